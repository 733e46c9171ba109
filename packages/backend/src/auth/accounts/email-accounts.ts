import { isUniqueViolation, type Queries } from '@slovo/database'
import { type Account, reloadAccount, requireAccountRow } from './account-rows.ts'
import { accountErrors } from './errors.ts'
import { changeOwnIdentity, updateProviderNames, verifyOwnIdentity } from './identities.ts'

/** Never an account of single sign-on: those may share their e-mail address with one of ours. */
export async function findByEmail(queries: Queries, email: string): Promise<Account | undefined> {
  const { rows } = await queries.query<Account>(
    'select * from auth.users where email = $1 and not is_sso_user and deleted_at is null',
    [email],
  )
  return rows[0]
}

/** The account that waits for the confirmation of this new e-mail address. */
export async function findByEmailChange(
  queries: Queries,
  email: string,
): Promise<Account | undefined> {
  const { rows } = await queries.query<Account>(
    `select * from auth.users
     where email_change = $1 and email_change <> '' and not is_sso_user and deleted_at is null`,
    [email],
  )
  return rows[0]
}

/** The user wants this e-mail address; what an address has confirmed already counts while it stays the same one. */
export async function proposeEmail(
  tx: Queries,
  { id }: Account,
  email: string,
  now: Date,
): Promise<Account> {
  return requireAccountRow(
    await tx.query<Account>(
      `update auth.users
       set email_change_confirm_status =
             case when email_change = :email then email_change_confirm_status else 0 end,
           email_change = :email, email_change_sent_at = :now, updated_at = :now
       where id = :id returning *`,
      { id, email, now },
    ),
  )
}

/** Sets a proven e-mail address; an anonymous account becomes a permanent one. */
export async function setEmail(
  tx: Queries,
  { id }: Account,
  email: string,
  now: Date,
): Promise<Account> {
  const data = { email, email_verified: true }
  try {
    await tx.query(
      `update auth.users
       set email = :email, email_change = '', email_change_confirm_status = 0, is_anonymous = false,
           email_confirmed_at = coalesce(email_confirmed_at, :now), updated_at = :now,
           raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || :data
       where id = :id`,
      { id, email, data, now },
    )
  } catch (error) {
    throw isUniqueViolation(error) ? accountErrors.emailExists() : error
  }
  await changeOwnIdentity(tx, { userId: id, provider: 'email', data, now })
  await updateProviderNames(tx, id)
  return reloadAccount(tx, id)
}

/** The user has proved that the e-mail address is theirs; proving it again changes nothing. */
export async function confirmEmail(tx: Queries, account: Account, now: Date): Promise<Account> {
  if (account.email_confirmed_at) return account
  await verifyOwnIdentity(tx, { userId: account.id, provider: 'email', now })
  return requireAccountRow(
    await tx.query<Account>(
      `update auth.users
       set email_confirmed_at = $2, updated_at = $2,
           raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
       where id = $1 returning *`,
      [account.id, now],
    ),
  )
}
