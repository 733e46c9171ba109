import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { currentRequest } from '../current-request.ts'
import type { Metadata } from '../http/read-body.ts'
import type { Account } from './account-rows.ts'
import { addIdentity } from './identities.ts'

export const DEFAULT_INSTANCE_ID = '00000000-0000-0000-0000-000000000000'

export interface NewAccount {
  id?: string
  email?: string
  phone?: string
  passwordHash?: string
  data: Metadata
  appData?: Metadata
  role?: string
  aud?: string
  /** The e-mail address is proven. */
  isConfirmed: boolean
  isPhoneConfirmed?: boolean
  isAnonymous?: boolean
  /** Managed by an organisation: other accounts may have the same e-mail address. */
  isSsoUser?: boolean
  bannedUntil?: Date
  /** Will be rolled back: no hook is called for it. */
  isDecoy?: boolean
  /** `user_metadata` is the admin's: nothing of ours is added to it. */
  isByAdmin?: boolean
  now: Date
}

/**
 * Adds an account and an identity for its e-mail address and its phone number; returns nothing when one of them is
 * taken. Triggers of the project run, and may refuse it.
 */
export async function createAccount(tx: Queries, given: NewAccount): Promise<Account | undefined> {
  const { id = randomUUID(), email, phone, isConfirmed, isPhoneConfirmed = false, now } = given
  const account = await insertAccount(tx, { ...given, id })
  if (!account) return undefined

  const proofs = { email_verified: isConfirmed, phone_verified: isPhoneConfirmed }
  const own = { userId: id, providerId: id, now }
  if (email) {
    await addIdentity(tx, { ...own, provider: 'email', data: { sub: id, email, ...proofs } })
  }
  if (phone) {
    await addIdentity(tx, { ...own, provider: 'phone', data: { sub: id, phone, ...proofs } })
  }
  return account
}

/**
 * Adds the row alone; the caller adds its identities. A hook of the project is asked first, about the account as it
 * will be, and does not find it in the table yet.
 */
export async function insertAccount(
  tx: Queries,
  given: NewAccount & { id: string },
): Promise<Account | undefined> {
  const ask = currentRequest()?.beforeUserCreated
  if (!ask || given.isDecoy) return insertRow(tx, given)
  await tx.query('savepoint before_user_created')
  const wanted = await insertRow(tx, given)
  await tx.query('rollback to savepoint before_user_created')
  if (!wanted) return undefined
  await ask(tx, wanted)
  return insertRow(tx, given)
}

async function insertRow(
  tx: Queries,
  given: NewAccount & { id: string },
): Promise<Account | undefined> {
  const { id, email, phone, isConfirmed, now } = given
  const providers = [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])]
  const [provider] = providers
  const { rows } = await tx.query<Account>(
    `insert into auth.users (
       instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token,
       recovery_token, email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data,
       phone, phone_confirmed_at, banned_until, is_anonymous, is_sso_user, created_at, updated_at
     ) values (
       :instanceId, :id, :aud, :role, :email, :passwordHash, :emailConfirmedAt, '', '', '', '', :appData,
       :userData, :phone, :phoneConfirmedAt, :bannedUntil, :isAnonymous, :isSsoUser, :now, :now
     )
     on conflict do nothing
     returning *`,
    {
      instanceId: DEFAULT_INSTANCE_ID,
      id,
      aud: given.aud ?? 'authenticated',
      role: given.role ?? 'authenticated',
      email,
      passwordHash: given.passwordHash ?? '',
      emailConfirmedAt: email && isConfirmed ? now : null,
      appData: { ...(provider ? { provider, providers } : {}), ...given.appData },
      userData: userMetadata(given),
      phone,
      phoneConfirmedAt: phone && given.isPhoneConfirmed ? now : null,
      bannedUntil: given.bannedUntil,
      isAnonymous: given.isAnonymous ?? false,
      isSsoUser: given.isSsoUser ?? false,
      now,
    },
  )
  return rows[0]
}

function userMetadata(given: NewAccount & { id: string }) {
  const { id, email, phone, data, isConfirmed, isPhoneConfirmed = false } = given
  if (given.isByAdmin) return { ...data, ...(email && isConfirmed && { email_verified: true }) }
  if (email) return emailMetadata(id, email, data, isConfirmed)
  return phone ? phoneMetadata(id, phone, data, isPhoneConfirmed) : data
}

/** What Supabase keeps in `user_metadata` of a user who signed up by e-mail. */
export function emailMetadata(id: string, email: string, data: Metadata, isVerified: boolean) {
  return { ...data, sub: id, email, email_verified: isVerified, phone_verified: false }
}

/** The same of a user who signed up by phone. */
export function phoneMetadata(id: string, phone: string, data: Metadata, isVerified: boolean) {
  return { ...data, sub: id, phone, email_verified: false, phone_verified: isVerified }
}
