import type { Queries } from '@slovo/database'
import type { Metadata } from '../http/read-body.ts'

/** A row of `auth.users`: the columns that the code reads. */
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

export async function findAccounts(queries: Queries, ids: string[]): Promise<Account[]> {
  const { rows } = await queries.query<Account>(
    'select * from auth.users where id = any($1::uuid[])',
    [ids],
  )
  return rows
}

/** The account as it is now, within the transaction that changed it. */
export async function reloadAccount(tx: Queries, id: string): Promise<Account> {
  return requireAccountRow(await tx.query<Account>('select * from auth.users where id = $1', [id]))
}

/** Which of these an account has already. */
export async function findTaken(
  queries: Queries,
  { email, phone }: { email?: string; phone?: string },
): Promise<{ email: boolean; phone: boolean }> {
  const { rows } = await queries.query<{ email: boolean; phone: boolean }>(
    `select exists (select from auth.users where email = $1 and not is_sso_user) as email,
            exists (select from auth.users where phone = $2) as phone`,
    [email ?? null, phone ?? null],
  )
  return rows[0] ?? { email: false, phone: false }
}

/** Locks the row, so that two requests that count what belongs to the account wait for each other. */
export async function lockAccount(tx: Queries, id: string): Promise<void> {
  await tx.query('select from auth.users where id = $1 for update', [id])
}

/** Columns whose new value does not depend on the old one. */
export type AccountChange = Partial<
  Omit<Account, 'id' | 'raw_app_meta_data' | 'raw_user_meta_data' | 'confirmed_at' | 'created_at'>
>

/** Throws a unique violation where another account has the e-mail address or phone number. */
export async function updateAccount(
  tx: Queries,
  id: string,
  change: AccountChange,
): Promise<Account> {
  const assignments = Object.keys(change).map((column) => `${column} = :${column}`)
  return requireAccountRow(
    await tx.query<Account>(
      `update auth.users set ${assignments.join(', ')} where id = :id returning *`,
      { ...change, id },
    ),
  )
}

/** A part of the statement that starts a session. Its parameters are `accountId` and `now`. */
export const MARK_SIGNED_IN =
  'update auth.users set last_sign_in_at = :now, updated_at = :now where id = :accountId returning *'

export function requireAccountRow({ rows }: { rows: Account[] }): Account {
  const [account] = rows
  if (!account) throw new Error('The account is gone')
  return account
}

export function isBanned({ banned_until }: Account, now: Date) {
  return banned_until !== null && banned_until > now
}
