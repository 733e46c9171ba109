import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { data as answerWith } from 'react-router'

/** The database is unreachable or out of connections; the request can be retried soon. */
const UNAVAILABLE = [503, 504]

/**
 * The rows of a response. An unexpected error is thrown, logged once at the edge, and shows the error page; a database
 * that is busy or unreachable is a 503, which asks to retry.
 */
export function unwrap<T>({ data, error, status }: PostgrestSingleResponse<T>): T {
  if (!error) return data
  if (!UNAVAILABLE.includes(status)) throw error
  throw answerWith(null, { status: 503, headers: { 'retry-after': '5' } })
}

/** Rows together with how many there are on all pages (of a query that asked for `count: 'exact'`). */
export function unwrapPage<T>(answer: PostgrestSingleResponse<T[]>): { rows: T[]; count: number } {
  return { rows: unwrap(answer), count: answer.count ?? 0 }
}

/** Whether Postgres refused a row because of a unique key (`unique_violation`). */
export function isDuplicate(error: { code: string } | null): boolean {
  return error?.code === '23505'
}
