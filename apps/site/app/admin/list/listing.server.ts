import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { unwrapPage } from '../../visit/failure/unwrap.ts'
import type { Database, Locale } from '../../visit/session/session.server.ts'
import { literalPattern } from '../../visit/url/list-query.ts'
import { type ContentQuery, ROWS_PER_PAGE } from './content-query.ts'

/** A line of a list of content. */
export interface ListRow {
  id: number
  title: string
  /** The language that the title is written in. */
  lang: 'ru' | 'fr'
  /** The language that it teaches or is in, where that is not the title's. */
  of?: 'ru' | 'fr'
  isPublished: boolean
  updatedAt: string
  /** What else tells one from another, as it is shown: level, section, book … */
  facts: string[]
}

/** How the rows of one type of content are found, a page at a time. */
export type ContentListing = (asked: {
  database: Database
  locale: Locale
  query: ContentQuery
}) => Promise<{ rows: ListRow[]; count: number }>

interface Filterable<Query> {
  regexIMatch(column: string, pattern: string): Query
  eq(column: string, value: string | boolean): Query
}

/** The columns in which a type of content has what a list is filtered by. */
type FilterColumns = Partial<Record<'lang' | 'locale' | 'section' | 'level', string | null>>

/** Narrows a query to the filters that are set. */
export function filterContent<Query extends Filterable<Query>>(
  all: Query,
  { title, state }: ContentQuery,
  columns: FilterColumns,
  titleColumn: 'title' | 'title_fr' | 'title_ru' = 'title',
): Query {
  let found = title ? all.regexIMatch(titleColumn, literalPattern(title)) : all
  for (const [column, value] of Object.entries(columns)) {
    if (value) found = found.eq(column, value)
  }
  return state ? found.eq('is_published', state === 'published') : found
}

interface Found<Row> {
  range(from: number, to: number): PromiseLike<PostgrestSingleResponse<Row[]>>
}

/** One page of what a query with `count: 'exact'` finds; behind the last page there is nothing. */
export async function readPage<Row>(
  found: Found<Row>,
  page: number,
  present: (row: Row) => ListRow,
): Promise<{ rows: ListRow[]; count: number }> {
  const from = (page - 1) * ROWS_PER_PAGE
  const answer = await found.range(from, from + ROWS_PER_PAGE - 1)
  if (answer.error?.code === 'PGRST103') return { rows: [], count: 0 }
  const { rows, count } = unwrapPage(answer)
  return { rows: rows.map(present), count }
}
