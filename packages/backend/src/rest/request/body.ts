import { parseJson } from '../../kernel/http/body.ts'
import { restErrors } from '../errors/rest-errors.ts'

/** Rows to write, as the JSON text Postgres will read, and the keys they name. */
export interface Payload {
  json: string
  isArray: boolean
  rows: number
  keys: readonly string[]
}

/** The body of a write: JSON, CSV or a form. With named columns rows may leave keys out. */
export async function readPayload(
  request: Request,
  columns: readonly string[] | undefined,
): Promise<Payload> {
  const text = await request.text()
  const type = contentTypeOf(request)
  if (type === 'text/csv') return payloadOf(JSON.stringify(readCsv(text)), columns)
  if (type === 'application/x-www-form-urlencoded') {
    return payloadOf(JSON.stringify(Object.fromEntries(new URLSearchParams(text))), columns)
  }
  return payloadOf(text, columns)
}

export function contentTypeOf({ headers }: Request): string {
  return (
    (headers.get('content-type') ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? ''
  )
}

/** The text itself goes to Postgres, so that no number loses digits on the way. */
function payloadOf(json: string, columns: readonly string[] | undefined): Payload {
  const parsed = parseJsonBody(json)
  const isArray = Array.isArray(parsed)
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
  const keys = columns ?? keysOf(rows)
  if (!rows.every(isObject)) throw invalidJson()
  return { json: isArray ? json : `[${json}]`, isArray, rows: rows.length, keys }
}

export function parseJsonBody(text: string): unknown {
  return parseJson(text, invalidJson)
}

const invalidJson = () => restErrors.badBody('Empty or invalid json')

function keysOf(rows: readonly unknown[]): string[] {
  const [first] = rows
  if (!isObject(first)) return []
  const keys = Object.keys(first)
  for (const row of rows) {
    if (!isObject(row)) continue
    const isSame =
      Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key))
    if (!isSame) throw restErrors.badBody('All object keys must match')
  }
  return keys
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Rows under a header line; `NULL` is null, `"a ""b"""` is quoted. */
function readCsv(text: string): Record<string, string | null>[] {
  const [header, ...lines] = splitLines(text)
  if (!header) return []
  return lines.map((cells) => {
    if (cells.length !== header.length)
      throw restErrors.badBody('All lines must have same number of fields')
    return Object.fromEntries(
      header.map((key, index) => [key, cells[index] === 'NULL' ? null : (cells[index] ?? null)]),
    )
  })
}

function splitLines(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) throw restErrors.badBody('Failed to parse CSV')
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === ',') continue
    lines.push(cells)
    cells = []
  }
  if (cells.length > 0) lines.push([...cells, ''])
  return lines
}
