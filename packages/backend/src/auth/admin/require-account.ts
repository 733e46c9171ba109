import type { Queries } from '@slovo/database'
import { type Account, findAccount } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { requireUuid } from '../http/read-url.ts'

/** The account that the path names. */
export async function requireAccount(queries: Queries, id?: string): Promise<Account> {
  const account = await findAccount(queries, requireUuid(id, 'user_id'))
  if (!account) throw accountErrors.unknownUser()
  return account
}
