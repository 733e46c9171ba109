import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { callerOf } from '../kernel/gateway/caller.ts'
import { limitBody } from '../kernel/http/body.ts'
import { answerRestError } from './errors/answer-rest-error.ts'
import { restErrors } from './errors/rest-errors.ts'
import { callRpc } from './functions/call-function.ts'
import { describeApi } from './openapi/describe-api.ts'
import { type Exchange, openExchange } from './request/exchange.ts'
import { readRows } from './rows/read-rows.ts'
import { deleteRows, insertRows, putRow, updateRows } from './rows/write-rows.ts'
import { SchemaCache } from './schema/known-database.ts'
import { type Table, tableKey } from './schema/schema.ts'
import { findSimilar } from './schema/similar.ts'
import { defaultSettings, type RestOptions } from './settings.ts'

type Handle = (exchange: Exchange, table: Table) => Promise<Response>

const handlers: Record<string, Handle> = {
  GET: readRows,
  HEAD: readRows,
  POST: insertRows,
  PATCH: updateRows,
  PUT: putRow,
  DELETE: deleteRows,
}

/**
 * `/rest/v1`: tables and functions of the exposed schemas in PostgREST's wire format. Each request
 * becomes one parameterised statement, run under the caller's role; what it may do is Postgres' say.
 */
export function restRoutes(options: RestOptions) {
  const { database, log } = options
  const known = new SchemaCache(options)
  const open = async (c: Context, apiPath: string) =>
    openExchange(
      { request: c.req.raw, path: c.req.path, apiPath },
      { ...(await known.read()), database, caller: callerOf(c) },
    )
  const { maxBodyBytes } = { ...defaultSettings, ...options.settings }

  const answerRoot = async (c: Context) => {
    const { method } = c.req
    if (method === 'OPTIONS') return allow('OPTIONS,GET,HEAD')
    if (!['GET', 'HEAD'].includes(method)) throw restErrors.unsupportedMethod(method)
    const exchange = await open(c, '/')
    if (!exchange.settings.describesItself) throw restErrors.noRoot()
    return describeApi(exchange)
  }

  return new Hono()
    .use(limitBody(maxBodyBytes, restErrors.tooLarge))
    .all('/', answerRoot)
    .all('/rpc/:function', async (c) => {
      const name = c.req.param('function')
      const { method } = c.req
      if (method === 'OPTIONS') return allow('OPTIONS,GET,HEAD,POST')
      if (!['GET', 'HEAD', 'POST'].includes(method)) throw restErrors.methodOnRpc(method)
      return callRpc(await open(c, `/rpc/${name}`), name)
    })
    .all('/:table', async (c) => {
      const name = c.req.param('table')
      const { method } = c.req
      const handle = Object.hasOwn(handlers, method) ? handlers[method] : undefined
      if (!handle && method !== 'OPTIONS') throw restErrors.unsupportedMethod(method)
      const exchange = await open(c, `/${name}`)
      const table = requireTable(exchange, name)
      return handle ? handle(exchange, table) : allow(verbsOf(table))
    })
    .all('/*', (c) => {
      // Clients ask for the root with a slash at its end, which no path of its own can name.
      if (`${c.req.path}*` === routePath(c)) return answerRoot(c)
      throw restErrors.badPath()
    })
    .onError(answerRestError(log))
}

function verbsOf(table: Table): string {
  const verbs = ['OPTIONS', 'GET', 'HEAD']
  if (table.isInsertable) verbs.push('POST')
  if (table.isInsertable && table.isUpdatable && table.primaryKey.length > 0) verbs.push('PUT')
  if (table.isUpdatable) verbs.push('PATCH')
  if (table.isDeletable) verbs.push('DELETE')
  return verbs.join(',')
}

function allow(verbs: string): Response {
  return new Response(null, { status: 200, headers: { allow: verbs } })
}

/** The table or view of that name in the asked schema; unknown ones are refused with the nearest name. */
function requireTable({ schema, schemaName }: Exchange, name: string): Table {
  const table = schema.tables.get(tableKey(schemaName, name))
  if (table) return table
  const names = [...schema.tables.values()].flatMap((known) =>
    known.schema === schemaName ? [known.name] : [],
  )
  throw restErrors.noTable(schemaName, name, findSimilar(name, names))
}
