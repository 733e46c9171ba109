import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { networkOf } from '../../kernel/http/client-ip.ts'
import { secondsAfter, secondsBefore } from '../../kernel/times.ts'
import type { AuthParts } from '../auth-parts.ts'
import { factorErrors } from './errors.ts'
import type { Factor } from './factors.ts'

const NOWHERE = '0.0.0.0'

/** Asks for a code of a factor. Answers that nobody waits for any longer are forgotten. */
export async function startChallenge(
  { settings, now }: AuthParts,
  tx: Queries,
  factor: Factor,
  ip = NOWHERE,
) {
  const { challengeExpiry } = settings.auth.mfa
  const [id, at] = [randomUUID(), now()]
  await tx.query(
    `delete from auth.mfa_challenges
     where factor_id = $1 and coalesce(verified_at, created_at) < $2`,
    [factor.id, secondsBefore(at, challengeExpiry)],
  )
  await tx.query(
    'insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, $3, $4)',
    [id, factor.id, at, ip],
  )
  const expiresAt = Math.floor(secondsAfter(at, challengeExpiry).getTime() / 1000)
  return { id, type: factor.factor_type, expires_at: expiresAt }
}

/** The challenge that a code answers: of this factor, from the same place, in time. */
export async function requireChallenge(
  { settings, now }: AuthParts,
  tx: Queries,
  given: { factor: Factor; id: string; ip?: string },
): Promise<void> {
  const { rows } = await tx.query<{ created_at: Date; address: string }>(
    `select created_at, host(ip_address) as address from auth.mfa_challenges
     where id = $1 and factor_id = $2 and verified_at is null for update`,
    [given.id, given.factor.id],
  )
  const [challenge] = rows
  if (!challenge) throw factorErrors.challengeNotFound()
  if (networkOf(challenge.address) !== networkOf(given.ip ?? NOWHERE)) {
    throw factorErrors.challengeFromElsewhere()
  }
  if (secondsAfter(challenge.created_at, settings.auth.mfa.challengeExpiry) <= now()) {
    throw factorErrors.challengeExpired(given.id)
  }
}

/** The challenge was met by the code of this half-minute; `false` if that code was used before. */
export async function meetChallenge(
  tx: Queries,
  given: { factor: Factor; id: string; step: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update auth.mfa_challenges set verified_at = $3, otp_code = $4
     where id = $1 and not exists (
       select from auth.mfa_challenges
       where factor_id = $2 and verified_at is not null and otp_code = $4
     )`,
    [given.id, given.factor.id, given.now, String(given.step)],
  )
  return rowCount > 0
}
