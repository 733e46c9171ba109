import type { DatabaseFunction, Table } from '../schema/schema.ts'
import { openApiTypeOf } from './definitions.ts'
import type { DescribedTable } from './readable-schema.ts'

const ref = (name: string) => ({ $ref: `#/parameters/${name}` })

/** What the caller may do with a table. */
export function tablePath(described: DescribedTable, table: Table) {
  const { name, comment, columns } = described
  const about = { tags: [name], ...aboutOf(comment) }
  const filters = columns.map((column) => ref(`rowFilter.${name}.${column.name}`))
  const cut = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount']
  return {
    ...(described.isReadable && {
      get: {
        ...about,
        parameters: [...filters, ...cut.map(ref)],
        responses: {
          200: {
            description: 'OK',
            schema: { type: 'array', items: { $ref: `#/definitions/${name}` } },
          },
          206: { description: 'Partial Content' },
        },
      },
    }),
    ...(described.isInsertable &&
      table.isInsertable && {
        post: {
          ...about,
          parameters: [ref(`body.${name}`), ref('select'), ref('preferPost')],
          responses: { 201: { description: 'Created' } },
        },
      }),
    ...(described.isUpdatable &&
      table.isUpdatable && {
        patch: {
          ...about,
          parameters: [...filters, ref(`body.${name}`), ref('preferReturn')],
          responses: { 204: { description: 'No Content' } },
        },
      }),
    ...(described.isDeletable &&
      table.isDeletable && {
        delete: {
          ...about,
          parameters: [...filters, ref('preferReturn')],
          responses: { 204: { description: 'No Content' } },
        },
      }),
  }
}

/** How a function is called; by GET only where it changes nothing. */
export function functionPath(
  { name, parameters: all, isVolatile }: DatabaseFunction,
  comment: string | null,
) {
  const parameters = all.filter((given) => given.name !== '')
  const about = { tags: [`(rpc) ${name}`], ...aboutOf(comment) }
  const responses = { 200: { description: 'OK' } }
  const produces = ['application/json', 'application/vnd.pgrst.object+json']
  const required = parameters.filter(({ isRequired }) => isRequired).map((given) => given.name)
  const schema = {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      parameters.map((given) => [given.name, openApiTypeOf(given.type)]),
    ),
  }
  return {
    ...(!isVolatile && {
      get: {
        ...about,
        produces,
        responses,
        parameters: parameters.map((given) => ({
          name: given.name,
          in: 'query',
          required: given.isRequired,
          ...openApiTypeOf(given.type),
        })),
      },
    }),
    post: {
      ...about,
      produces,
      responses,
      parameters: [{ name: 'args', in: 'body', required: true, schema }, ref('preferParams')],
    },
  }
}

/** The first line of a comment is its summary, as PostgREST reads it. */
function aboutOf(comment: string | null) {
  const [summary, ...rest] = (comment ?? '').split('\n')
  const description = rest.join('\n').trim()
  return { ...(summary && { summary }), ...(description && { description }) }
}
