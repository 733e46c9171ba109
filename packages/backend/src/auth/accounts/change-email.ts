import { DatabaseError, type Queries } from '@slovo/database'
import { invalidateTokens } from '../email/one-time-tokens.ts'
import { type Account, requireAccountRow } from './account-rows.ts'
import { accountErrors } from './errors.ts'
import { changeIdentity, updateProviderNames } from './identities.ts'

/** The address is theirs: whoever was anonymous has an account of their own from here on. */
export async function changeEmail(
  tx: Queries,
  { id }: Account,
  email: string,
  now: Date,
): Promise<Account> {
  const known = { email, email_verified: true }
  await invalidateTokens(tx, id)
  try {
    await tx.query(
      `update auth.users
       set email = $2, email_change = '', email_change_confirm_status = 0, is_anonymous = false,
           email_confirmed_at = coalesce(email_confirmed_at, $4), updated_at = $4,
           raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $3
       where id = $1`,
      [id, email, known, now],
    )
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') throw accountErrors.emailExists()
    throw error
  }
  const data = { sub: id, ...known }
  await changeIdentity(tx, { userId: id, provider: 'email', providerId: id, data, now })
  await updateProviderNames(tx, id)
  return requireAccountRow(await tx.query<Account>('select * from auth.users where id = $1', [id]))
}
