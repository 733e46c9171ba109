import { type Field, readField } from './names.ts'
import { Scanner } from './scanner.ts'

const aggregates = ['sum', 'avg', 'min', 'max', 'count'] as const
type Aggregate = (typeof aggregates)[number]

export interface FieldItem {
  kind: 'field'
  field: Field
  alias?: string
  cast?: string
  aggregate?: { name: Aggregate; cast?: string }
}

export interface EmbedItem {
  kind: 'embed'
  relation: string
  alias?: string
  hint?: string
  inner: boolean
  spread: boolean
  items: SelectItem[]
}

export type SelectItem =
  | { kind: 'star' }
  | { kind: 'count'; alias?: string; cast?: string }
  | FieldItem
  | EmbedItem

/**
 * select = item ("," item)*
 * item   = "*" | [alias ":"] "count()" cast? | [alias ":"] field cast? aggregate? | embed
 * embed  = ["..."] [alias ":"] name ("!" word)* "(" select? ")"
 */
export function readSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, 'select parameter')
  const items = readItems(scanner)
  scanner.expectEnd('"..." or field name (* or [a..z0..9_$])')
  return items
}

function readItems(scanner: Scanner): SelectItem[] {
  const items: SelectItem[] = []
  scanner.skipSpaces()
  if (scanner.isAtEnd || scanner.sees(')')) return items
  do items.push(readItem(scanner))
  while (scanner.takes(','))
  return items
}

function readItem(scanner: Scanner): SelectItem {
  scanner.skipSpaces()
  if (scanner.takes('...')) return readEmbed(scanner, readNamed(scanner), true)
  if (scanner.takes('*')) {
    scanner.skipSpaces()
    return { kind: 'star' }
  }
  const named = readNamed(scanner)
  if (named.field.path.length === 0) {
    if (named.field.name === 'count' && scanner.takes('()')) {
      return { kind: 'count', ...aliasOf(named), ...readCast(scanner) }
    }
    if (scanner.sees('!') || scanner.sees('(')) return readEmbed(scanner, named, false)
  }
  return {
    kind: 'field',
    field: named.field,
    ...aliasOf(named),
    ...readCast(scanner),
    ...readAggregate(scanner),
  }
}

interface Named {
  alias?: string
  field: Field
}

const aliasOf = ({ alias }: Named) => (alias === undefined ? {} : { alias })

/** `[alias ":"] field`; the double colon of a cast is no alias. */
function readNamed(scanner: Scanner): Named {
  const field = readField(scanner)
  if (field.path.length > 0 || scanner.sees('::') || !scanner.takes(':')) return { field }
  return { alias: field.name, field: readField(scanner) }
}

function readCast(scanner: Scanner): { cast?: string } {
  if (!scanner.takes('::')) return {}
  const cast = scanner.match(/[\p{L}\p{N}_ ]+/uy)?.[0].trim()
  if (!cast) scanner.fail('a type')
  return { cast }
}

function readAggregate(scanner: Scanner): { aggregate?: FieldItem['aggregate'] } {
  if (!scanner.takes('.')) return {}
  const name = aggregates.find((aggregate) => scanner.takes(`${aggregate}()`))
  if (!name) scanner.fail('an aggregate function (sum, avg, min, max, count)')
  return { aggregate: { name, ...readCast(scanner) } }
}

function readEmbed(scanner: Scanner, { alias, field }: Named, spread: boolean): EmbedItem {
  const words: string[] = []
  while (scanner.takes('!')) words.push(readField(scanner).name)
  scanner.expect('(')
  const items = readItems(scanner)
  scanner.expect(')')
  scanner.skipSpaces()
  const hint = words.find((word) => word !== 'inner' && word !== 'left')
  return {
    kind: 'embed',
    relation: field.name,
    inner: words.includes('inner'),
    spread,
    items,
    ...(alias === undefined ? {} : { alias }),
    ...(hint === undefined ? {} : { hint }),
  }
}
