import { restErrors } from '../errors/rest-errors.ts'
import type { Modifiers, Query } from '../grammar/query.ts'
import type { EmbedItem, SelectItem } from '../grammar/select.ts'
import { requireRelationship } from '../schema/relationships.ts'
import { givesOne, type Relationship, type Schema, type Table } from '../schema/schema.ts'
import { name, qualified, type Sql, sql } from './sql.ts'

/** Each level may multiply the rows of the one before. */
const MAX_EMBED_DEPTH = 4

/** Rows to read: a table, the result of a write or of a function, and what hangs on each row. */
export interface Resource extends Modifiers {
  /** Absent for rows that have no table's type. */
  table: Table | undefined
  /** In aliases, and so in Postgres' own messages. */
  label: string
  from: Sql
  /** Before a column: `"public"."users"` or `"messages_1"`. */
  reference: Sql
  /** Whether `*` must be spelled out: what a write gives back may have further columns. */
  spellsStar: boolean
  depth: number
  fields: Exclude<SelectItem, EmbedItem>[]
  embeds: Embed[]
}

export interface Embed {
  resource: Resource
  relationship: Relationship
  /** The key in the answer, and how filters and order name it. */
  name: string
  /** The alias of its lateral join. */
  lateral: string
  isOne: boolean
  isInner: boolean
  isSpread: boolean
  isSilent: boolean
}

type Root = Pick<Resource, 'table' | 'label' | 'from' | 'reference' | 'spellsStar'>

export function rootOf(table: Table): Root {
  const reference = qualified(table)
  return { table, label: table.name, from: reference, reference, spellsStar: false }
}

/** The result of the writing or calling statement before, under the name `pgrst_source`. */
export function sourceOf(label: string, table: Table | undefined): Root {
  const reference = name('pgrst_source')
  return { table, label, from: reference, reference, spellsStar: true }
}

/** Puts the typed query on the schema: every embedded name becomes a relationship. */
export function resolve(
  schema: Schema,
  query: Query,
  root: Root,
  modifiers: Modifiers = query,
): Resource {
  const resource = hang(schema, root, query.select, 0)
  for (const embedded of query.embedded) {
    Object.assign(requireEmbedded(resource, embedded.path).resource, embedded.modifiers)
  }
  const { where, order, limit, offset } = modifiers
  return {
    ...resource,
    where,
    order,
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  }
}

function hang(schema: Schema, root: Root, items: readonly SelectItem[], depth: number): Resource {
  const resource: Resource = { ...root, depth, fields: [], embeds: [], where: [], order: [] }
  for (const item of items) {
    if (item.kind === 'embed') resource.embeds.push(embed(schema, resource, item))
    else resource.fields.push(item)
  }
  return resource
}

function embed(schema: Schema, parent: Resource, item: EmbedItem): Embed {
  if (!parent.table) {
    throw restErrors.noRelationship(
      { source: parent.label, target: item.relation, schema: 'public' },
      undefined,
    )
  }
  const relationship = requireRelationship(schema, {
    source: parent.table,
    target: item.relation,
    ...(item.hint === undefined ? {} : { hint: item.hint }),
  })
  const { target, computedBy } = relationship
  const depth = parent.depth + 1
  if (depth > MAX_EMBED_DEPTH) throw restErrors.tooDeep(MAX_EMBED_DEPTH)
  const alias = name(`${target.name}_${depth}`)
  const rows = computedBy ? sql`${qualified(computedBy)}(${parent.reference}.*)` : qualified(target)
  const key = item.alias ?? item.relation
  return {
    resource: hang(
      schema,
      {
        table: target,
        label: target.name,
        from: sql`${rows} as ${alias}`,
        reference: alias,
        spellsStar: false,
      },
      item.items,
      depth,
    ),
    relationship,
    name: key,
    lateral: `${parent.label}_${key}_${depth}`,
    isOne: givesOne(relationship),
    isInner: item.inner,
    isSpread: item.spread,
    isSilent: item.items.length === 0,
  }
}

export function findEmbed(resource: Resource, key: string): Embed | undefined {
  return resource.embeds.find((embed) => embed.name === key)
}

function requireEmbedded(resource: Resource, path: readonly string[]): Embed {
  const [key = '', ...deeper] = path
  const found = findEmbed(resource, key)
  if (!found) throw restErrors.notEmbedded(key)
  return deeper.length > 0 ? requireEmbedded(found.resource, deeper) : found
}
