import { restErrors } from '../errors/rest-errors.ts'
import type { OrderTerm } from '../grammar/order.ts'
import { conditionSql, type HasRows } from './conditions.ts'
import { embedOutputs, givenBy, groupable } from './embed-outputs.ts'
import { fieldSql, type Output, outputsOf } from './fields.ts'
import { embeddedFrom, joinConditions, joinedHasRows } from './join.ts'
import { type Embed, findEmbed, type Resource } from './resource.ts'
import { all, list, name, nothing, type Sql, sql, trusted, value } from './sql.ts'

interface ReadOptions {
  allowsAggregates: boolean
  /** Most rows of one embedded list. */
  maxRows?: number | undefined
  /** The rows are laid beside the one they belong to, which computes their aggregates. */
  isSpreadOut?: boolean
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
  const children = resource.embeds.map((embed) => ({
    embed,
    rows: selectSql(embed.resource, embeddedFrom(embed), joinConditions(resource, embed), {
      ...options,
      isSpreadOut: embed.isSpread && embed.isOne,
    }),
    names: embed.isSpread ? givenBy(embed.resource, options).map(({ name: key }) => key) : [],
  }))
  const all = [
    ...outputsOf(resource, options.allowsAggregates),
    ...resource.embeds.flatMap((embed) => embedOutputs(embed, options)),
  ]
  const outputs = options.isSpreadOut ? all.flatMap(takenOf) : all
  const isGrouped = outputs.some(({ isAggregate }) => isAggregate)
  const columns = list(outputs.map((output) => (isGrouped ? groupable(output) : output.sql)))
  const joins = list(children.map(joinSql), nothing)
  const where = whereSql(resource, joining, joinedHasRows)
  const cut = sql`${orderSql(resource)}${cutSql(resource, options)}`
  return sql`select ${columns} from ${from}${joins}${where}${groupSql(outputs, isGrouped)}${cut}`
}

/** Where a row is spread into the one around it, its aggregates are computed there, over what they take from here. */
function takenOf(output: Output): Output[] {
  if (!output.spread) return [output]
  const { taken } = output.spread
  return taken ? [{ name: output.name, sql: taken, isAggregate: false }] : []
}

interface Child {
  embed: Embed
  rows: Sql
  /** The keys of its rows, where they are laid beside those of the parent. */
  names: string[]
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
