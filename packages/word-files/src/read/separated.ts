import { parse } from 'csv-parse/sync'
import { FileFault } from '../file-fault.ts'
import { type FileHead, type FileRow, limits } from '../row.ts'
import { hasTitles } from '../titles.ts'
import { sourceOf } from '../titles-of-sources.ts'
import { cleanCell } from './clean.ts'
import { decode } from './decode.ts'
import { plainText } from './plain-text.ts'

const separators: Record<string, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
}
const LOOKED_AT = 50
/** As many as a row of a spreadsheet can leave behind itself. */
const MAX_SEPARATORS = 16_384
const [LINE_FEED, CARRIAGE_RETURN] = [10, 13]
interface AnkiHeaders {
  separator?: string
  html?: string
  columns?: string
}

/** A table as text: CSV, TSV, or what Anki exports as text, with its `#separator:` lines before the rows. */
export function readSeparated(bytes: Uint8Array): { head: FileHead; rows: FileRow[] } {
  const text = decode(bytes)
  const { headers, body, skipped } = takeAnkiHeaders(text)
  const delimiter = delimiterOf(headers.separator, body)
  requireModestLines(body, delimiter)
  const records = readRecords(body, delimiter)
  if (records.length > limits.rows + 1) throw new FileFault('too-many-rows')

  const isHtml = headers.html === 'true'
  const rows = records
    .map(({ line, cells }) => ({
      line: line + skipped,
      cells: cells.map((cell) => cleanCell(isHtml ? plainText(cell) : withoutApostrophe(cell))),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const named = headers.columns?.split(delimiter).map(cleanCell)
  const [first] = rows
  const titles = named ?? (first && hasTitles(rows.slice(0, LOOKED_AT)) ? rows.shift()?.cells : [])
  if (rows.length === 0) throw new FileFault('empty')
  if (rows.length > limits.rows) throw new FileFault('too-many-rows')
  const isAnki = Object.keys(headers).length > 0
  const source = isAnki ? 'anki' : sourceOf(titles ?? [], rows.slice(0, LOOKED_AT))
  return {
    head: { source, titles: titles ?? [] },
    rows: source === 'lwt' ? rows.map(withoutBraces) : rows,
  }
}

/** `'-нибудь`: exports of Slovo, and of others, keep a spreadsheet from reading a formula (`csvLine`). */
const withoutApostrophe = (cell: string) => cell.replace(/^'(?=\s*[=+\-@])/, '')

/** LWT puts the term of a sentence into braces. */
const withoutBraces = ({ line, cells }: FileRow): FileRow => ({
  line,
  cells: cells.map((cell) => cell.replace(/[{}]/g, '')),
})

function takeAnkiHeaders(text: string) {
  const headers: AnkiHeaders = {}
  let body = text
  let skipped = 0
  for (;;) {
    const found = /^#(separator|html|columns|[a-z ]{1,30}):([^\r\n]*)\r?\n/.exec(
      body.slice(0, 10_000),
    )
    if (!found) return { headers, body, skipped }
    const [line, name, value = ''] = found
    if (name === 'separator' || name === 'html' || name === 'columns') headers[name] = value
    body = body.slice(line.length)
    skipped += 1
  }
}

/** The one that cuts the first lines most often into as many cells as the line before. */
function delimiterOf(named: string | undefined, body: string) {
  if (named) return separators[named.toLowerCase()] ?? (named === '\\t' ? '\t' : named.slice(0, 1))
  const lines = body.slice(0, 64_000).split('\n', LOOKED_AT)
  const score = (delimiter: string) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length)
    return counts.filter((count, at) => count > 1 && count === (counts[at - 1] ?? count)).length
  }
  const [best = ','] = ['\t', ';', ',', '|'].toSorted((one, other) => score(other) - score(one))
  return best
}

/** A line of separators alone would become a list of half a million cells; the parser has no limit for them. */
function requireModestLines(body: string, delimiter: string) {
  const separator = delimiter.charCodeAt(0)
  let separators = 0
  for (let at = 0; at < body.length; at++) {
    const code = body.charCodeAt(at)
    if (code === LINE_FEED || code === CARRIAGE_RETURN) separators = 0
    else if (code === separator && ++separators > MAX_SEPARATORS) throw new FileFault('damaged')
  }
}

function readRecords(body: string, delimiter: string) {
  const read = (quote: '"' | null) => {
    const rows: FileRow[] = []
    parse(body, {
      delimiter,
      quote,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 100 * limits.cell,
      to: limits.rows + 2,
      on_record(record: string[], { records, empty_lines }) {
        // A record may go over several lines of the file, and is one row of a spreadsheet.
        rows.push({ line: records + empty_lines, cells: record.slice(0, limits.columns) })
        return null
      },
    })
    return rows
  }
  try {
    return read('"')
  } catch {
    // A text with quotation marks of its own, as LWT and Readlang write it.
    try {
      return read(null)
    } catch (cause) {
      throw new FileFault('not-words', cause)
    }
  }
}
