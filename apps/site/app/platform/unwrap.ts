import type { PostgrestSingleResponse } from '@supabase/supabase-js'

/** The rows of an answer; a refusal that nobody expected is thrown, logged once at the edge, and shows the error page. */
export function unwrap<T>({ data, error }: PostgrestSingleResponse<T>): T {
  if (error) throw error
  return data
}

/** Rows together with how many there are on all pages (of a query that asked for `count: 'exact'`). */
export function unwrapPage<T>(answer: PostgrestSingleResponse<T[]>): { rows: T[]; count: number } {
  return { rows: unwrap(answer), count: answer.count ?? 0 }
}
