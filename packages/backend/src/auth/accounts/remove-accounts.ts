import type { Queries } from '@slovo/database'
import { hashSecret } from '../../kernel/keys/secrets.ts'
import { PASSWORD_NEEDED } from './account-passwords.ts'
import { type Account, requireAccountRow } from './account-rows.ts'

/** Deletes the row, and with it every row that refers to it. */
export async function deleteAccount(tx: Queries, id: string): Promise<void> {
  await tx.query('delete from auth.users where id = $1', [id])
}

/** Deletes the row unless it has changed: then another request uses the account. */
export async function deleteUnchangedAccount(
  queries: Queries,
  { id, updated_at: updatedAt }: Account,
): Promise<void> {
  await queries.query('delete from auth.users where id = $1 and updated_at = $2', [id, updatedAt])
}

/** Keeps the row, for what refers to it, without anything that says whose it was. */
export async function anonymizeAccount(tx: Queries, account: Account, now: Date): Promise<void> {
  const { id, email, phone } = account
  requireAccountRow(
    await tx.query<Account>(
      `update auth.users
       set email = :email, phone = :phone, email_change = '', phone_change = '',
           encrypted_password = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}',
           deleted_at = :now, updated_at = :now
       where id = :id returning *`,
      { id, email: obscure(id, email), phone: obscure(id, phone), now },
    ),
  )
}

/** Cannot be read back, and is unique: `email` and `phone` are unique columns. */
function obscure(id: string, text: string | null) {
  return text ? hashSecret(`${id} ${text}`) : null
}

/** Removes the password and the metadata that an unproven owner has given. */
export async function clearUnprovenAccount(tx: Queries, id: string): Promise<void> {
  await tx.query(
    `update auth.users
     set encrypted_password = '', raw_user_meta_data = '{}', raw_app_meta_data = raw_app_meta_data - $2::text
     where id = $1`,
    [id, PASSWORD_NEEDED],
  )
}
