import { restErrors } from '../errors/rest-errors.ts'
import type { Field } from '../grammar/names.ts'
import type { Resource } from './resource.ts'
import { name, type Sql, sql, value } from './sql.ts'

/** A column, or what its JSON holds on a path: `"t"."data"->'a'->>0`. */
export function fieldSql(
  { reference, table }: Pick<Resource, 'reference' | 'table'>,
  field: Field,
): Sql {
  const column = sql`${reference}.${name(field.name)}`
  if (field.path.length === 0) return column
  const type = table?.columns.get(field.name)?.type
  const json = type === 'json' || type === 'jsonb' ? column : sql`to_jsonb(${column})`
  const path = field.path.reduce((inner, { key, asText }) => {
    const step = typeof key === 'number' ? sql`${value(key)}::int` : sql`${value(key)}::text`
    return asText ? sql`${inner} ->> ${step}` : sql`${inner} -> ${step}`
  }, json)
  return sql`(${path})`
}

export interface Output {
  /** Undefined for `*` of rows whose columns are not known. */
  name: string | undefined
  sql: Sql
  isAggregate: boolean
  /** Of a relation: its value without a name. */
  json?: Sql
  /** Of an aggregate: what it takes from a row, and how it is computed from that further out. */
  spread?: { taken: Sql | undefined; over: (column: Sql) => Sql }
}

/** What the plain items of a `select` give, in their order. */
export function outputsOf(resource: Resource, allowsAggregates: boolean): Output[] {
  const isGrouped = resource.fields.some(isAggregate)
  if (isGrouped && !allowsAggregates) throw restErrors.noAggregates()
  return resource.fields.flatMap((item) => {
    if (item.kind === 'star') return starOf(resource, isGrouped)
    return [outputOf(resource, item)]
  })
}

type PlainItem = Resource['fields'][number]

function isAggregate(item: PlainItem): boolean {
  return item.kind === 'count' || (item.kind === 'field' && item.aggregate !== undefined)
}

function starOf({ reference, table, spellsStar }: Resource, isGrouped: boolean): Output[] {
  if (!table || !(isGrouped || spellsStar))
    return [{ name: undefined, sql: sql`${reference}.*`, isAggregate: false }]
  return [...table.columns.keys()].map((column) => ({
    name: column,
    sql: sql`${reference}.${name(column)}`,
    isAggregate: false,
  }))
}

function outputOf(resource: Resource, item: Exclude<PlainItem, { kind: 'star' }>): Output {
  if (item.kind === 'count') {
    const key = item.alias ?? 'count'
    const computed = sql`${cast(sql`count(*)`, item.cast)} as ${name(key)}`
    const spread = { taken: undefined, over: () => computed }
    return { name: key, sql: computed, isAggregate: true, spread }
  }
  const { field, alias, aggregate } = item
  const plain = cast(fieldSql(resource, field), item.cast)
  const key = alias ?? aggregate?.name ?? lastName(field)
  if (!aggregate) {
    const needsName = alias !== undefined || field.path.length > 0 || item.cast !== undefined
    return {
      name: key,
      sql: needsName ? sql`${plain} as ${name(key)}` : plain,
      isAggregate: false,
    }
  }
  const over = (given: Sql) =>
    sql`${cast(sql`${aggregateSql[aggregate.name]}(${given})`, aggregate.cast)} as ${name(key)}`
  const taken = sql`${plain} as ${name(key)}`
  return { name: key, sql: over(plain), isAggregate: true, spread: { taken, over } }
}

const aggregateSql = {
  sum: sql`sum`,
  avg: sql`avg`,
  min: sql`min`,
  max: sql`max`,
  count: sql`count`,
}

function lastName({ name: column, path }: Field): string {
  const last = path.findLast(({ key }) => typeof key === 'string')
  return last ? String(last.key) : column
}

/** How SQL's own spellings are called in the catalogue, where every type can be quoted. */
const catalogueNames: Record<string, string> = {
  int: 'int4',
  integer: 'int4',
  smallint: 'int2',
  bigint: 'int8',
  real: 'float4',
  float: 'float8',
  'double precision': 'float8',
  decimal: 'numeric',
  dec: 'numeric',
  boolean: 'bool',
  char: 'bpchar',
  character: 'bpchar',
  'character varying': 'varchar',
  'bit varying': 'varbit',
  'timestamp without time zone': 'timestamp',
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
  'time with time zone': 'timetz',
}

function cast(expression: Sql, type: string | undefined): Sql {
  if (type === undefined) return expression
  const lower = type.toLowerCase().replaceAll(/ +/g, ' ')
  const known = Object.hasOwn(catalogueNames, lower) ? catalogueNames[lower] : undefined
  return sql`cast(${expression} as ${name(known ?? lower)})`
}

/** The same outputs, with `*` as the columns that it stands for. */
export function named(resource: Resource, outputs: readonly Output[]): NamedOutput[] {
  return outputs.flatMap(({ name: key, ...output }) =>
    key === undefined
      ? [...(resource.table?.columns.keys() ?? [])].map((column) => ({ ...output, name: column }))
      : [{ ...output, name: key }],
  )
}

export interface NamedOutput extends Output {
  name: string
}
