import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import type { Metadata } from './read-body.ts'

const NO_INSTANCE = '00000000-0000-0000-0000-000000000000'

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

export interface NewAccount {
  email: string
  passwordHash?: string
  data: Metadata
  isConfirmed: boolean
  now: Date
}

/**
 * Adds the account and its e-mail identity; nothing happens when the address is taken. Triggers of the project
 * run, and may refuse it.
 */
export async function createAccount(tx: Queries, given: NewAccount): Promise<Account | undefined> {
  const { email, passwordHash, data, isConfirmed, now } = given
  const id = randomUUID()
  const userData = emailMetadata(id, email, data, isConfirmed)

  const { rows } = await tx.query<Account>(
    `insert into auth.users (
       instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token,
       recovery_token, email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data,
       created_at, updated_at
     ) values ($1, $2, 'authenticated', 'authenticated', $3, $4, $5, '', '', '', '', $6, $7, $8, $8)
     on conflict do nothing
     returning *`,
    [
      NO_INSTANCE,
      id,
      email,
      passwordHash ?? '',
      isConfirmed ? now : null,
      { provider: 'email', providers: ['email'] },
      userData,
      now,
    ],
  )
  const [account] = rows
  if (!account) return undefined
  await tx.query(
    `insert into auth.identities (
       id, provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at
     ) values (gen_random_uuid(), $1::text, $1::uuid, 'email', $2, $3, $3, $3)`,
    [id, { sub: id, email, email_verified: isConfirmed, phone_verified: false }, now],
  )
  return account
}

/** What Supabase keeps in `user_metadata` of an account made by e-mail. */
export function emailMetadata(id: string, email: string, data: Metadata, isVerified: boolean) {
  return { ...data, sub: id, email, email_verified: isVerified, phone_verified: false }
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
  return updated(
    await tx.query<Account>(
      `update auth.users
       set email_confirmed_at = $2, updated_at = $2,
           raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
       where id = $1 returning *`,
      [account.id, now],
    ),
  )
}

export function updated({ rows }: { rows: Account[] }): Account {
  const [account] = rows
  if (!account) throw new Error('The account is gone')
  return account
}

export function isBanned({ banned_until }: Account, now: Date) {
  return banned_until !== null && banned_until > now
}
