import type { Queries } from '@slovo/database'
import type { Metadata } from '../http/read-body.ts'

/** A row of `auth.users`, as far as the code looks at it. */
export type Account = {
  id: string
  aud: string | null
  role: string | null
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  email_change: string | null
  email_change_sent_at: Date | null
  email_change_confirm_status: number | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Metadata | null
  raw_user_meta_data: Metadata | null
  created_at: Date | null
  updated_at: Date | null
  phone: string | null
  phone_confirmed_at: Date | null
  phone_change: string | null
  phone_change_sent_at: Date | null
  confirmed_at: Date | null
  banned_until: Date | null
  reauthentication_sent_at: Date | null
  is_sso_user: boolean
  deleted_at: Date | null
  is_anonymous: boolean
}

export async function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const { rows } = await queries.query<Account>('select * from auth.users where id = $1', [id])
  return rows[0]
}

/** Accounts of single sign-on may share an address with one of ours: they are never meant here. */
export async function findByEmail(queries: Queries, email: string): Promise<Account | undefined> {
  const { rows } = await queries.query<Account>(
    'select * from auth.users where email = $1 and not is_sso_user and deleted_at is null',
    [email],
  )
  return rows[0]
}

/** The account that is about to change to this address. */
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

/** The address was proved to be theirs; proving it again changes nothing. */
export async function confirmEmail(tx: Queries, account: Account, now: Date): Promise<Account> {
  if (account.email_confirmed_at) return account
  await tx.query(
    `update auth.identities
     set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     where user_id = $1 and provider = 'email'`,
    [account.id, now],
  )
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

export function requireAccountRow({ rows }: { rows: Account[] }): Account {
  const [account] = rows
  if (!account) throw new Error('The account is gone')
  return account
}

export function isBanned({ banned_until }: Account, now: Date) {
  return banned_until !== null && banned_until > now
}
