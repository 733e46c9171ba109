import type { Database, Queries } from '@slovo/database'
import { deriveSecret, makeDigits } from '../../kernel/keys/secrets.ts'
import type { Account } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import type { Limits } from '../limits/limits.ts'
import { normalisePhone } from '../phone/phone-number.ts'
import type { PhoneSettings } from '../phone/settings.ts'
import type { AuthSmsSender } from '../phone/sms-sender.ts'
import { factorErrors } from './errors.ts'
import { startChallenge } from './factor-challenges.ts'
import { type Factor, removeUnverified } from './factors.ts'
import type { MfaSettings } from './settings.ts'

export interface SmsCodeServices {
  settings: { jwtSecret: string }
  now: () => Date
}

export interface SmsFactorServices extends SmsCodeServices {
  database: Database
  limits: Limits
  sms: AuthSmsSender
  settings: SmsCodeServices['settings'] & { auth: { mfa: MfaSettings; phone: PhoneSettings } }
}

/** The phone number of a new factor. */
export function readFactorPhone(text: string | undefined): string {
  const phone = normalisePhone(text ?? '')
  if (!phone) throw accountErrors.invalidPhone()
  return phone
}

/** A phone number is a factor of an account once; an unverified one is enrolled again. */
export async function requireNewPhone(tx: Queries, userId: string, phone: string): Promise<void> {
  await removeUnverified(tx, { userId, phone })
  const { rowCount } = await tx.query(
    'select from auth.mfa_factors where user_id = $1 and phone = $2',
    [userId, phone],
  )
  if (rowCount > 0) throw factorErrors.verifiedFactorExists()
}

/** Starts a challenge, and sends its code. */
export async function challengeBySms(
  services: SmsFactorServices,
  request: { account: Account; factor: Factor; device: ClientDevice; channel?: string },
) {
  const { account, factor, device } = request
  const { database, limits, settings, sms, now } = services
  const channel = sms.readChannel(request.channel)
  const to = factor.phone ?? ''
  await limits.countSms(device, 'second_factor', to)

  const code = makeDigits(settings.auth.phone.otpLength)
  const challenge = await database.transaction(async (tx) => {
    await recordAudit(tx, { action: 'challenge_created', account, ip: device.ip, now: now() })
    const started = await startChallenge(services, tx, factor, device.ip)
    const hash = hashCode(services, started.id, code)
    await tx.query('update auth.mfa_challenges set otp_code = $2 where id = $1', [started.id, hash])
    return started
  })
  await sms.send({ kind: 'second_factor', to, code, account }, channel)
  return challenge
}

/** Completes a challenge with the code of its SMS; `false` for any other. */
export async function completeSmsChallenge(
  services: SmsCodeServices,
  tx: Queries,
  { id, code }: { id: string; code: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update auth.mfa_challenges set verified_at = $3 where id = $1 and otp_code = $2',
    [id, hashCode(services, id, code), services.now()],
  )
  return rowCount > 0
}

/** Keyed, because six digits are soon guessed from a plain hash. */
function hashCode({ settings }: SmsCodeServices, challengeId: string, code: string) {
  return deriveSecret(settings.jwtSecret, 'second-factor', `${challengeId} ${code}`)
}
