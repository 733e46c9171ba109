import { restErrors } from '../errors/rest-errors.ts'
import type { Query } from '../grammar/query.ts'
import type { SelectItem } from '../grammar/select.ts'
import type { Payload } from '../request/body.ts'
import type { Column, Table } from '../schema/schema.ts'
import { conditionSql } from './conditions.ts'
import { joinedHasRows } from './join.ts'
import { type Resource, rootOf } from './resource.ts'
import { all, list, name, nothing, qualified, type Sql, sql, trusted, value } from './sql.ts'

const body = name('pgrst_body')

export interface InsertOptions {
  usesDefaults: boolean
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  onConflict?: readonly string[]
  /** PUT: only a row with these primary key values. */
  only?: Sql
}

/** `insert into … select … from json_to_recordset(…) [on conflict …] returning …` */
export function insertSql(
  table: Table,
  payload: Payload,
  options: InsertOptions,
  returning: Sql,
): Sql {
  const columns = columnsOf(table, payload.keys)
  const into = sql`insert into ${qualified(table)}`
  const rest = sql`${conflictSql(table, columns, options)} returning ${returning}`
  if (columns.length === 0 && payload.rows > 0) return sql`${into} default values${rest}`
  const names = list(columns.map((column) => name(column.name)))
  const taken = list(columns.map((column) => sql`${body}.${name(column.name)}`))
  const where = options.only ? sql` where ${options.only}` : nothing
  if (columns.length === 0) return sql`${into} select null where false returning ${returning}`
  return sql`${into} (${names}) select ${taken} from ${rowsOf(payload, columns, options.usesDefaults)}${where}${rest}`
}

/** `update … set … from json_to_recordset(…) where … returning …`; nothing to set changes nothing. */
export function updateSql(
  table: Table,
  payload: Payload,
  query: Query,
  options: { usesDefaults: boolean },
  returning: Sql,
): Sql {
  const columns = columnsOf(table, payload.keys)
  const conditions = conditionsOf(table, query)
  if (columns.length === 0) {
    return sql`select ${returning} from ${qualified(table)} where false`
  }
  if (conditions.length === 0) throw restErrors.needsWhere('UPDATE')
  const changes = list(
    columns.map(({ name: column }) => sql`${name(column)} = ${body}.${name(column)}`),
  )
  const first = sql`(select * from ${rowsOf(payload, columns, options.usesDefaults)} limit 1) as ${body}`
  return sql`update ${qualified(table)} set ${changes} from ${first} where ${all(conditions)} returning ${returning}`
}

/** `delete from … where … returning …` */
export function deleteSql(table: Table, query: Query, returning: Sql): Sql {
  const conditions = conditionsOf(table, query)
  if (conditions.length === 0) throw restErrors.needsWhere('DELETE')
  return sql`delete from ${qualified(table)} where ${all(conditions)} returning ${returning}`
}

/**
 * The columns that the answer needs and no more: a caller may write a table of which they may read
 * only some columns, or none.
 */
export function returningSql(resource: Resource, needed: readonly string[] = []): Sql {
  const reference = resource.table ? qualified(resource.table) : resource.reference
  const names = new Set(needed)
  for (const item of resource.fields) if (item.kind === 'field') names.add(item.field.name)
  for (const { field, relation } of resource.order)
    if (relation === undefined) names.add(field.name)
  for (const { relationship } of resource.embeds) {
    const { columns, junction } = relationship
    for (const [own] of columns) names.add(own)
    for (const [, own] of junction?.toSource.columns ?? []) names.add(own)
  }
  const hasStar = resource.fields.some((item: SelectItem) => item.kind === 'star')
  const own = resource.table?.columns
  const parts = [...names]
    .filter((column) => !(hasStar && own?.has(column)))
    .map((column) => sql`${reference}.${name(column)}`)
  if (hasStar) parts.unshift(sql`${reference}.*`)
  return parts.length > 0 ? list(parts) : sql`1`
}

/** The filters of an update or delete: they mean the table itself, never what is embedded. */
function conditionsOf(table: Table, query: Query): Sql[] {
  const resource: Resource = {
    ...rootOf(table),
    depth: 0,
    fields: [],
    embeds: [],
    where: [],
    order: [],
  }
  return query.where.map((condition) => conditionSql(resource, condition, joinedHasRows))
}

function columnsOf(table: Table, keys: readonly string[]): Column[] {
  return keys.map((key) => {
    const column = table.columns.get(key)
    if (!column) throw restErrors.noColumn(key, table.name)
    return column
  })
}

/** The payload as rows; with defaults, each object is laid over one of default values. */
function rowsOf(payload: Payload, columns: readonly Column[], usesDefaults: boolean): Sql {
  const types = list(columns.map(({ name: column, type }) => sql`${name(column)} ${trusted(type)}`))
  if (!usesDefaults) {
    return sql`json_to_recordset(${value(payload.json)}::json) as ${body}(${types})`
  }
  const defaults = columns.flatMap((column) =>
    column.default === null ? [] : [sql`${value(column.name)}::text, ${trusted(column.default)}`],
  )
  const element = name('pgrst_element')
  const filled = sql`jsonb_build_object(${list(defaults)}) || ${element}`
  return sql`(select jsonb_agg(${filled}) as rows from jsonb_array_elements(${value(payload.json)}::jsonb) as ${element}) as "pgrst_filled", jsonb_to_recordset("pgrst_filled".rows) as ${body}(${types})`
}

function conflictSql(table: Table, columns: readonly Column[], options: InsertOptions): Sql {
  const target = options.onConflict ?? table.primaryKey
  if (!options.resolution || target.length === 0) return nothing
  const on = sql` on conflict (${list(target.map(name))})`
  if (options.resolution === 'ignore-duplicates' || columns.length === 0)
    return sql`${on} do nothing`
  const changes = columns.map(({ name: column }) => sql`${name(column)} = excluded.${name(column)}`)
  return sql`${on} do update set ${list(changes)}`
}
