import type { Queries } from '@slovo/database'
import { type Account, requireAccountRow } from './account-rows.ts'

/** The key of `app_metadata` that asks the user to choose a password; why, see `passwords/sign-up-passwords.ts`. */
export const PASSWORD_NEEDED = 'password_needed'

export function isPasswordNeeded({ raw_app_meta_data: data }: Account) {
  return data?.[PASSWORD_NEEDED] === true
}

export async function markPasswordNeeded(tx: Queries, { id }: Account) {
  await tx.query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || $2 where id = $1`,
    [id, { [PASSWORD_NEEDED]: true }],
  )
}

/** Replaces the password, if there was one. */
export async function setPassword(
  tx: Queries,
  { id }: Pick<Account, 'id'>,
  passwordHash: string,
): Promise<Account> {
  return requireAccountRow(
    await tx.query<Account>(
      `update auth.users
       set encrypted_password = $2, raw_app_meta_data = coalesce(raw_app_meta_data, '{}') - $3::text
       where id = $1 returning *`,
      [id, passwordHash, PASSWORD_NEEDED],
    ),
  )
}

/** The same password with another hash, unless the password has changed meanwhile. */
export async function replacePasswordHash(
  queries: Queries,
  { id, encrypted_password: old }: Account,
  passwordHash: string,
) {
  await queries.query(
    'update auth.users set encrypted_password = $3 where id = $1 and encrypted_password = $2',
    [id, old, passwordHash],
  )
}
