import type { Queries } from '@slovo/database'
import { isPasswordNeeded, markPasswordNeeded, setPassword } from '../accounts/account-passwords.ts'
import { type Account, updateAccount } from '../accounts/account-rows.ts'

/**
 * Which password does an account get for which several users have signed up before its address was confirmed?
 *
 * Another visitor may have been first, with an address that is not theirs and a password that only they know. So a
 * password from before the confirmation stays only where every sign-up had the same one. Otherwise it is emptied, and
 * `app_metadata.password_needed` says so until the owner has set one: the exchange of the code in the browser that
 * signed up does that by itself, all others are redirected to a page that asks for a password.
 */

/** The account is about to be confirmed for the first time. A recovery proves the address, not the password. */
export async function dropUnprovenPassword(
  tx: Queries,
  account: Account,
  { isRecovery }: { isRecovery: boolean },
): Promise<Account> {
  const isConfirmed = account.email_confirmed_at !== null || account.phone_confirmed_at !== null
  const isUnproven =
    isPasswordNeeded(account) || (isRecovery && Boolean(account.encrypted_password))
  if (isConfirmed || !isUnproven) return account

  await markPasswordNeeded(tx, account)
  return updateAccount(tx, account.id, { encrypted_password: '' })
}

/** The browser of this sign-up has proved the address: its password is the right one. */
export async function restoreSignUpPassword(
  tx: Queries,
  account: Account,
  passwordHash: string | null,
): Promise<Account> {
  if (!passwordHash || account.encrypted_password || !isPasswordNeeded(account)) return account
  return setPassword(tx, account, passwordHash)
}
