import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { readEntryText } from '../entry-text.ts'
import { ImportRefused } from '../import-refused.ts'
import { cut, type DictionaryFile, type ImportedEntry, oneLine } from '../imported-entry.ts'
import { saysRussianFrench } from '../language-pair.ts'
import { plainText } from '../plain-text.ts'
import { type ImportLimits, readWhole } from '../read-file.ts'

interface StarDictFiles {
  ifo: string
  /** `.idx` or `.idx.gz` */
  idx: string
  /** `.dict` or `.dict.dz` */
  texts: string
  syn: string
}

const MAX_WORD_BYTES = 256
/** Kinds of data that are text: plain, phonetic, with Pango, XDXF or HTML markup, and older ones. */
const TEXTS = 'mltgxyh'
const PHONETIC = 'ty'
/** The headword of XDXF stands in its entry again; `tr` is its transcription. */
const IGNORED: Record<string, string[]> = { x: ['k', 'tr'] }

/**
 * StarDict: `.ifo` says what the other files are, `.idx` has the words (text, 0, offset, size), `.dict` the entries, `.syn`
 * more words, each with the number of its place in `.idx`.
 */
export async function readStarDict(
  { ifo, idx, texts, syn }: StarDictFiles,
  limits: ImportLimits,
): Promise<DictionaryFile> {
  const about = readIfo(ifo, decode(ifo, await readWhole(ifo, limits), 1))
  const words = await readWhole(idx, limits)
  const bytes = await readWhole(texts, limits)
  const isLong = about.get('idxoffsetbits') === '64'
  checkCount(about, 'idxfilesize', words.length, idx)
  const forms = existsSync(syn) ? readSyn(syn, await readWhole(syn, limits)) : new Map()
  const title = about.get('bookname') ?? ''
  const licence = [about.get('description'), about.get('author')].filter(Boolean).join(', ')
  let progress = 0

  async function* entries(): AsyncGenerator<ImportedEntry> {
    let count = 0
    for (const { word, offset, size, end } of readIdx(idx, words, isLong)) {
      count += 1
      progress = end / words.length
      const place = `${basename(idx)}, entry ${count} (“${cut(word, 60)}”)`
      if (offset + size > bytes.length || size > limits.lineBytes)
        throw new ImportRefused(`${place}: it is outside the text. Nothing was changed.`)
      const data = bytes.subarray(offset, offset + size)
      const text = textsIn(data, about.get('sametypesequence') ?? '', place)
      const entry = readEntryText(text, word)
      yield { ...entry, forms: forms.get(count - 1) ?? [] }
    }
    checkCount(about, 'wordcount', count, idx)
  }
  return {
    source: [title, about.get('website')].filter(Boolean).map(String).map(oneLine).join(', '),
    ...(licence && { licence: cut(oneLine(plainText(licence)), 300) }),
    isRussianFrench: saysRussianFrench(title) || saysRussianFrench(basename(ifo, '.ifo')),
    entries,
    progress: () => progress,
  }
}

function readIfo(file: string, text: string): Map<string, string> {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (!head.startsWith("StarDict's dict ifo file"))
    throw new ImportRefused(`${basename(file)}, line 1: this is not an .ifo file of StarDict.`)
  return new Map(
    lines
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')).trim(), line.slice(line.indexOf('=') + 1)]),
  )
}

function checkCount(about: Map<string, string>, name: string, found: number, file: string) {
  const said = about.get(name)
  if (said === undefined || Number(said) === found) return
  throw new ImportRefused(
    `${basename(file)}: ${name} should be ${cut(said, 20)}, but is ${found}: the file is truncated, or of another dictionary. Nothing was changed.`,
  )
}

function* readIdx(file: string, bytes: Buffer, isLong: boolean) {
  const numbers = isLong ? 12 : 8
  let count = 0
  for (let start = 0; start < bytes.length; ) {
    count += 1
    const zero = bytes.indexOf(0, start)
    const end = zero + 1 + numbers
    if (zero < 0 || zero - start > MAX_WORD_BYTES || end > bytes.length)
      throw new ImportRefused(
        `${basename(file)}, entry ${count}: the index is truncated or damaged here. Nothing was changed.`,
      )
    const word = decode(file, bytes.subarray(start, zero), count)
    const offset = isLong ? Number(bytes.readBigUInt64BE(zero + 1)) : bytes.readUInt32BE(zero + 1)
    yield { word, offset, size: bytes.readUInt32BE(end - 4), end }
    start = end
  }
}

/** The words of `.syn`, by the place in `.idx` of the entry that they lead to. */
function readSyn(file: string, bytes: Buffer): Map<number, string[]> {
  const found = new Map<number, string[]>()
  let count = 0
  for (let start = 0; start < bytes.length; ) {
    count += 1
    const zero = bytes.indexOf(0, start)
    if (zero < 0 || zero - start > MAX_WORD_BYTES || zero + 5 > bytes.length)
      throw new ImportRefused(
        `${basename(file)}, entry ${count}: the file is truncated or damaged here. Nothing was changed.`,
      )
    const entry = bytes.readUInt32BE(zero + 1)
    const forms = found.get(entry) ?? []
    forms.push(decode(file, bytes.subarray(start, zero), count))
    found.set(entry, forms)
    start = zero + 5
  }
  return found
}

/**
 * The texts of an entry. Its parts have a type of one letter, which stands before each, or once for all entries in the
 * `.ifo`; then the last part has no end mark. Parts of a large letter are files with their size before them.
 */
function textsIn(data: Buffer, sequence: string, place: string): string {
  const texts: string[] = []
  let start = 0
  for (let part = 0; start < data.length && (sequence === '' || part < sequence.length); part++) {
    const type = sequence === '' ? String.fromCharCode(data[start++] ?? 0) : (sequence[part] ?? '')
    const isLast = sequence !== '' && part === sequence.length - 1
    if (/[A-Z]/.test(type)) {
      if (isLast) break
      if (start + 4 > data.length) throw damaged(place)
      start += 4 + data.readUInt32BE(start)
      continue
    }
    const zero = isLast ? -1 : data.indexOf(0, start)
    const end = zero < 0 ? data.length : zero
    if (TEXTS.includes(type) && !PHONETIC.includes(type)) {
      const text = decode(place, data.subarray(start, end), undefined)
      texts.push(plainText(text, IGNORED[type]))
    }
    start = end + 1
  }
  return texts.join('\n')
}

const damaged = (place: string) =>
  new ImportRefused(`${place}: the entry is damaged. Nothing was changed.`)

function decode(file: string, bytes: Buffer, entry: number | undefined): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const place = entry === undefined ? file : `${basename(file)}, entry ${entry}`
    throw new ImportRefused(`${place}: it is not UTF-8. Nothing was changed.`)
  }
}
