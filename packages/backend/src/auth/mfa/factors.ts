import { isUniqueViolation, type Queries } from '@slovo/database'
import { lowerSessions } from '../sessions/assurance.ts'
import { factorErrors } from './errors.ts'

export type ChallengedType = 'totp' | 'phone' | 'webauthn'
export type FactorType = ChallengedType | 'recovery_code'

/** A row of `auth.mfa_factors`: what a user has beside their password. */
export type Factor = {
  id: string
  user_id: string
  friendly_name: string | null
  factor_type: FactorType
  status: 'unverified' | 'verified'
  phone: string | null
  secret: string | null
  created_at: Date
  updated_at: Date
  last_challenged_at: Date | null
  web_authn_credential: unknown
}

export async function listFactors(queries: Queries, userIds: string[]): Promise<Factor[]> {
  const { rows } = await queries.query<Factor>(
    'select * from auth.mfa_factors where user_id = any($1::uuid[]) order by created_at, id',
    [userIds],
  )
  return rows
}

/** One factor of this account, of any type. */
export async function findFactor(
  queries: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<Factor | undefined> {
  const { rows } = await queries.query<Factor>(
    'select * from auth.mfa_factors where id = $1 and user_id = $2',
    [id, userId],
  )
  return rows[0]
}

interface NewFactor {
  id: string
  userId: string
  type: FactorType
  status: Factor['status']
  name: string
  secret?: string
  phone?: string
  now: Date
}

/** Adds a factor under a name that no other factor of the account has. */
export async function insertFactor(tx: Queries, factor: NewFactor): Promise<void> {
  const { id, userId, name, type, status, now, secret, phone } = factor
  try {
    await tx.query(
      `insert into auth.mfa_factors (
         id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone
       ) values (:id, :userId, :name, :type, :status, :now, :now, :secret, :phone)`,
      { id, userId, name, type, status, now, secret, phone },
    )
  } catch (error) {
    throw isUniqueViolation(error) ? factorErrors.factorNameConflict(name) : error
  }
}

/** Removes the account's factors of a kind that were enrolled and never verified. */
export async function removeUnverified(
  tx: Queries,
  {
    userId,
    before,
    type,
    phone,
  }: { userId: string; before?: Date; type?: FactorType; phone?: string },
): Promise<void> {
  await tx.query(
    `delete from auth.mfa_factors
     where user_id = :userId and status = 'unverified'
       and (:before::timestamptz is null or created_at < :before)
       and (:type::text is null or factor_type::text = :type)
       and (:phone::text is null or phone = :phone)`,
    { userId, before, type, phone },
  )
}

export async function renameFactor(tx: Queries, factor: Factor, name: string, now: Date) {
  try {
    await tx.query(
      'update auth.mfa_factors set friendly_name = $2, updated_at = $3 where id = $1',
      [factor.id, name, now],
    )
  } catch (error) {
    throw isUniqueViolation(error) ? factorErrors.factorNameConflict(name) : error
  }
  return { ...factor, friendly_name: name, updated_at: now }
}

/** How `amr` of an access token names a used factor. */
export const FACTOR_PROOFS = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
} as const

/** Lowers the sessions that this factor raised. Recovery codes go with the last factor beside them. */
export async function removeFactor(tx: Queries, factor: Factor): Promise<void> {
  const { id, factor_type, user_id } = factor
  await lowerSessions(tx, { factorId: id, method: FACTOR_PROOFS[factor_type] })
  await tx.query('delete from auth.mfa_factors where id = $1', [id])
  const left = (await listFactors(tx, [user_id])).filter(({ status }) => status === 'verified')
  const [codes] = left
  if (left.length === 1 && codes?.factor_type === 'recovery_code') await removeFactor(tx, codes)
}

/** Removes all factors of an account, whose sessions have ended. */
export async function removeFactors(tx: Queries, userId: string): Promise<void> {
  await tx.query('delete from auth.mfa_factors where user_id = $1', [userId])
}

/** A factor as responses show it, without its secret. */
export function presentFactor(factor: Factor) {
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    factor_type: factor.factor_type,
    ...(factor.friendly_name && { friendly_name: factor.friendly_name }),
    ...(factor.phone && { phone: factor.phone }),
    ...(factor.last_challenged_at && { last_challenged_at: factor.last_challenged_at }),
  }
}
