import { type NamedOutput, named, type Output, outputsOf } from './fields.ts'
import type { Embed, Resource } from './resource.ts'
import { name, type Sql, sql } from './sql.ts'

interface Allowed {
  allowsAggregates: boolean
}

/** What a resource and the relations spread into it give, by name. */
export function givenBy(resource: Resource, options: Allowed): NamedOutput[] {
  const own = named(resource, outputsOf(resource, options.allowsAggregates))
  const embedded = resource.embeds.flatMap((embed) => embedOutputs(embed, options))
  return [...own, ...named(resource, embedded)]
}

/** What an embedded relation adds to the row that it belongs to. */
export function embedOutputs(embed: Embed, options: Allowed): Output[] {
  if (embed.isSilent) return []
  const lateral = name(embed.lateral)
  if (!embed.isSpread) {
    const json = embed.isOne
      ? sql`row_to_json(${lateral}.*)`
      : sql`coalesce(${lateral}.${lateral}, '[]')`
    return [jsonOutput(embed.name, json)]
  }
  return givenBy(embed.resource, options).map(({ name: key, spread }) => {
    const column = sql`${lateral}.${name(key)}`
    if (!embed.isOne) return jsonOutput(key, sql`coalesce(${column}, '[]')`)
    if (!spread) return { name: key, sql: sql`${column} as ${name(key)}`, isAggregate: false }
    const taken = spread.taken && sql`${column} as ${name(key)}`
    return { name: key, sql: spread.over(column), isAggregate: true, spread: { ...spread, taken } }
  })
}

function jsonOutput(key: string, json: Sql): Output {
  return { name: key, sql: sql`${json} as ${name(key)}`, isAggregate: false, json }
}

/** A row can be grouped by jsonb, not by json. */
export function groupable({ name: key, sql: plain, json }: Output): Sql {
  return json && key !== undefined ? sql`${json}::jsonb as ${name(key)}` : plain
}
