import { extname } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { ImportRefused } from '../import-refused.ts'
import type { DictionaryFile, ImportedEntry } from '../imported-entry.ts'
import { genderOf, posOf } from '../parts-of-speech.ts'
import { type ImportLimits, readLines, refusal, textOf } from '../read-file.ts'

export const CSV_COLUMNS =
  'ru and fr (the first of the two is the headword), or headword and translations; and, if you have them, stress, pos, gender, note'

const Row = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) })

/** A table with named columns: comma or semicolon in a `.csv`, tab in a `.tsv`. */
export async function readCsv(file: string, limits: ImportLimits): Promise<DictionaryFile> {
  const first = await firstLine(file, limits)
  const delimiter = delimiterOf(file, first)
  const columns = first.split(delimiter).map(nameOf)
  const place = (name: string) => columns.indexOf(name)
  const languages = columns.filter((name) => name === 'ru' || name === 'fr')
  const isRussianFrench = new Set(languages).size === 2
  const [headword = '', translations = ''] = isRussianFrench
    ? languages
    : ['headword', 'translations']
  if (place(headword) < 0 || place(translations) < 0)
    throw refusal(file, 1, `the first line does not name the columns: ${CSV_COLUMNS}`)
  let progress = 0

  async function* lines() {
    for await (const line of readLines(file, limits)) {
      progress = line.progress
      yield `${textOf(file, line)}\n`
    }
  }
  async function* entries(): AsyncGenerator<ImportedEntry> {
    const records = pipeline(
      Readable.from(lines()),
      parse({
        ...{ bom: true, info: true, delimiter, from: 2, skip_empty_lines: true },
        ...(delimiter === '\t' && { quote: null }),
        max_record_size: limits.lineBytes,
      }),
      () => undefined,
    )
    yield* entriesOf(records)
  }
  async function* entriesOf(records: AsyncIterable<unknown>): AsyncGenerator<ImportedEntry> {
    try {
      for await (const one of records) {
        const { record, info } = Row.parse(one)
        const cell = (name: string) => record[place(name)]?.trim() ?? ''
        if (cell(headword) === '')
          throw refusal(file, info.lines, `the column ${headword} is empty`)
        const pos = posOf(cell('pos'))
        const gender = genderOf(cell('gender'))
        const stressed = headword === 'fr' ? '' : cell('stress')
        yield {
          headword: stressed || cell(headword),
          ...(pos && { pos }),
          ...(gender && { gender }),
          translations: cell(translations)
            .split(/[;,|]/)
            .map((text) => text.trim()),
          note: cell('note'),
        }
      }
    } catch (cause) {
      if (!(cause instanceof CsvError)) throw cause
      throw refusal(file, Number(cause.lines ?? 0), cause.message.replace(/\.$/, ''))
    }
  }
  return { isRussianFrench, entries, progress: () => progress }
}

async function firstLine(file: string, limits: ImportLimits): Promise<string> {
  for await (const line of readLines(file, limits)) return textOf(file, line).replace(/^\uFEFF/, '')
  throw new ImportRefused(`${file} is empty.`)
}

function delimiterOf(file: string, first: string): string {
  if (extname(file.replace(/\.gz$/i, '')).toLowerCase() === '.tsv') return '\t'
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ','
}

const nameOf = (cell: string) => cell.trim().replace(/^"|"$/g, '').toLowerCase()
