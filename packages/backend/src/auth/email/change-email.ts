import type { Queries } from '@slovo/database'
import type { Account } from '../accounts/account-rows.ts'
import { setEmail } from '../accounts/email-accounts.ts'
import { invalidateTokens } from './one-time-tokens.ts'

/** Changes to a proven e-mail address; links and codes sent to the old one end. */
export async function changeEmail(
  tx: Queries,
  account: Account,
  email: string,
  now: Date,
): Promise<Account> {
  await invalidateTokens(tx, account.id)
  return setEmail(tx, account, email, now)
}
