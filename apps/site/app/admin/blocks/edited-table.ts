/** The rows of a table, each with as many cells as the others. */
export type EditedTable = string[][]

const FIRST_COLUMNS = 2

/** `Cas | Forme` and a line for each further row; an empty text is a table of two rows and two columns. */
export function readTable(text: string): EditedTable {
  const rows = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const columns = Math.max(FIRST_COLUMNS, ...rows.map((cells) => cells.length))
  while (rows.length < 2) rows.push([])
  return rows.map((cells) => Array.from({ length: columns }, (_, place) => cells[place] ?? ''))
}

/** `| Cas | Forme |`, the text that `readBlock` reads; a `|` in a cell would divide it, and stands as `/`. Rows without a word are left out. */
export function tableText(table: EditedTable): string {
  return table
    .filter((cells) => cells.some((cell) => cell.trim()))
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '/').trim()).join(' | ')} |`)
    .join('\n')
}
