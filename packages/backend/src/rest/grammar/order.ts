import { type Field, readField, readName } from './names.ts'
import { Scanner } from './scanner.ts'

export interface OrderTerm {
  /** `clients(name)`: by a column of a to-one relation. */
  relation?: string
  field: Field
  direction?: 'asc' | 'desc'
  nulls?: 'first' | 'last'
}

/** order = term ("," term)*; term = (field | relation "(" field ")") [".asc" | ".desc"] [".nullsfirst" | ".nullslast"] */
export function readOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order')
  const terms: OrderTerm[] = []
  if (scanner.isAtEnd) return terms
  do terms.push(readTerm(scanner))
  while (scanner.takes(','))
  scanner.expectEnd('"asc", "desc", "nullsfirst" or "nullslast"')
  return terms
}

function readTerm(scanner: Scanner): OrderTerm {
  const term: OrderTerm = readTarget(scanner)
  if (scanner.takes('.asc')) term.direction = 'asc'
  else if (scanner.takes('.desc')) term.direction = 'desc'
  if (scanner.takes('.nullsfirst')) term.nulls = 'first'
  else if (scanner.takes('.nullslast')) term.nulls = 'last'
  scanner.skipSpaces()
  return term
}

function readTarget(scanner: Scanner): OrderTerm {
  const field = readField(scanner)
  if (field.path.length > 0 || !scanner.takes('(')) return { field }
  const inner = readField(scanner)
  scanner.expect(')')
  return { relation: field.name, field: inner }
}

/** `columns` and `on_conflict`: names between commas. */
export function readNames(text: string, what: string): string[] {
  const scanner = new Scanner(text, what)
  const names: string[] = []
  if (scanner.isAtEnd) return names
  do names.push(readName(scanner))
  while (scanner.takes(','))
  scanner.expectEnd('","')
  return names
}
