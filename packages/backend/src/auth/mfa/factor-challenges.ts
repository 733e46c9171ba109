import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { networkOf } from '../../kernel/http/client-ip.ts'
import { secondsAfter, secondsBefore } from '../../kernel/times.ts'
import { factorErrors } from './errors.ts'
import type { Factor } from './factors.ts'
import type { MfaSettings } from './settings.ts'

/** A client whose IP address is unknown. */
const UNKNOWN_IP = '0.0.0.0'

export interface ChallengeServices {
  settings: { auth: { mfa: Pick<MfaSettings, 'challengeExpiry'> } }
  now: () => Date
}

/** Starts a challenge of a factor, and removes expired ones. */
export async function startChallenge(
  { settings, now }: ChallengeServices,
  tx: Queries,
  factor: Factor,
  ip = UNKNOWN_IP,
) {
  const { challengeExpiry } = settings.auth.mfa
  const [id, at] = [randomUUID(), now()]
  await tx.query(
    `delete from auth.mfa_challenges
     where factor_id = $1 and coalesce(verified_at, created_at) < $2`,
    [factor.id, secondsBefore(at, challengeExpiry)],
  )
  await tx.query(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
     values (:id, :factorId, :now, :ip)`,
    { id, factorId: factor.id, now: at, ip },
  )
  const expiresAt = Math.floor(secondsAfter(at, challengeExpiry).getTime() / 1000)
  return { id, type: factor.factor_type, expires_at: expiresAt }
}

/** Requires a challenge of this factor, started from the same network, that has not expired. */
export async function requireChallenge(
  { settings, now }: ChallengeServices,
  tx: Queries,
  given: { factor: Factor; id: string; ip?: string },
): Promise<void> {
  const { rows } = await tx.query<{ created_at: Date; ip: string }>(
    `select created_at, host(ip_address) as ip from auth.mfa_challenges
     where id = $1 and factor_id = $2 and verified_at is null for update`,
    [given.id, given.factor.id],
  )
  const [challenge] = rows
  if (!challenge) throw factorErrors.challengeNotFound()
  if (networkOf(challenge.ip) !== networkOf(given.ip ?? UNKNOWN_IP)) {
    throw factorErrors.challengeFromElsewhere()
  }
  if (secondsAfter(challenge.created_at, settings.auth.mfa.challengeExpiry) <= now()) {
    throw factorErrors.challengeExpired(given.id)
  }
}

/** Completes a challenge with the TOTP code of this half-minute; `false` if that code was used before. */
export async function completeTotpChallenge(
  tx: Queries,
  given: { factor: Factor; id: string; step: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update auth.mfa_challenges set verified_at = :now, otp_code = :step
     where id = :id and not exists (
       select from auth.mfa_challenges
       where factor_id = :factorId and verified_at is not null and otp_code = :step
     )`,
    { id: given.id, factorId: given.factor.id, now: given.now, step: String(given.step) },
  )
  return rowCount > 0
}
