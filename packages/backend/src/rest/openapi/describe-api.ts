import type { Exchange } from '../request/exchange.ts'
import { tableKey } from '../schema/schema.ts'
import { definitionOf } from './definitions.ts'
import { sharedParameters, tableParameters } from './parameters.ts'
import { functionPath, tablePath } from './paths.ts'
import { readReadableSchema } from './readable-schema.ts'

const media = [
  'application/json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.object+json',
  'text/csv',
]

/** `GET /`: an OpenAPI 2.0 document of what the caller may reach. */
export async function describeApi(exchange: Exchange): Promise<Response> {
  const { request, schema, schemaName, isHead } = exchange
  const readable = await readReadableSchema(exchange)
  const tables = readable.tables.flatMap((described) => {
    const table = schema.tables.get(tableKey(schemaName, described.name))
    return table ? [{ described, table }] : []
  })
  const functions = readable.functions.flatMap(({ name, comment }) => {
    const called = schema.functions.find((it) => it.schema === schemaName && it.name === name)
    return called ? [{ called, comment }] : []
  })
  const { protocol, host, pathname } = new URL(request.url)

  const document = {
    swagger: '2.0',
    info: {
      title: readable.comment?.split('\n')[0] ?? `standard ${schemaName} schema`,
      description: 'The tables and functions that the caller may reach.',
      version: '14.1',
    },
    host,
    basePath: pathname.replace(/(.)\/$/, '$1'),
    schemes: [protocol.replace(':', '')],
    consumes: media,
    produces: media,
    paths: {
      '/': rootPath,
      ...byKey(tables, ({ described, table }) => [
        `/${described.name}`,
        tablePath(described, table),
      ]),
      ...byKey(functions, ({ called, comment }) => [
        `/rpc/${called.name}`,
        functionPath(called, comment),
      ]),
    },
    definitions: byKey(tables, ({ described, table }) => [
      described.name,
      definitionOf(described, table, schema.relationships),
    ]),
    parameters: Object.assign(
      { ...sharedParameters },
      ...tables.map(({ described }) => tableParameters(described)),
    ),
  }
  return new Response(isHead ? null : JSON.stringify(document), {
    headers: { 'content-type': 'application/openapi+json; charset=utf-8' },
  })
}

const rootPath = {
  get: {
    summary: 'OpenAPI description (this document)',
    tags: ['Introspection'],
    produces: ['application/openapi+json', 'application/json'],
    responses: { 200: { description: 'OK' } },
  },
}

function byKey<T>(items: readonly T[], entryOf: (item: T) => [string, object]) {
  return Object.fromEntries(items.map(entryOf))
}
