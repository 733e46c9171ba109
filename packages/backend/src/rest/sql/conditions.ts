import { restErrors } from '../errors/rest-errors.ts'
import {
  type Condition,
  comparisons,
  type Filter,
  type LogicTree,
  type Operation,
  searches,
  states,
} from '../grammar/filter.ts'
import { fieldSql } from './fields.ts'
import { type Embed, findEmbed, type Resource } from './resource.ts'
import { list, type Sql, sql, trusted, value } from './sql.ts'

/** How to say that an embedded resource has rows: by its join, or by `exists` where it is not joined. */
export type HasRows = (embed: Embed) => Sql

export function conditionSql(resource: Resource, condition: Condition, hasRows: HasRows): Sql {
  return condition.kind === 'filter'
    ? filterSql(resource, condition, hasRows)
    : junctionSql(resource, condition, hasRows)
}

function junctionSql(
  resource: Resource,
  { kind, negated, conditions }: LogicTree,
  hasRows: HasRows,
): Sql {
  const parts = conditions.map((condition) => conditionSql(resource, condition, hasRows))
  const joined = list(parts, kind === 'and' ? sql` and ` : sql` or `)
  return negated ? sql`not (${joined})` : sql`(${joined})`
}

function filterSql(
  resource: Resource,
  { field, negated, operation }: Filter,
  hasRows: HasRows,
): Sql {
  const embed = field.path.length === 0 ? findEmbed(resource, field.name) : undefined
  if (embed) return embeddedSql(embed, operation, negated, hasRows)
  const found = operationSql(resource, field, operation)
  return negated ? sql`not (${found})` : found
}

/** `messages=is.null`: those without messages. */
function embeddedSql(embed: Embed, operation: Operation, negated: boolean, hasRows: HasRows): Sql {
  const isNullness = operation.kind === 'is' && ['null', 'not_null'].includes(operation.state)
  if (!isNullness) throw restErrors.badEmbedOperator(embed.name)
  const wantsRows = (operation.state === 'not_null') !== negated
  return wantsRows ? hasRows(embed) : sql`not (${hasRows(embed)})`
}

function operationSql(resource: Resource, field: Filter['field'], operation: Operation): Sql {
  const left = fieldSql(resource, field)
  switch (operation.kind) {
    case 'compare':
      return compareSql(left, operation)
    case 'distinct':
      return sql`${left} is distinct from ${value(operation.value)}`
    case 'in':
      return sql`${left} = any (${value(arrayText(operation.values))})`
    case 'is':
      return sql`${left} is ${trusted(states[operation.state])}`
    case 'search':
      return searchSql(resource, field, left, operation)
  }
}

function compareSql(
  left: Sql,
  { operator, quantifier, value: text }: Operation & { kind: 'compare' },
): Sql {
  const right = value(
    operator === 'like' || operator === 'ilike' ? text.replaceAll('*', '%') : text,
  )
  if (!quantifier) return sql`${left} ${trusted(comparisons[operator])} ${right}`
  const among = quantifier === 'any' ? sql`any` : sql`all`
  return sql`${left} ${trusted(comparisons[operator])} ${among} (${right})`
}

/** Text and JSON are made searchable first; a `tsvector` column is searched as it is. */
function searchSql(
  { table }: Resource,
  field: Filter['field'],
  left: Sql,
  { search, language, value: text }: Operation & { kind: 'search' },
): Sql {
  const type = table?.columns.get(field.name)?.type ?? ''
  const isText = field.path.length > 0 || /^(text|character|json)/.test(type)
  const config = language === undefined ? undefined : sql`${value(language)}::regconfig`
  const vector = isText ? sql`to_tsvector(${config ? sql`${config}, ` : sql``}${left})` : left
  return sql`${vector} @@ ${trusted(searches[search])}(${config ? sql`${config}, ` : sql``}${value(text)}::text)`
}

/** `["a", "b c"]` → `{"a","b c"}`: one parameter, so the statement is the same for any number. */
export function arrayText(values: readonly string[]): string {
  const quoted = values.map((text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`)
  return `{${quoted.join(',')}}`
}
