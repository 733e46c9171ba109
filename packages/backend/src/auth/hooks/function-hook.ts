import type { Queries } from '@slovo/database'
import { hookErrors } from './hook-errors.ts'

const HOOK_TIMEOUT = 2_000

/** Calls a function of the database with the input as its only argument, in the transaction that it decides about. */
export async function callHookFunction(
  tx: Queries,
  name: string,
  input: unknown,
): Promise<unknown> {
  await tx.query(`select set_config('statement_timeout', $1, true)`, [String(HOOK_TIMEOUT)])
  const { rows } = await tx.query<{ output: unknown }>(`select ${name}($1) as output`, [
    JSON.stringify(input),
  ])
  await tx.query('set local statement_timeout to default')
  const output = rows[0]?.output
  // A function that returns `void` or `text` gives a string.
  if (typeof output !== 'string') return output ?? undefined
  if (output === '') return undefined
  try {
    return JSON.parse(output)
  } catch {
    throw hookErrors.failed('Error unmarshaling JSON output.')
  }
}
