import { restErrors } from '../errors/rest-errors.ts'

/** Rows under a header line; `NULL` is null, `"a ""b"""` is quoted. */
export function readCsv(text: string): Record<string, string | null>[] {
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
