import { randomUUID } from 'node:crypto'
import { DatabaseError, type Queries } from '@slovo/database'
import { z } from 'zod'
import type { Account } from './accounts.ts'
import { recordAudit } from './audit.ts'
import { authErrors } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { type Factor, listFactors } from './factors.ts'
import { optionalText } from './read-body.ts'
import type { Session } from './require-session.ts'
import { sealText } from './sealed-text.ts'
import { secondsBefore } from './times.ts'
import { makeTotp } from './totp.ts'

const LONGEST_NAME = 255

export const Enrolment = z.object({
  friendly_name: optionalText,
  factor_type: optionalText,
  issuer: optionalText,
  phone: optionalText,
})

interface Enrol {
  account: Account
  session: Session
  wish: z.output<typeof Enrolment>
  address?: string
}

/** A new factor, which counts once a code of it was given. The secret is shown this once. */
export async function enrolFactor(parts: AuthParts, { account, session, wish, address }: Enrol) {
  const { database, settings, now } = parts
  requireKnownType(parts, wish.factor_type)
  const name = wish.friendly_name ?? ''
  const issuer = wish.issuer ?? new URL(settings.siteUrl).host
  if (name.length > LONGEST_NAME || issuer.length > LONGEST_NAME) {
    throw authErrors.validationFailed('friendly_name and issuer are too long')
  }
  const totp = makeTotp(issuer, account.email || account.phone || account.id)
  const sealed = await sealText(settings.jwtSecret, 'totp', totp.secret)
  const id = randomUUID()

  await database.transaction(async (tx) => {
    await tx.query('select from auth.users where id = $1 for update', [account.id])
    await requireRoom(parts, tx, { account, session })
    await insertFactor(tx, { id, userId: account.id, name, sealed, now: now() })
    await recordAudit(tx, { action: 'factor_in_progress', account, address, now: now() })
  })
  return { id, type: 'totp', friendly_name: name, totp }
}

function requireKnownType({ settings }: AuthParts, type: string | undefined) {
  if (type === 'phone') throw authErrors.factorTypeOff('enroll', 'phone')
  if (type === 'webauthn') throw authErrors.factorTypeOff('enroll', 'webauthn')
  if (type !== 'totp') {
    throw authErrors.validationFailed('factor_type needs to be totp, phone, or webauthn')
  }
  if (!settings.auth.mfa.totpEnrollEnabled) throw authErrors.factorTypeOff('enroll', 'totp')
}

/** Factors that were begun and left are forgotten; whoever has one already has to have used it. */
async function requireRoom(
  { settings, now }: AuthParts,
  tx: Queries,
  { account, session }: { account: Account; session: Session },
) {
  const { maxEnrolledFactors, unverifiedFactorExpiry } = settings.auth.mfa
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2`,
    [account.id, secondsBefore(now(), unverifiedFactorExpiry)],
  )
  const factors = await listFactors(tx, [account.id])
  if (factors.length >= maxEnrolledFactors) throw authErrors.tooManyFactors()
  if (factors.some(isVerified) && session.aal === 'aal1') {
    throw authErrors.insufficientAal(403, 'AAL2 required to enroll a new factor')
  }
}

function isVerified({ status }: Factor) {
  return status === 'verified'
}

async function insertFactor(
  tx: Queries,
  factor: { id: string; userId: string; name: string; sealed: string; now: Date },
) {
  try {
    await tx.query(
      `insert into auth.mfa_factors (
         id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret
       ) values ($1, $2, $3, 'totp', 'unverified', $4, $4, $5)`,
      [factor.id, factor.userId, factor.name, factor.now, factor.sealed],
    )
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') {
      throw authErrors.factorNameConflict(factor.name)
    }
    throw error
  }
}
