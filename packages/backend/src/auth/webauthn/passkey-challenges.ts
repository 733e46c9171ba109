import type { Queries } from '@slovo/database'
import { z } from 'zod'
import { isUuid } from '../../kernel/http/uuid.ts'
import { secondsAfter } from '../../kernel/times.ts'
import type { AuthParts } from '../auth-parts.ts'
import { webauthnErrors } from './errors.ts'

const PATIENCE = 300
const Kept = z.object({ challenge: z.string() })

type Ceremony = 'registration' | 'authentication'

/** Remembers what the authenticator is to sign. */
export async function keepChallenge(
  { database, now }: AuthParts,
  { type, userId, challenge }: { type: Ceremony; userId?: string; challenge: string },
) {
  const at = now()
  const expiresAt = secondsAfter(at, PATIENCE)
  await database.query('delete from auth.webauthn_challenges where expires_at < $1', [at])
  const { rows } = await database.query<{ id: string }>(
    `insert into auth.webauthn_challenges (user_id, challenge_type, session_data, created_at, expires_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [userId ?? null, type, { challenge }, at, expiresAt],
  )
  return { challenge_id: rows[0]?.id, expires_at: Math.floor(expiresAt.getTime() / 1000) }
}

/** Uses a challenge up, whatever the answer to it is worth. */
export async function spendChallenge(
  { database, now }: AuthParts,
  { type, userId, id }: { type: Ceremony; userId?: string; id?: string },
): Promise<string> {
  if (!isUuid(id)) throw webauthnErrors.passkeyChallengeNotFound()
  const { rows } = await database.query<{ session_data: unknown; expires_at: Date }>(
    `delete from auth.webauthn_challenges
     where id = $1 and challenge_type = $2 and user_id is not distinct from $3::uuid
     returning session_data, expires_at`,
    [id, type, userId ?? null],
  )
  const [row] = rows
  if (!row) throw webauthnErrors.passkeyChallengeNotFound()
  if (row.expires_at <= now()) throw webauthnErrors.passkeyChallengeExpired()
  return Kept.parse(row.session_data).challenge
}

/** Removes all challenges of an account. */
export async function removeChallenges(tx: Queries, userId: string): Promise<void> {
  await tx.query('delete from auth.webauthn_challenges where user_id = $1', [userId])
}
