import type { Queries } from '@slovo/database'
import { type Account, requireAccountRow } from '../accounts/account-rows.ts'
import type { TokenType } from '../email/one-time-tokens.ts'

/**
 * Which password an account gets that several people may have signed up for before its address was confirmed.
 *
 * Another visitor may have been first, with an address that is not theirs and a password that only they know. So a
 * password of before the confirmation stays only where every sign-up had the same one. Otherwise it is emptied, and
 * the account says so (`app_metadata.password_needed`) until its owner has set one: the exchange of the code in the
 * browser that signed up does that by itself, all others are led to a page that asks for a password.
 */
export const PASSWORD_NEEDED = 'password_needed'

/** Keeps the password of one sign-up with the flow that its browser began. */
export async function stashSignUpPassword(tx: Queries, flowId: string, passwordHash: string) {
  await tx.query(
    'insert into auth.sign_up_passwords (flow_state_id, encrypted_password) values ($1, $2)',
    [flowId, passwordHash],
  )
}

/** Another password than the first was chosen, or the account is entered without one: which is right is open. */
export async function markPasswordNeeded(tx: Queries, { id }: Account) {
  await tx.query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || $2 where id = $1`,
    [id, { [PASSWORD_NEEDED]: true }],
  )
}

export function isPasswordNeeded({ raw_app_meta_data: data }: Account) {
  return data?.[PASSWORD_NEEDED] === true
}

/** The account is about to be confirmed for the first time. A mail to recover it proves the address, not the password. */
export async function dropUnprovenPassword(
  tx: Queries,
  account: Account,
  type: TokenType,
): Promise<Account> {
  const isProved = account.email_confirmed_at !== null || account.phone_confirmed_at !== null
  const isUnproven =
    isPasswordNeeded(account) || (type === 'recovery_token' && Boolean(account.encrypted_password))
  if (isProved || !isUnproven) return account

  await markPasswordNeeded(tx, account)
  return requireAccountRow(
    await tx.query<Account>(
      `update auth.users set encrypted_password = '' where id = $1 returning *`,
      [account.id],
    ),
  )
}

/** The browser of this sign-up has proved the address: its password is the one that was meant. */
export async function takeSignUpPassword(
  tx: Queries,
  account: Account,
  passwordHash: string | null,
): Promise<Account> {
  if (!passwordHash || account.encrypted_password || !isPasswordNeeded(account)) return account
  return requireAccountRow(await setPassword(tx, account, passwordHash))
}

/** Replaces the password, whichever it was. */
export function setPassword(tx: Queries, { id }: Pick<Account, 'id'>, passwordHash: string) {
  return tx.query<Account>(
    `update auth.users
     set encrypted_password = $2, raw_app_meta_data = coalesce(raw_app_meta_data, '{}') - $3::text
     where id = $1 returning *`,
    [id, passwordHash, PASSWORD_NEEDED],
  )
}
