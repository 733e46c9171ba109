import { FIELD_END, limits } from '../row.ts'

/** What Postgres cannot store or a line cannot hold: null bytes, halves of letters, and Anki's separator of fields. */
export function cleanCell(text: string): string {
  return text
    .slice(0, limits.cell)
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(FIELD_END, '')
    .replace(/\r\n?/g, '\n')
    .trim()
}
