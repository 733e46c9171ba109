import type { Queries } from '@slovo/database'
import type { Context } from 'hono'
import { deriveSecret, makeDigits } from '../../kernel/keys/secrets.ts'
import type { Account } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { normalisePhone } from '../phone/phone-number.ts'
import { factorErrors } from './errors.ts'
import { startChallenge } from './factor-challenges.ts'
import type { Factor } from './factors.ts'

/** The number of a factor that somebody wants to add. */
export function readFactorPhone(text: string | undefined): string {
  const phone = normalisePhone(text ?? '')
  if (!phone) throw accountErrors.invalidPhone()
  return phone
}

/** A number is a factor of an account once: an attempt that was left is begun anew. */
export async function makeRoomForPhone(tx: Queries, userId: string, phone: string): Promise<void> {
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1 and phone = $2 and status = 'unverified'`,
    [userId, phone],
  )
  const { rowCount } = await tx.query(
    'select from auth.mfa_factors where user_id = $1 and phone = $2',
    [userId, phone],
  )
  if (rowCount > 0) throw factorErrors.verifiedFactorExists()
}

/** Asks for the code of a message, and sends it. */
export async function challengeByText(
  parts: AuthParts,
  c: Context,
  given: { account: Account; factor: Factor; channel?: string },
) {
  const { account, factor } = given
  const { database, limits, settings, now } = parts
  const channel = parts.sms.readChannel(given.channel)
  const to = factor.phone ?? ''
  await limits.countSms(c.var.device, 'second_factor', to)

  const code = makeDigits(settings.auth.phone.otpLength)
  const { ip } = c.var.device
  const challenge = await database.transaction(async (tx) => {
    await recordAudit(tx, { action: 'challenge_created', account, ip, now: now() })
    const started = await startChallenge(parts, tx, factor, ip)
    const kept = hashCode(parts, started.id, code)
    await tx.query('update auth.mfa_challenges set otp_code = $2 where id = $1', [started.id, kept])
    return started
  })
  await parts.sms.send({ kind: 'second_factor', to, code, account }, channel)
  return challenge
}

/** The challenge was met by the code of its message; `false` for any other. */
export async function meetByText(
  parts: AuthParts,
  tx: Queries,
  { id, code }: { id: string; code: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update auth.mfa_challenges set verified_at = $3 where id = $1 and otp_code = $2',
    [id, hashCode(parts, id, code), parts.now()],
  )
  return rowCount > 0
}

/** Six digits are soon guessed from a plain hash: only we can make this one. */
function hashCode({ settings }: AuthParts, challengeId: string, code: string) {
  return deriveSecret(settings.jwtSecret, 'second-factor', `${challengeId} ${code}`)
}
