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

/** Codes of a database that is busy, starting, or chose this transaction to end a deadlock; PGRST000 to 003 are the API's. */
const BUSY = /^(PGRST00[0-3]|40001|40P01|53300|57014|57P0[1-3]|08\w{3})$/

/** Whether the same request may succeed in a moment. An error without a code means that the database was not reached. */
export function isTemporary({ code }: { code: string }): boolean {
  return !code || BUSY.test(code)
}
