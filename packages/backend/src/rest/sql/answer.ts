import type { MediaType } from '../request/media-type.ts'
import { nothing, type Sql, sql, value } from './sql.ts'

const rows = sql`"pgrst_rows"`

interface AnswerParts {
  /** The statement whose rows are given. */
  rows: Sql
  /** Runs before, as `pgrst_source`. */
  source?: Sql
  body: Sql
  /** Rows without limit, for `count=`. */
  total?: Sql
  guards?: Sql[]
  /** Whether `pgrst_source` says of each row whether it was inserted. */
  tellsInserted?: boolean
}

/**
 * The one statement of a request: the body is put together by Postgres, and the counts, the guards
 * and what the database says about headers and status come along.
 */
export function answerSql({
  rows: given,
  source,
  body,
  total,
  guards = [],
  tellsInserted,
}: AnswerParts): Sql {
  const before = source ? sql`with "pgrst_source" as (${source}) ` : nothing
  const counted = total ? sql`(${total})::float8` : sql`null::float8`
  const affected = source ? sql`(select count(*) from "pgrst_source")::float8` : sql`null::float8`
  const inserted = tellsInserted
    ? sql`, (select count(*) filter (where "pgrst_inserted") from "pgrst_source")::float8 as inserted`
    : nothing
  const guarded = guards.reduce((list, guard) => sql`${list}, ${guard}`, nothing)
  return sql`${before}select ${counted} as total, count(*)::float8 as rows, ${affected} as affected, ${body} as body, nullif(current_setting('response.headers', true), '') as headers, nullif(current_setting('response.status', true), '') as status${inserted}${guarded} from (${given}) as ${rows}`
}

/** The rows in the form that was asked for. */
export function bodySql({ kind, stripsNulls }: MediaType): Sql {
  if (kind === 'csv') return csvSql
  if (kind === 'geojson') return geoJsonSql
  const array = sql`json_agg(${rows}.*)`
  const json = kind === 'object' ? sql`${array} -> 0` : sql`coalesce(${array}, '[]')`
  return stripsNulls ? sql`json_strip_nulls(${json})::text` : sql`(${json})::text`
}

/** What a function gives: a bare value, an object or an array. */
export function calledBodySql(
  media: MediaType,
  returns: { kind: 'void' | 'scalar' | 'composite'; isSet: boolean },
): Sql {
  if (media.kind === 'csv') return csvSql
  if (media.kind === 'geojson') return geoJsonSql
  const values = returns.kind === 'composite' ? sql`${rows}.*` : sql`${rows}."pgrst_scalar"`
  const isOne = !returns.isSet || media.kind === 'object'
  const json = isOne
    ? sql`coalesce(json_agg(${values}) -> 0, 'null')`
    : sql`coalesce(json_agg(${values}), '[]')`
  return media.stripsNulls ? sql`json_strip_nulls(${json})::text` : sql`(${json})::text`
}

export const noBodySql = sql`null::text`

/** Each row is a feature: PostGIS takes its geometry and makes properties of its other columns. */
const geoJsonSql = sql`json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(ST_AsGeoJSON(${rows})::json), '[]'))::text`

/** The keys of the first row as header, then every row as Postgres writes a row, without brackets. */
const csvSql = sql`coalesce((select string_agg(key, ',') from json_object_keys((array_agg(row_to_json(${rows}.*)))[1]) as key), '') || E'\\n' || coalesce(string_agg(substring(${rows}::text, 2, length(${rows}::text) - 2), E'\\n'), '')`

/**
 * Refuses within the statement, so that its writes are undone in the same round trip: the cast
 * fails with the marker and the count in its message, which `readGuard` finds.
 */
function guardSql(marker: string, isRefused: Sql, count: Sql): Sql {
  return sql`case when ${isRefused} then (${value(marker)} || ${count}::text)::int end`
}

export const oneRowGuard = (marker: string): Sql =>
  guardSql(marker, sql`count(*) <> 1`, sql`count(*)`)

export const affectedGuard = (marker: string, most: number): Sql => {
  const affected = sql`(select count(*) from "pgrst_source")`
  return guardSql(marker, sql`${affected} > ${value(most)}::bigint`, affected)
}
