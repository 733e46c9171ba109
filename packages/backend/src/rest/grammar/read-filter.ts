import {
  type Condition,
  comparisons,
  type Filter,
  type LogicTree,
  type Operation,
  type State,
  searches,
  states,
} from './filter.ts'
import { type Field, findQuoted, readField } from './names.ts'
import { Scanner } from './scanner.ts'

const quantifiable: ReadonlySet<string> = new Set([
  'eq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
])

const operatorWord = /[a-z]+/y
const expectedOperator = '"not" or operator (eq, gt, ...)'

/** `column=[not.]operator.value`: the value is the rest of the text. */
export function readFilter(field: Field, text: string): Filter {
  const scanner = new Scanner(text, 'filter')
  return { kind: 'filter', field, ...readOperation(scanner, readRest) }
}

/** Whether a value begins with an operator; if not, it is an argument of a function. */
export function isFilter(text: string): boolean {
  const word = /^(?:not\.)?([a-z]+)(?:\((?:any|all|[^()]*)\))?\./.exec(text)?.[1] ?? ''
  return (
    isKeyOf(comparisons, word) ||
    isKeyOf(searches, word) ||
    ['in', 'is', 'isdistinct'].includes(word)
  )
}

/**
 * tree      = "(" condition ("," condition)* ")"
 * condition = ["not."] ("and" | "or") tree | field ["not."] "." operator "." value
 */
export function readTree(kind: 'and' | 'or', negated: boolean, text: string): LogicTree {
  const scanner = new Scanner(text, 'logic tree')
  const tree: LogicTree = { kind, negated, conditions: readConditions(scanner) }
  scanner.expectEnd()
  return tree
}

function readConditions(scanner: Scanner): Condition[] {
  const conditions: Condition[] = []
  scanner.skipSpaces()
  scanner.expect('(')
  do conditions.push(readCondition(scanner))
  while (scanner.takes(','))
  scanner.expect(')')
  scanner.skipSpaces()
  return conditions
}

function readCondition(scanner: Scanner): Condition {
  scanner.skipSpaces()
  const junction = scanner.match(/(not\.)?(and|or)(?= *\()/y)
  if (junction) {
    const kind = junction[2] === 'or' ? 'or' : 'and'
    return { kind, negated: junction[1] !== undefined, conditions: readConditions(scanner) }
  }
  const field = readField(scanner)
  if (!scanner.takes('.'))
    scanner.fail('field name (* or [a..z0..9_$]), "." or logic operator (and, or)')
  const filter: Filter = { kind: 'filter', field, ...readOperation(scanner, readTreeValue) }
  scanner.skipSpaces()
  return filter
}

type ReadValue = (scanner: Scanner) => string

function readOperation(scanner: Scanner, readValue: ReadValue): Omit<Filter, 'kind' | 'field'> {
  const negated = scanner.takes('not.')
  const start = scanner.position
  const word = scanner.match(operatorWord)?.[0] ?? ''
  const operation = findOperation(scanner, word, readValue)
  if (operation) return { negated, operation }
  scanner.position = start
  return scanner.fail(expectedOperator)
}

function findOperation(
  scanner: Scanner,
  word: string,
  readValue: ReadValue,
): Operation | undefined {
  if (isKeyOf(searches, word)) {
    const language = scanner.match(/\(([\p{L}\p{N}_]+)\)/uy)?.[1]
    scanner.expect('.')
    const value = readValue(scanner)
    return { kind: 'search', search: word, value, ...(language === undefined ? {} : { language }) }
  }
  if (isKeyOf(comparisons, word)) {
    const quantifier = quantifiable.has(word) ? scanner.match(/\((any|all)\)/y)?.[1] : undefined
    if (!scanner.takes('.')) return undefined
    const value = readValue(scanner)
    if (quantifier === 'any' || quantifier === 'all') {
      return { kind: 'compare', operator: word, quantifier, value }
    }
    return { kind: 'compare', operator: word, value }
  }
  if (!['in', 'is', 'isdistinct'].includes(word) || !scanner.takes('.')) return undefined
  if (word === 'isdistinct') return { kind: 'distinct', value: readValue(scanner) }
  if (word === 'in') return { kind: 'in', values: readList(scanner) }
  return { kind: 'is', state: readState(scanner) }
}

function readState(scanner: Scanner): State {
  const start = scanner.position
  const word = scanner.match(/\w+/y)?.[0].toLowerCase() ?? ''
  if (
    isKeyOf(states, word) &&
    (scanner.isAtEnd || /[,) ]/.test(scanner.text[scanner.position] ?? ''))
  ) {
    return word
  }
  scanner.position = start
  return scanner.fail('isVal: (null, not_null, true, false, unknown)')
}

/** `("a b",c)`; `()` is the empty list. */
function readList(scanner: Scanner): string[] {
  const values: string[] = []
  scanner.skipSpaces()
  scanner.expect('(')
  if (scanner.takes(')')) return values
  do values.push(readListed(scanner, /[^,)]*/y))
  while (scanner.takes(','))
  scanner.expect(')')
  scanner.skipSpaces()
  return values
}

function readListed(scanner: Scanner, plain: RegExp): string {
  const start = scanner.position
  const quoted = findQuoted(scanner)
  if (quoted !== undefined && (scanner.isAtEnd || scanner.sees(',') || scanner.sees(')'))) {
    return quoted
  }
  scanner.position = start
  return scanner.match(plain)?.[0] ?? ''
}

function readRest(scanner: Scanner): string {
  const rest = scanner.text.slice(scanner.position)
  scanner.position = scanner.text.length
  return rest
}

/** Inside a tree a value ends at a comma or bracket, unless it is quoted or an array. */
function readTreeValue(scanner: Scanner): string {
  const array = scanner.match(/\{[^{}]*\}/y)
  return array ? array[0] : readListed(scanner, /[^,)]*/y)
}

function isKeyOf<T extends object>(table: T, word: string): word is keyof T & string {
  return Object.hasOwn(table, word)
}
