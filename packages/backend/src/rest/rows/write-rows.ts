import { restErrors } from '../errors/rest-errors.ts'
import { parseQuery, type Query } from '../grammar/query.ts'
import { readPayload } from '../request/body.ts'
import type { Exchange } from '../request/exchange.ts'
import type { Preferences } from '../request/preferences.ts'
import type { Table } from '../schema/schema.ts'
import { all, name, type Sql, sql, value } from '../sql/sql.ts'
import { deleteSql, type InsertOptions, insertSql, updateSql } from '../sql/write.ts'
import { respondToWrite, runWrite } from './run-write.ts'

/** `POST /{table}`: one or many new rows, or an upsert. */
export async function insertRows(exchange: Exchange, table: Table): Promise<Response> {
  const { preferences } = exchange
  const query = parseQuery(exchange.parameters, { hasArguments: false })
  const payload = await readPayload(exchange.request, query.columns)
  const options = insertOptions(preferences, query)
  const upserts = preferences.resolution !== undefined && table.primaryKey.length > 0
  const merges = upserts && preferences.resolution === 'merge-duplicates' && table.isPlainTable

  const outcome = await runWrite(
    exchange,
    table,
    query,
    (returning) => insertSql(table, payload, options, returning),
    { tellsInserted: merges },
  )
  const status = merges && outcome.inserted === 0 ? 200 : 201
  return respondToWrite(exchange, table, outcome, {
    status,
    emptyStatus: status,
    range: '*',
    honoured: upserts ? ['resolution', 'missing'] : ['missing'],
  })
}

/** `PATCH /{table}?filters`: changes the rows that the filters name. */
export async function updateRows(exchange: Exchange, table: Table): Promise<Response> {
  const query = parseQuery(exchange.parameters, { hasArguments: false })
  const payload = await readPayload(exchange.request, query.columns)
  const options = { usesDefaults: exchange.preferences.missing === 'default' }

  const outcome = await runWrite(exchange, table, query, (returning) =>
    updateSql(table, payload, query, options, returning),
  )
  const affected = outcome.affected ?? 0
  return respondToWrite(exchange, table, outcome, {
    status: 200,
    emptyStatus: 204,
    range: affected > 0 ? `0-${affected - 1}` : '*',
    honoured: ['missing', 'maxAffected'],
  })
}

/** `DELETE /{table}?filters` */
export async function deleteRows(exchange: Exchange, table: Table): Promise<Response> {
  const query = parseQuery(exchange.parameters, { hasArguments: false })

  const outcome = await runWrite(exchange, table, query, (returning) =>
    deleteSql(table, query, returning),
  )
  return respondToWrite(exchange, table, outcome, {
    status: 200,
    emptyStatus: 204,
    range: '*',
    honoured: ['maxAffected'],
  })
}

/** `PUT /{table}?pk=eq.v`: exactly this row, new or replaced. */
export async function putRow(exchange: Exchange, table: Table): Promise<Response> {
  const query = parseQuery(exchange.parameters, { hasArguments: false })
  if (query.limit !== undefined || query.offset !== undefined) throw restErrors.putWithLimit()
  const options: InsertOptions = {
    ...insertOptions(exchange.preferences, query),
    resolution: 'merge-duplicates',
    only: keyOf(table, query),
  }
  const payload = await readPayload(exchange.request, query.columns)
  if (payload.rows !== 1) throw restErrors.putKeyDiffers()

  const outcome = await runWrite(
    exchange,
    table,
    query,
    (returning) => insertSql(table, payload, options, returning),
    { tellsInserted: table.isPlainTable },
  )
  if (outcome.affected === 0) throw restErrors.putKeyDiffers()
  return respondToWrite(exchange, table, outcome, {
    status: outcome.inserted === 0 ? 200 : 201,
    emptyStatus: 204,
    range: '*',
    honoured: [],
  })
}

function insertOptions({ missing, resolution }: Preferences, { onConflict }: Query): InsertOptions {
  return {
    usesDefaults: missing === 'default',
    ...(resolution ? { resolution } : {}),
    ...(onConflict ? { onConflict } : {}),
  }
}

/** The filters of a PUT: `eq` on every column of the primary key and nothing else. */
function keyOf(table: Table, query: Query): Sql {
  const conditions = query.where.map((condition) => {
    if (condition.kind !== 'filter' || condition.negated) throw restErrors.putNeedsKey()
    const { field, operation } = condition
    const isEqual = operation.kind === 'compare' && operation.operator === 'eq'
    if (!isEqual || operation.quantifier || !table.primaryKey.includes(field.name)) {
      throw restErrors.putNeedsKey()
    }
    return { key: field.name, text: operation.value }
  })
  const keys = new Set(conditions.map(({ key }) => key))
  if (keys.size !== table.primaryKey.length || keys.size === 0) throw restErrors.putNeedsKey()
  return all(conditions.map(({ key, text }) => sql`"pgrst_body".${name(key)} = ${value(text)}`))
}
