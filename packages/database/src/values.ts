import { types } from 'pg'

const TEXTS: number = 1009
const BIGINTS: number = 1016
const readTexts = types.getTypeParser(TEXTS, 'text')

/** A `bigint` is read as a number, or as text where a number would lose digits. */
function readBigint(text: string): number | string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}

types.setTypeParser(types.builtins.INT8, readBigint)
types.setTypeParser(BIGINTS, (text) =>
  readTexts(text).map((item: string | null) => (item === null ? null : readBigint(item))),
)

/** A JavaScript value as the text Postgres reads it from: `[1, 'a']` → `{"1","a"}`. */
export function encodeValue(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value)
  if (Array.isArray(value)) return encodeArray(value)
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

function encodeArray(items: unknown[]): string {
  return `{${items.map(encodeItem).join(',')}}`
}

function encodeItem(item: unknown): string {
  if (Array.isArray(item)) return encodeArray(item)
  const text = encodeValue(item)
  if (text === null) return 'NULL'
  if (typeof text !== 'string') return `"\\\\x${text.toString('hex')}"`
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
