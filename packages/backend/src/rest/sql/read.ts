import { restErrors } from '../answer/rest-errors.ts'
import type { OrderTerm } from '../grammar/order.ts'
import { conditionSql, type HasRows } from './conditions.ts'
import { fieldSql, type Output, outputNames, outputsOf } from './fields.ts'
import { embeddedFrom, joinConditions, joinedHasRows } from './join.ts'
import { type Embed, findEmbed, type Resource } from './resource.ts'
import { all, list, name, nothing, type Sql, sql, trusted, value } from './sql.ts'

export interface ReadOptions {
  allowsAggregates: boolean
  /** Most rows of one embedded list. */
  maxRows?: number | undefined
}

/** `select … from … join lateral … where … order by … limit …` for a resource and all below it. */
export function readSql(resource: Resource, options: ReadOptions): Sql {
  return selectSql(resource, resource.from, [], options)
}

/** The same rows, unsorted and uncut, for counting: `exists` instead of joins. */
export function countableSql(resource: Resource): Sql {
  return sql`select 1 from ${resource.from}${countedWhere(resource, [])}`
}

function countedWhere(resource: Resource, joining: readonly Sql[]): Sql {
  const hasRows: HasRows = (embed) =>
    sql`exists (select 1 from ${embeddedFrom(embed)}${countedWhere(embed.resource, joinConditions(resource, embed))})`
  const inner = resource.embeds.filter(({ isInner }) => isInner).map(hasRows)
  return whereSql(resource, [...joining, ...inner], hasRows)
}

function selectSql(
  resource: Resource,
  from: Sql,
  joining: readonly Sql[],
  options: ReadOptions,
): Sql {
  const own = outputsOf(resource, options.allowsAggregates)
  const isGrouped = own.some(({ isAggregate }) => isAggregate)
  const children = resource.embeds.map((embed) => ({
    embed,
    rows: selectSql(embed.resource, embeddedFrom(embed), joinConditions(resource, embed), options),
    names: embed.isSpread ? namesOf(embed.resource, options) : [],
  }))
  const outputs = [...own, ...children.flatMap((child) => embedOutputs(child, isGrouped))]
  const columns = list(outputs.map((output) => output.sql))
  const joins = list(children.map(joinSql), nothing)
  const where = whereSql(resource, joining, joinedHasRows)
  const cut = sql`${orderSql(resource)}${cutSql(resource, options)}`
  return sql`select ${columns} from ${from}${joins}${where}${groupSql(outputs, isGrouped)}${cut}`
}

interface Child {
  embed: Embed
  rows: Sql
  /** The keys of its rows, where they are laid beside those of the parent. */
  names: string[]
}

function namesOf(resource: Resource, options: ReadOptions): string[] {
  const own = outputNames(resource, outputsOf(resource, options.allowsAggregates))
  const embedded = resource.embeds.flatMap((embed) => {
    if (embed.isSilent) return []
    return embed.isSpread ? namesOf(embed.resource, options) : [embed.name]
  })
  return [...own, ...embedded]
}

function embedOutputs({ embed, names }: Child, isGrouped: boolean): Output[] {
  if (embed.isSilent) return []
  const lateral = name(embed.lateral)
  const output = (key: string, json: Sql): Output => ({
    name: key,
    // A row can be grouped by jsonb, not by json.
    sql: isGrouped ? sql`${json}::jsonb as ${name(key)}` : sql`${json} as ${name(key)}`,
    isAggregate: false,
  })
  if (embed.isSpread) {
    return names.map((key) => {
      const column = sql`${lateral}.${name(key)}`
      if (embed.isOne) return { name: key, sql: sql`${column} as ${name(key)}`, isAggregate: false }
      return output(key, sql`coalesce(${column}, '[]')`)
    })
  }
  return [
    embed.isOne
      ? output(embed.name, sql`row_to_json(${lateral}.*)`)
      : output(embed.name, sql`coalesce(${lateral}.${lateral}, '[]')`),
  ]
}

function joinSql({ embed, rows, names }: Child): Sql {
  const lateral = name(embed.lateral)
  const kind = embed.isInner ? sql`inner` : sql`left`
  const on = embed.isInner && !embed.isOne ? joinedHasRows(embed) : sql`true`
  // A row without columns would count as null.
  const found = embed.isSilent ? sql`select 1 from (${rows}) as ${lateral}` : rows
  if (embed.isOne) return sql` ${kind} join lateral (${found}) as ${lateral} on ${on}`
  const arrays = embed.isSpread
    ? names.map((key) => sql`, json_agg(${lateral}.${name(key)}) as ${name(key)}`)
    : []
  const gathered = sql`select json_agg(${lateral}.*) as ${lateral}${list(arrays, nothing)}`
  return sql` ${kind} join lateral (${gathered} from (${found}) as ${lateral}) as ${lateral} on ${on}`
}

function whereSql(resource: Resource, more: readonly Sql[], hasRows: HasRows): Sql {
  const own = resource.where.map((condition) => conditionSql(resource, condition, hasRows))
  return own.length + more.length > 0 ? sql` where ${all([...more, ...own])}` : nothing
}

function groupSql(outputs: readonly Output[], isGrouped: boolean): Sql {
  const places = outputs.flatMap(({ isAggregate }, index) =>
    isAggregate ? [] : [trusted(String(index + 1))],
  )
  return isGrouped && places.length > 0 ? sql` group by ${list(places)}` : nothing
}

function orderSql(resource: Resource): Sql {
  const terms = resource.order.map((term) => {
    const direction = term.direction ? trusted(` ${term.direction}`) : nothing
    const nulls = term.nulls ? trusted(` nulls ${term.nulls}`) : nothing
    return sql`${orderedField(resource, term)}${direction}${nulls}`
  })
  return terms.length > 0 ? sql` order by ${list(terms)}` : nothing
}

function orderedField(resource: Resource, { relation, field }: OrderTerm): Sql {
  if (relation === undefined) return fieldSql(resource, field)
  const embed = findEmbed(resource, relation)
  if (!embed) throw restErrors.notEmbedded(relation)
  if (!embed.isOne) throw restErrors.relatedOrderNotPossible(resource.label, relation)
  return fieldSql({ reference: name(embed.lateral), table: embed.resource.table }, field)
}

function cutSql({ limit, offset, depth }: Resource, { maxRows }: ReadOptions): Sql {
  const most = depth > 0 ? leastOf(limit, maxRows) : limit
  const cut = most === undefined ? nothing : sql` limit ${value(most)}`
  return offset ? sql`${cut} offset ${value(offset)}` : cut
}

function leastOf(limit: number | undefined, maxRows: number | undefined): number | undefined {
  if (maxRows === undefined) return limit
  return limit === undefined ? maxRows : Math.min(limit, maxRows)
}
