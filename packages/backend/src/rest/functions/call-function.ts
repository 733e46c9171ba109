import { restErrors } from '../errors/rest-errors.ts'
import { parseQuery, type Query } from '../grammar/query.ts'
import { contentTypeOf, isObject, parseJsonBody } from '../request/body.ts'
import { type Exchange, headerOf, readOnly } from '../request/exchange.ts'
import { isRolledBack, mayChooseEnd } from '../request/preferences.ts'
import { presentRange, readRange, statusOfRange } from '../request/range.ts'
import { respond } from '../response/respond.ts'
import { markers, run } from '../response/run.ts'
import { totalOf, totalSql } from '../rows/read-rows.ts'
import { affectedGuard, answerSql, calledBodySql, noBodySql, oneRowGuard } from '../sql/answer.ts'
import { type Arguments, callSql } from '../sql/call.ts'
import { countableSql, readSql } from '../sql/read.ts'
import { resolve, sourceOf } from '../sql/resource.ts'
import type { Sql } from '../sql/sql.ts'
import { type Chosen, chooseFunction } from './choose-function.ts'

interface Call extends Chosen {
  given: Arguments
  query: Query
}

/** `GET` or `POST /rpc/{function}` */
export async function callRpc(exchange: Exchange, name: string): Promise<Response> {
  const { request, preferences, media, settings, schema, isHead } = exchange
  const call =
    request.method === 'POST' ? await readPosted(exchange, name) : readAsked(exchange, name)
  const { returns, isVolatile } = call.called
  const caller =
    request.method === 'POST' && isVolatile ? exchange.caller : readOnly(exchange.caller)
  if (preferences.maxAffected !== undefined && !returns.isSet)
    throw restErrors.maxAffectedNeedsRows()

  const range = readRange(call.query, headerOf(request, 'range'), settings.maxRows)
  const table = returns.table === null ? undefined : schema.tables.get(returns.table)
  const resource = resolve(schema, call.query, sourceOf(name, table), { ...call.query, ...range })
  const counted = countableSql(resource)
  const total = returns.isSet ? totalSql(exchange, counted) : undefined
  const isEmpty = isHead || returns.kind === 'void' || preferences.return === 'minimal'

  const outcome = await run(
    exchange,
    caller,
    answerSql({
      source: callSql(call.called, call.given),
      rows: readSql(resource, settings),
      body: isEmpty ? noBodySql : calledBodySql(media, returns),
      guards: guardsOf(exchange, returns.isSet),
      ...(total ? { total } : {}),
    }),
    { rollsBack: isRolledBack(settings.txEnd, preferences) },
  )
  const known = await countOf()
  const isNothing = returns.kind === 'void' || preferences.return === 'minimal'
  return respond(exchange, outcome, {
    status: isNothing ? 204 : statusOfRange(range.offset, outcome.rows, known),
    body: isEmpty ? null : outcome.body,
    headers: isNothing ? {} : { 'content-range': presentRange(range.offset, outcome.rows, known) },
    honoured: [
      'count',
      'return',
      'maxAffected',
      ...(mayChooseEnd(settings.txEnd) ? (['tx'] as const) : []),
    ],
  })

  /** What a function gives is not planned, so only what was counted is reported. */
  async function countOf(): Promise<number | undefined> {
    if (preferences.count === undefined || preferences.count === 'planned') return undefined
    return returns.isSet ? totalOf(exchange, caller, counted, outcome.total) : outcome.rows
  }
}

function guardsOf({ media, preferences }: Exchange, isSet: boolean): Sql[] {
  const guards: Sql[] = []
  if (media.kind === 'object' && isSet) guards.push(oneRowGuard(markers.notOneRow))
  if (preferences.maxAffected !== undefined) {
    guards.push(affectedGuard(markers.tooMany, preferences.maxAffected))
  }
  return guards
}

/** The arguments stand in the query string, among filters. */
function readAsked(exchange: Exchange, name: string): Call {
  const query = parseQuery(exchange.parameters, { hasArguments: true })
  const names = [...new Set(query.args.map(([key]) => key))]
  const chosen = chooseFunction(exchange, { name, names, bodyTypes: [] })
  const given: Arguments = chosen.takesBody
    ? { kind: 'body', body: query.args.at(-1)?.[1] ?? '' }
    : { kind: 'texts', texts: query.args }
  return { ...chosen, query, given }
}

/** The arguments are the keys of a JSON object, or the body as a whole is the argument. */
async function readPosted(exchange: Exchange, name: string): Promise<Call> {
  const { request, parameters } = exchange
  const query = parseQuery(parameters, { hasArguments: true })
  const type = contentTypeOf(request)
  if (type === 'application/octet-stream') {
    const chosen = chooseFunction(exchange, { name, names: [], bodyTypes: ['bytea'] })
    const body = new Uint8Array(await request.arrayBuffer())
    return { ...chosen, query, given: chosen.takesBody ? { kind: 'body', body } : noArguments }
  }
  const text = await request.text()
  const bodyTypes = { 'text/plain': ['text'], 'text/xml': ['xml'] }[type]
  if (bodyTypes) {
    const chosen = chooseFunction(exchange, { name, names: [], bodyTypes })
    return {
      ...chosen,
      query,
      given: chosen.takesBody ? { kind: 'body', body: text } : noArguments,
    }
  }
  const json =
    type === 'application/x-www-form-urlencoded'
      ? JSON.stringify(Object.fromEntries(new URLSearchParams(text)))
      : text || '{}'
  const parsed = parseJsonBody(json)
  const names = query.columns ?? (isObject(parsed) ? Object.keys(parsed) : [])
  const chosen = chooseFunction(exchange, { name, names, bodyTypes: ['json', 'jsonb'] })
  return {
    ...chosen,
    query,
    given: chosen.takesBody ? { kind: 'body', body: json } : { kind: 'json', json, names },
  }
}

const noArguments: Arguments = { kind: 'texts', texts: [] }
