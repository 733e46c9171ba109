import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { unwrapPage } from '../../visit/failure/unwrap.ts'
import type { Database, Locale } from '../../visit/session/session.server.ts'
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
