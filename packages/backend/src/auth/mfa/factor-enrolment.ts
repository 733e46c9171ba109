import { randomUUID } from 'node:crypto'
import { DatabaseError, type Queries } from '@slovo/database'
import { z } from 'zod'
import { sealText } from '../../kernel/keys/sealed-text.ts'
import { secondsBefore } from '../../kernel/times.ts'
import { type Account, lockAccount } from '../accounts/account-rows.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { optionalText } from '../http/read-body.ts'
import { sessionErrors } from '../sessions/errors.ts'
import type { Session } from '../sessions/require-session.ts'
import { factorErrors } from './errors.ts'
import { type Factor, type FactorType, listFactors } from './factors.ts'
import { makeRoomForPhone, readFactorPhone } from './phone-factor.ts'
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
  ip?: string
}

/** A new factor, which counts once a code of it was given. The secret is shown this once. */
export async function enrolFactor(parts: AuthParts, { account, session, wish, ip }: Enrol) {
  const { database, settings, now } = parts
  const type = readType(parts, wish.factor_type)
  const name = wish.friendly_name ?? ''
  const issuer = wish.issuer ?? new URL(settings.siteUrl).host
  if (name.length > LONGEST_NAME || issuer.length > LONGEST_NAME) {
    throw requestErrors.validationFailed('friendly_name and issuer are too long')
  }
  const totp =
    type === 'totp' ? makeTotp(issuer, account.email || account.phone || account.id) : undefined
  const secret = totp && (await sealText(settings.jwtSecret, 'totp', totp.secret))
  const phone = type === 'phone' ? readFactorPhone(wish.phone) : undefined
  const id = randomUUID()

  await database.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    if (phone) await makeRoomForPhone(tx, account.id, phone)
    await requireRoom(parts, tx, { account, session })
    const status = 'unverified'
    await insertFactor(tx, {
      id,
      userId: account.id,
      type,
      status,
      name,
      secret,
      phone,
      now: now(),
    })
    await recordAudit(tx, { action: 'factor_in_progress', account, ip, now: now() })
  })
  return { id, type, friendly_name: name, ...(totp && { totp }), ...(phone && { phone }) }
}

function readType({ settings }: AuthParts, type: string | undefined) {
  if (type !== 'totp' && type !== 'phone' && type !== 'webauthn') {
    throw requestErrors.validationFailed('factor_type needs to be totp, phone, or webauthn')
  }
  const { totpEnrollEnabled, phoneEnrollEnabled, webauthnEnrollEnabled } = settings.auth.mfa
  const isEnabled = {
    totp: totpEnrollEnabled,
    phone: phoneEnrollEnabled,
    webauthn: webauthnEnrollEnabled,
  }
  if (!isEnabled[type]) throw factorErrors.factorTypeOff('enroll', type)
  return type
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
  if (factors.length >= maxEnrolledFactors) throw factorErrors.tooManyFactors()
  if (factors.some(isVerified) && session.aal === 'aal1') {
    throw sessionErrors.insufficientAal(403, 'AAL2 required to enroll a new factor')
  }
}

function isVerified({ status }: Factor) {
  return status === 'verified'
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

/** Adds a factor under a name that the account has not given yet. */
export async function insertFactor(tx: Queries, factor: NewFactor) {
  try {
    await tx.query(
      `insert into auth.mfa_factors (
         id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone
       ) values ($1, $2, $3, $4, $8, $5, $5, $6, $7)`,
      [
        ...[factor.id, factor.userId, factor.name, factor.type, factor.now],
        ...[factor.secret ?? null, factor.phone ?? null, factor.status],
      ],
    )
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') {
      throw factorErrors.factorNameConflict(factor.name)
    }
    throw error
  }
}
