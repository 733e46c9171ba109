import { restErrors } from '../errors/rest-errors.ts'
import type { Condition } from './filter.ts'
import { type Field, readField, readName } from './names.ts'
import { type OrderTerm, readNames, readOrder } from './order.ts'
import { isFilter, readFilter, readTree } from './read-filter.ts'
import { Scanner } from './scanner.ts'
import { readSelect, type SelectItem } from './select.ts'

/** What narrows, sorts and cuts the rows of one resource. */
export interface Modifiers {
  where: Condition[]
  order: OrderTerm[]
  limit?: number
  offset?: number
}

export interface Query extends Modifiers {
  select: SelectItem[]
  /** For embedded resources: `messages.users.name=eq.x` has the path `['messages', 'users']`. */
  embedded: { path: string[]; modifiers: Modifiers }[]
  columns?: string[]
  onConflict?: string[]
  /** Arguments of a function called by GET, in the order given. */
  args: [name: string, value: string][]
}

/** The query string as a typed tree. With `hasArguments` a value without operator is an argument. */
export function parseQuery(
  parameters: Iterable<[string, string]>,
  { hasArguments }: { hasArguments: boolean },
): Query {
  const query: Query = { select: [{ kind: 'star' }], where: [], order: [], embedded: [], args: [] }
  for (const [key, text] of parameters) {
    if (key === 'select') query.select = readSelect(text)
    else if (key === 'columns') query.columns = readNames(text, 'columns parameter')
    else if (key === 'on_conflict') query.onConflict = readNames(text, 'on_conflict parameter')
    else if (hasArguments && isArgument(key, text)) query.args.push([key, text])
    else readModifier(query, key, text)
  }
  return query
}

function isArgument(key: string, text: string): boolean {
  const isModifier = /(^|\.)(order|limit|offset|and|or)$/.test(key)
  return !isModifier && !isFilter(text)
}

const treeOf = /^(not\.)?(and|or)$/
const modifierOf = /^(order|limit|offset)$/

function readModifier(query: Query, key: string, text: string): void {
  const { path, last } = readTreePath(key)
  const modifiers = path.length === 0 ? query : modifiersAt(query, path)
  const tree = treeOf.exec(last.text)
  if (tree) {
    modifiers.where.push(readTree(tree[2] === 'or' ? 'or' : 'and', tree[1] !== undefined, text))
  } else if (!modifierOf.test(last.text)) {
    modifiers.where.push(readFilter(last.field, text))
  } else if (last.text === 'order') {
    modifiers.order = readOrder(text)
  } else if (last.text === 'limit') {
    modifiers.limit = readCount(text, 'limit')
  } else {
    modifiers.offset = readCount(text, 'offset')
  }
}

/** `a.b.col->x` → path a, b and the field; `not.or` stays together. */
function readTreePath(key: string): { path: string[]; last: { text: string; field: Field } } {
  const scanner = new Scanner(key, 'tree path')
  const path: string[] = []
  for (;;) {
    const start = scanner.position
    if (/^not\.(and|or)$/.test(key.slice(start))) {
      return { path, last: { text: key.slice(start), field: { name: '', path: [] } } }
    }
    const field = readField(scanner)
    if (scanner.isAtEnd) return { path, last: { text: key.slice(start), field } }
    scanner.position = start
    path.push(readName(scanner))
    scanner.expect('.')
  }
}

function modifiersAt(query: Query, path: string[]): Modifiers {
  const known = query.embedded.find(
    (embedded) => JSON.stringify(embedded.path) === JSON.stringify(path),
  )
  if (known) return known.modifiers
  const modifiers: Modifiers = { where: [], order: [] }
  query.embedded.push({ path, modifiers })
  return modifiers
}

function readCount(text: string, what: string): number {
  const count = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(count)) {
    throw restErrors.unparsable(`${what} parameter`, text, 1, 'unexpected input expecting a number')
  }
  if (count < 0) throw restErrors.badRange(`Limit should be greater than or equal to zero.`)
  return count
}
