import type { Column, Relationship, Table } from '../schema/schema.ts'
import type { DescribedColumn, DescribedTable } from './readable-schema.ts'

/** A table as a JSON schema, with keys noted as PostgREST notes them: generators of clients read these marks. */
export function definitionOf(
  described: DescribedTable,
  table: Table,
  relationships: readonly Relationship[],
) {
  const properties = described.columns.flatMap((column) => {
    const known = table.columns.get(column.name)
    return known ? [[column.name, propertyOf(column, known, table, relationships)] as const] : []
  })
  const required = described.columns.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  return {
    ...(described.comment !== null && { description: described.comment }),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
    type: 'object',
  }
}

function propertyOf(
  { name, comment, maxLength, choices }: DescribedColumn,
  column: Column,
  table: Table,
  relationships: readonly Relationship[],
) {
  const notes = [
    ...(table.primaryKey.includes(name) ? ['This is a Primary Key.<pk/>'] : []),
    ...foreignKeyNote(name, table, relationships),
  ]
  const description = [comment, notes.length > 0 ? `Note:\n${notes.join('\n')}` : null]
    .filter(Boolean)
    .join('\n\n')
  return {
    ...(column.default !== null && { default: column.default }),
    ...(description && { description }),
    ...(maxLength !== null && { maxLength }),
    ...(choices !== null && { enum: choices }),
    ...openApiTypeOf(column.type),
  }
}

function foreignKeyNote(name: string, table: Table, relationships: readonly Relationship[]) {
  const key = relationships.find(
    ({ source, holdsKey, columns }) =>
      source === table && holdsKey && columns.length === 1 && columns[0]?.[0] === name,
  )
  const target = key?.columns[0]?.[1]
  if (!key || target === undefined) return []
  const { name: other } = key.target
  return [
    `This is a Foreign Key to \`${other}.${target}\`.<fk table='${other}' column='${target}'/>`,
  ]
}

/** A type of Postgres in the words of OpenAPI: `integer[]` → `{ type: 'array', items: { type: 'integer' }, … }`. */
export function openApiTypeOf(type: string): Record<string, unknown> {
  if (type.endsWith('[]')) {
    const { type: items } = openApiTypeOf(type.slice(0, -2))
    return { format: type, type: 'array', items: items === undefined ? {} : { type: items } }
  }
  const bare = type.replace(/\(.*\)/, '')
  if (['json', 'jsonb'].includes(bare)) return { format: bare }
  if (bare === 'boolean') return { format: bare, type: 'boolean' }
  if (['smallint', 'integer', 'bigint'].includes(bare)) return { format: bare, type: 'integer' }
  if (['numeric', 'real', 'double precision'].includes(bare)) {
    return { format: bare, type: 'number' }
  }
  return { format: bare, type: 'string' }
}
