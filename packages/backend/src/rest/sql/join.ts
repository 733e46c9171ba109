import type { ColumnPair } from '../schema/schema.ts'
import type { HasRows } from './conditions.ts'
import type { Embed, Resource } from './resource.ts'
import { name, nothing, qualified, type Sql, sql } from './sql.ts'

/** The embedded rows, and the junction that leads to them. */
export function embeddedFrom({ resource, relationship }: Embed): Sql {
  const { junction } = relationship
  const joined = junction
    ? sql` cross join ${qualified(junction.table)} as ${junctionAlias(resource)}`
    : nothing
  return sql`${resource.from}${joined}`
}

/** What ties an embedded row to its parent's. A computed relationship is tied by its argument. */
export function joinConditions(parent: Resource, { resource, relationship }: Embed): Sql[] {
  const { junction, columns } = relationship
  if (!junction) return columns.map(equal(parent.reference, resource.reference))
  const alias = junctionAlias(resource)
  return [
    ...junction.toSource.columns.map(equal(alias, parent.reference)),
    ...junction.toTarget.columns.map(equal(alias, resource.reference)),
  ]
}

const junctionAlias = ({ label, depth }: Resource) => name(`${label}_junction_${depth}`)

const equal =
  (left: Sql, right: Sql) =>
  ([one, other]: ColumnPair): Sql =>
    sql`${left}.${name(one)} = ${right}.${name(other)}`

/** In a statement that joins its embeds: whether the join found a row. */
export const joinedHasRows: HasRows = ({ lateral, isOne }) =>
  isOne
    ? sql`${name(lateral)} is distinct from null`
    : sql`${name(lateral)}.${name(lateral)} is not null`
