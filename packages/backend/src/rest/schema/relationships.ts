import { restErrors } from '../errors/rest-errors.ts'
import { type ColumnPair, type Relationship, type Schema, type Table, tableKey } from './schema.ts'
import { findSimilar } from './similar.ts'

interface Place {
  schema: string
  name: string
}

export interface ForeignKey {
  constraint: string
  source: Place
  target: Place
  columns: [string, string][]
  isUnique: boolean
  isInPrimaryKey: boolean
}

/** Every foreign key is walked both ways; two keys of one primary key make a many-to-many. */
export function relationshipsOf(
  keys: readonly ForeignKey[],
  tables: ReadonlyMap<string, Table>,
): Relationship[] {
  return [...keys.flatMap((key) => bothWays(key, tables)), ...junctions(keys, tables)]
}

const turned = (pairs: readonly ColumnPair[]): ColumnPair[] => pairs.map(([a, b]) => [b, a])

function bothWays(key: ForeignKey, tables: ReadonlyMap<string, Table>): Relationship[] {
  const source = tables.get(tableKey(key.source.schema, key.source.name))
  const target = tables.get(tableKey(key.target.schema, key.target.name))
  if (!source || !target) return []
  const { constraint, columns, isUnique } = key
  return [
    {
      cardinality: isUnique ? 'one-to-one' : 'many-to-one',
      source,
      target,
      columns,
      constraint,
      holdsKey: true,
    },
    {
      cardinality: isUnique ? 'one-to-one' : 'one-to-many',
      source: target,
      target: source,
      columns: turned(columns),
      constraint,
      holdsKey: false,
    },
  ]
}

function junctions(
  keys: readonly ForeignKey[],
  tables: ReadonlyMap<string, Table>,
): Relationship[] {
  const found: Relationship[] = []
  const parts = keys.filter(({ isInPrimaryKey }) => isInPrimaryKey)
  for (const one of parts) {
    for (const other of parts) {
      const isSameTable =
        one.source.name === other.source.name && one.source.schema === other.source.schema
      const source = tables.get(tableKey(one.target.schema, one.target.name))
      const target = tables.get(tableKey(other.target.schema, other.target.name))
      if (one === other || !isSameTable || !source || !target) continue
      found.push({
        cardinality: 'many-to-many',
        source,
        target,
        columns: [],
        constraint: one.constraint,
        holdsKey: false,
        junction: {
          table: one.source,
          toSource: { constraint: one.constraint, columns: one.columns },
          toTarget: { constraint: other.constraint, columns: other.columns },
        },
      })
    }
  }
  return found
}

interface RelationshipSearch {
  source: Table
  /** The target's name, or the name of a constraint or of the source's own key column. */
  target: string
  hint?: string
}

/** The one relationship a `select` means; none or several are refused with what could be meant. */
export function requireRelationship(schema: Schema, search: RelationshipSearch): Relationship {
  const { source } = search
  const near = schema.relationships.filter(
    (relationship) =>
      relationship.source === source && relationship.target.schema === source.schema,
  )
  const computed = near.find(({ computedBy }) => computedBy?.name === search.target)
  if (computed) return computed
  const candidates = near.filter((relationship) => isMeant(relationship, search))
  const [found, ...more] = candidates
  if (found && more.length === 0) return found
  if (found) throw severalRelationships(search, candidates)
  const names = near.map(({ target }) => target.name)
  throw restErrors.noRelationship(
    {
      source: source.name,
      target: search.target,
      schema: source.schema,
      ...(search.hint === undefined ? {} : { hint: search.hint }),
    },
    names.includes(search.target) ? undefined : findSimilar(search.target, names),
  )
}

function isMeant(
  relationship: Relationship,
  { source, target, hint }: RelationshipSearch,
): boolean {
  const { cardinality, constraint, columns, junction, holdsKey } = relationship
  if (cardinality === 'computed') return false
  const isSelf = relationship.target === source && cardinality !== 'many-to-many'
  const isNamed = relationship.target.name === target
  const [own, ...furtherColumns] = columns
  const single = furtherColumns.length === 0 ? own : undefined
  if (hint === undefined) {
    // Keys and their columns are names for tables only: every view that shows them would share them.
    const areTables = !source.isView && !relationship.target.isView
    const isByColumn = areTables && holdsKey && single?.[0] === target
    if (isSelf) return (isNamed && !holdsKey) || isByColumn
    return isNamed || isByColumn || (areTables && !junction && constraint === target)
  }
  if (!isNamed || (isSelf && holdsKey)) return false
  if (junction) return junction.table.name === hint
  if (isSelf) return single?.[1] === hint
  return constraint === hint || single?.[0] === hint || single?.[1] === hint
}

function severalRelationships(search: RelationshipSearch, candidates: readonly Relationship[]) {
  const source = search.source.name
  const hintOf = ({ constraint, junction }: Relationship) => junction?.table.name ?? constraint
  return restErrors.severalRelationships(
    source,
    search.target,
    candidates.map((candidate) => ({
      cardinality: candidate.cardinality,
      embedding: `${source} with ${candidate.target.name}`,
      relationship: describe(candidate),
    })),
    candidates.map((candidate) => `${search.target}!${hintOf(candidate)}`),
  )
}

function describe({ source, target, constraint, columns, junction }: Relationship): string {
  const names = (pairs: readonly ColumnPair[], side: 0 | 1) =>
    pairs.map((pair) => pair[side]).join(', ')
  if (junction) {
    const { toSource, toTarget } = junction
    const left = `${toSource.constraint}(${names(toSource.columns, 0)})`
    return `${junction.table.name} using ${left} and ${toTarget.constraint}(${names(toTarget.columns, 0)})`
  }
  return `${constraint} using ${source.name}(${names(columns, 0)}) and ${target.name}(${names(columns, 1)})`
}
