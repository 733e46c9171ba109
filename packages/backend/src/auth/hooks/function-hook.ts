import type { Queries } from '@slovo/database'
import { hookErrors } from './hook-errors.ts'

const TIMEOUT_MS = 2_000

/** Calls a function with the input as its only argument, within the transaction of what it decides about. */
export async function callFunction(tx: Queries, name: string, input: unknown): Promise<unknown> {
  await tx.query(`select set_config('statement_timeout', $1, true)`, [String(TIMEOUT_MS)])
  const { rows } = await tx.query<{ output: unknown }>(`select ${name}($1) as output`, [
    JSON.stringify(input),
  ])
  await tx.query('set local statement_timeout to default')
  const output = rows[0]?.output
  // A function of type `void` or `text` answers with a string.
  if (typeof output !== 'string') return output ?? undefined
  if (output === '') return undefined
  try {
    return JSON.parse(output)
  } catch {
    throw hookErrors.failed('Error unmarshaling JSON output.')
  }
}
