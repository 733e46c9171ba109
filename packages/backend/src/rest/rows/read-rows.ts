import { restErrors } from '../errors/rest-errors.ts'
import { parseQuery } from '../grammar/query.ts'
import { type Exchange, headerOf, readOnly } from '../request/exchange.ts'
import { presentRange, readRange, statusOfRange } from '../request/range.ts'
import { respond } from '../response/respond.ts'
import { estimate, run } from '../response/run.ts'
import type { Table } from '../schema/schema.ts'
import { answerSql, bodySql, noBodySql } from '../sql/answer.ts'
import { countableSql, readSql } from '../sql/read.ts'
import { resolve, rootOf } from '../sql/resource.ts'
import { type Sql, sql, value } from '../sql/sql.ts'

/** `GET /{table}`: rows, with what is embedded, sorted, cut and counted. */
export async function readRows(exchange: Exchange, table: Table): Promise<Response> {
  const { request, settings, schema, media, parameters, isHead } = exchange
  const caller = readOnly(exchange.caller)
  const query = parseQuery(parameters, { hasArguments: false })
  const range = readRange(query, headerOf(request, 'range'), settings.maxRows)
  const resource = resolve(schema, query, rootOf(table), { ...query, ...range })
  const counted = countableSql(resource)
  const total = totalSql(exchange, counted)

  const outcome = await run(
    exchange,
    caller,
    answerSql({
      rows: readSql(resource, settings),
      body: isHead ? noBodySql : bodySql(media),
      ...(total ? { total } : {}),
    }),
  )
  if (media.kind === 'object' && outcome.rows !== 1) throw restErrors.notOneRow(outcome.rows)

  const known = await totalOf(exchange, caller, counted, outcome.total)
  return respond(exchange, outcome, {
    status: statusOfRange(range.offset, outcome.rows, known),
    body: outcome.body,
    headers: { 'content-range': presentRange(range.offset, outcome.rows, known) },
    honoured: ['count'],
  })
}

/** Counted with the rows themselves; an estimate counts no further than an answer could reach. */
export function totalSql({ preferences, settings }: Exchange, counted: Sql): Sql | undefined {
  if (preferences.count === 'exact')
    return sql`select count(*) from (${counted}) as "pgrst_counted"`
  if (preferences.count !== 'estimated') return undefined
  if (settings.maxRows === undefined)
    return sql`select count(*) from (${counted}) as "pgrst_counted"`
  return sql`select count(*) from (${counted} limit ${value(settings.maxRows + 1)}) as "pgrst_counted"`
}

/** The total for the response; what is too much to count is estimated by Postgres. */
export async function totalOf(
  { preferences, settings, database }: Exchange,
  caller: Exchange['caller'],
  counted: Sql,
  total: number | null,
): Promise<number | undefined> {
  if (preferences.count === 'planned') return estimate(database, caller, counted)
  if (total === null) return undefined
  const isCut = settings.maxRows !== undefined && total > settings.maxRows
  if (preferences.count !== 'estimated' || !isCut) return total
  return Math.max(total, await estimate(database, caller, counted))
}
