import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '@slovo/database'
import { z } from 'zod'
import { sealText } from '../../kernel/keys/sealed-text.ts'
import { secondsBefore } from '../../kernel/times.ts'
import { type Account, lockAccount } from '../accounts/account-rows.ts'
import { recordAudit } from '../audit/audit.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { optionalText } from '../http/read-body.ts'
import { sessionErrors } from '../sessions/errors.ts'
import type { Session } from '../sessions/require-session.ts'
import { factorErrors } from './errors.ts'
import { type Factor, insertFactor, listFactors, removeUnverified } from './factors.ts'
import { readFactorPhone, requireNewPhone } from './phone-factor.ts'
import type { MfaSettings } from './settings.ts'
import { makeTotp } from './totp.ts'

const MAX_NAME_LENGTH = 255

export const Enrolment = z.object({
  friendly_name: optionalText,
  factor_type: optionalText,
  issuer: optionalText,
  phone: optionalText,
})

export interface EnrolmentServices {
  database: Database
  settings: { siteUrl: string; jwtSecret: string; auth: { mfa: MfaSettings } }
  now: () => Date
}

interface EnrolmentRequest {
  account: Account
  session: Session
  body: z.output<typeof Enrolment>
  ip?: string
}

/** A new factor, which counts once it is verified. Its secret is shown this once. */
export async function enrolFactor(
  services: EnrolmentServices,
  { account, session, body, ip }: EnrolmentRequest,
) {
  const { database, settings, now } = services
  const type = readType(services, body.factor_type)
  const name = body.friendly_name ?? ''
  const issuer = body.issuer ?? new URL(settings.siteUrl).host
  if (name.length > MAX_NAME_LENGTH || issuer.length > MAX_NAME_LENGTH) {
    throw requestErrors.validationFailed('friendly_name and issuer are too long')
  }
  const totp =
    type === 'totp' ? makeTotp(issuer, account.email || account.phone || account.id) : undefined
  const secret = totp && (await sealText(settings.jwtSecret, 'totp', totp.secret))
  const phone = type === 'phone' ? readFactorPhone(body.phone) : undefined
  const id = randomUUID()

  await database.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    if (phone) await requireNewPhone(tx, account.id, phone)
    await requireRoom(services, tx, { account, session })
    const status = 'unverified'
    const owner = { id, userId: account.id, now: now() }
    await insertFactor(tx, { ...owner, type, status, name, secret, phone })
    await recordAudit(tx, { action: 'factor_in_progress', account, ip, now: now() })
  })
  return { id, type, friendly_name: name, ...(totp && { totp }), ...(phone && { phone }) }
}

function readType({ settings }: EnrolmentServices, type: string | undefined) {
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

/** Refuses too many factors, and a new one while the session has not used those there are. */
async function requireRoom(
  { settings, now }: EnrolmentServices,
  tx: Queries,
  { account, session }: { account: Account; session: Session },
) {
  const { maxEnrolledFactors, unverifiedFactorExpiry } = settings.auth.mfa
  const before = secondsBefore(now(), unverifiedFactorExpiry)
  await removeUnverified(tx, { userId: account.id, before })
  const factors = await listFactors(tx, [account.id])
  if (factors.length >= maxEnrolledFactors) throw factorErrors.tooManyFactors()
  if (factors.some(isVerified) && session.aal === 'aal1') {
    throw sessionErrors.insufficientAal(403, 'AAL2 required to enroll a new factor')
  }
}

function isVerified({ status }: Factor) {
  return status === 'verified'
}
