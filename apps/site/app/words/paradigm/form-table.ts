import type { ParadigmPlace } from '@slovo/content-model'
import type { Message } from '@slovo/messages'

export type CellForms = ParadigmPlace['forms']

/** One table of a paradigm. A name that is a plain text is in the language of the word: я, nous. */
export interface FormTable {
  caption: Message
  /** The heads of the columns of forms; a table of one column needs none. */
  columns: Message[]
  rows: { name: Message | string; cells: CellForms[] }[]
}

export type FormsBySlot = ReadonlyMap<string, CellForms>

export const bySlot = (paradigm: readonly ParadigmPlace[]): FormsBySlot =>
  new Map(paradigm.map(({ slot, forms }) => [slot, forms]))

interface Grid {
  caption: Message
  columns: readonly { name: Message; key: string }[]
  rows: readonly { name: Message | string; key: string }[]
  cell: (row: string, column: string) => CellForms | undefined
}

/** A table without the rows and columns in which nothing stands; null where nothing is left. */
export function gridOf({ caption, columns, rows, cell }: Grid): FormTable | null {
  const has = (row: string, column: string) => (cell(row, column)?.length ?? 0) > 0
  const kept = columns.filter(({ key }) => rows.some((row) => has(row.key, key)))
  const filled = rows.filter(({ key }) => kept.some((column) => has(key, column.key)))
  if (filled.length === 0) return null
  return {
    caption,
    columns: kept.map(({ name }) => name),
    rows: filled.map(({ name, key }) => ({
      name,
      cells: kept.map((column) => cell(key, column.key) ?? []),
    })),
  }
}

/** A table of one column, whose rows have one form each. */
export function listOf(
  caption: Message,
  rows: readonly (readonly [name: Message | string, slot: string])[],
  forms: FormsBySlot,
): FormTable | null {
  const table = gridOf({
    caption,
    columns: [{ name: caption, key: '' }],
    rows: rows.map(([name, key]) => ({ name, key })),
    cell: (slot) => forms.get(slot),
  })
  return table && { ...table, columns: [] }
}

export const isTable = (table: FormTable | null): table is FormTable => table !== null
