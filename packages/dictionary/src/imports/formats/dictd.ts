import { basename } from 'node:path'
import { readEntryText } from '../entry-text.ts'
import { ImportRefused } from '../import-refused.ts'
import { cut, type DictionaryFile, type ImportedEntry, oneLine } from '../imported-entry.ts'
import { saysRussianFrench } from '../language-pair.ts'
import { type ImportLimits, readLines, readWhole, refusal, textOf } from '../read-file.ts'

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Six of its digits count 64 gigabytes. */
const NUMBER = /^[A-Za-z0-9+/]{1,6}$/
const ABOUT = /^00-?database-?(.*)$/

interface DictdFiles {
  index: string
  /** `.dict` or `.dict.dz` */
  texts: string
}

/**
 * The format of the dictd server: an index of keys, each with offset and length of its entry in base 64, and the entries in
 * one text. Keys have lost their marks (`largent ne fait pas le bonheur`); the entry's first line has the headword.
 */
export async function readDictd(
  { index, texts }: DictdFiles,
  limits: ImportLimits,
): Promise<DictionaryFile> {
  const bytes = await readWhole(texts, limits)
  const about = new Map<string, string>()
  for await (const row of readIndex(index, bytes.length, limits)) {
    const name = ABOUT.exec(row.key)?.[1]
    if (name) about.set(name, entryAt(bytes, row, index))
  }
  const title = headOf(about.get('short'))
  const url = headOf(about.get('url'))
  const licence = licenceIn(about.get('info') ?? '')
  let progress = 0

  async function* entries(): AsyncGenerator<ImportedEntry> {
    const seen = new Set<number>()
    for await (const row of readIndex(index, bytes.length, limits)) {
      progress = row.progress
      if (ABOUT.test(row.key)) continue
      const entry = readEntryText(entryAt(bytes, row, index), row.key)
      // Several keys lead to one entry; only the first gives its translations.
      if (seen.has(row.offset) && entry.headword !== row.key) continue
      seen.add(row.offset)
      yield entry
    }
  }
  return {
    source: [title, url].filter(Boolean).join(', '),
    ...(licence && { licence }),
    isRussianFrench: saysRussianFrench(`${title} `) || saysRussianFrench(basename(index, '.index')),
    entries,
    progress: () => progress,
  }
}

interface IndexRow {
  key: string
  offset: number
  length: number
  line: number
  progress: number
}

async function* readIndex(
  file: string,
  available: number,
  limits: ImportLimits,
): AsyncGenerator<IndexRow> {
  for await (const line of readLines(file, limits)) {
    const { number, progress } = line
    if (line.bytes.length === 0) continue
    const [key = '', offset = '', length = ''] = textOf(file, line).split('\t')
    if (!NUMBER.test(offset) || !NUMBER.test(length))
      throw refusal(file, number, 'it is not a key with offset and length')
    const row = { key, offset: numberOf(offset), length: numberOf(length), line: number, progress }
    if (row.offset + row.length > available || row.length > limits.lineBytes)
      throw refusal(file, number, `the entry of “${cut(key, 60)}” is outside the text`)
    yield row
  }
}

const numberOf = (digits: string) =>
  [...digits].reduce((sum, digit) => sum * 64 + DIGITS.indexOf(digit), 0)

function entryAt(bytes: Buffer, { key, offset, length, line }: IndexRow, index: string): string {
  try {
    const entry = bytes.subarray(offset, offset + length)
    return new TextDecoder('utf-8', { fatal: true }).decode(entry)
  } catch {
    throw new ImportRefused(
      `${basename(index)}, line ${line}: the entry of “${cut(key, 60)}” is not UTF-8. Nothing was changed.`,
    )
  }
}

/** The first line behind the name of the entry itself. */
function headOf(text = ''): string {
  const lines = text.split('\n').map(oneLine)
  return lines.find((line) => line !== '' && !ABOUT.test(line)) ?? ''
}

/** The paragraph that speaks of the licence. */
function licenceIn(info: string): string | undefined {
  const paragraphs = info.split(/\n\s*\n/).map(oneLine)
  const found = paragraphs.find((one) => /licen[cs]e|copyright|creative commons|\bGPL\b/i.test(one))
  return found && cut(found, 300)
}
