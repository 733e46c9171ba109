import { realtimeErrors } from '../realtime-errors.ts'
import type { PublishedColumn, PublishedTable } from './catalogue.ts'
import { quoted } from './table-sql.ts'

export interface ChangeCondition {
  column: string
  operator: string
  isNegated: boolean
  values: string[]
}

const compared: Record<string, string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  isdistinct: 'is distinct from',
}
const matched: Record<string, string> = { like: 'like', ilike: 'ilike', match: '~', imatch: '~*' }
const states = new Set(['null', 'true', 'false', 'unknown'])
const HEAD = /^([^=,]+)=(not\.)?([a-z]+)\./
const QUOTED = /^"((?:[^"\\]|\\.)*)"/s

/** `user_id=eq.7,level=in.(A1,"B,2")` → conditions that must all hold. */
export function readChangeFilter(text: string): ChangeCondition[] {
  const conditions: ChangeCondition[] = []
  let rest = text
  while (rest) {
    const [head, column, not, operator] = HEAD.exec(rest) ?? []
    if (!head || !column || !operator)
      throw realtimeErrors.invalidFilter(`the filter ${text} is not understood`)
    const { values, after } =
      operator === 'in' ? readList(rest.slice(head.length)) : readOne(rest.slice(head.length))
    conditions.push({ column, operator, isNegated: not !== undefined, values })
    if (after && !after.startsWith(','))
      throw realtimeErrors.invalidFilter(`the filter ${text} is not closed`)
    rest = after.slice(1)
  }
  return conditions
}

/** The conditions as SQL over a row called `row`; values become parameters, with the type of their column. */
export function filterSql(
  conditions: ChangeCondition[],
  table: PublishedTable,
  row: string,
  parameter: (value: unknown) => string,
): string {
  const parts = conditions.map((condition) => {
    const sql = conditionSql(condition, columnOf(table, condition), row, parameter)
    return condition.isNegated ? `not (${sql})` : sql
  })
  return parts.length === 0 ? 'true' : `coalesce(${parts.join(' and ')}, false)`
}

/**
 * Whether a row can be left out without asking Postgres, by equality of simple types. It spares a query for each of a
 * thousand learners when one of them saves a word.
 */
export function isSurelyOut(
  conditions: ChangeCondition[],
  table: PublishedTable,
  image: Record<string, unknown>,
): boolean {
  return conditions.some(({ column, operator, isNegated, values }) => {
    const type = table.columns.find(({ name }) => name === column)?.type
    const value = image[column]
    if (operator !== 'eq' || isNegated || value === undefined) return false
    if (type === 'uuid') return String(value).toLowerCase() !== values[0]?.toLowerCase()
    return type === 'text' && value !== values[0]
  })
}

function conditionSql(
  { operator, values }: ChangeCondition,
  { name, cast }: PublishedColumn,
  row: string,
  parameter: (value: unknown) => string,
): string {
  const column = `${row}.${quoted(name)}`
  const [value = ''] = values
  if (Object.hasOwn(compared, operator)) {
    return `${column} ${compared[operator]} ${parameter(value)}::${cast}`
  }
  if (Object.hasOwn(matched, operator)) {
    return `${column}::text ${matched[operator]} ${parameter(value)}::text`
  }
  if (operator === 'in') return `${column} = any (${parameter(values)}::${cast}[])`
  if (operator === 'is' && states.has(value)) return `${column} is ${value}`
  throw realtimeErrors.invalidFilter(`the operator ${operator} is not known`)
}

function columnOf({ columns }: PublishedTable, condition: ChangeCondition): PublishedColumn {
  const column = columns.find(({ name }) => name === condition.column)
  if (!column) throw realtimeErrors.invalidFilter(`there is no column ${condition.column}`)
  return column
}

function readOne(text: string) {
  const quotedValue = QUOTED.exec(text)
  if (quotedValue) {
    const [whole, inner = ''] = quotedValue
    return { values: [inner.replace(/\\(.)/gs, '$1')], after: text.slice(whole.length) }
  }
  const [value = ''] = /^[^,]*/.exec(text) ?? []
  return { values: [value], after: text.slice(value.length) }
}

function readList(text: string) {
  if (!text.startsWith('(')) throw realtimeErrors.invalidFilter('a list is written in parentheses')
  const values: string[] = []
  let rest = text.slice(1)
  while (!rest.startsWith(')')) {
    const item = QUOTED.test(rest) ? readOne(rest) : readBareItem(rest)
    values.push(...item.values)
    rest = item.after.replace(/^,/, '')
    if (rest === '') throw realtimeErrors.invalidFilter('a list is not closed')
  }
  return { values, after: rest.slice(1) }
}

function readBareItem(text: string) {
  const [value = ''] = /^[^,)]*/.exec(text) ?? []
  return { values: [value.trim()], after: text.slice(value.length) }
}
