import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { unwrapPage } from '../../visit/failure/unwrap.ts'
import { ROWS_PER_PAGE } from './content-query.ts'
import type { ListRow } from './listing.ts'

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
