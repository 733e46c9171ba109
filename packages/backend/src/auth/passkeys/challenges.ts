import type { Queries } from '@slovo/database'
import { z } from 'zod'
import { isUuid } from '../../kernel/http/uuid.ts'
import { secondsAfter } from '../../kernel/times.ts'
import { webauthnErrors } from './errors.ts'

const CHALLENGE_TIMEOUT_SECONDS = 300
const SessionData = z.object({ challenge: z.string() })

type ChallengeType = 'registration' | 'authentication'

interface NewChallenge {
  type: ChallengeType
  userId?: string
  challenge: string
  now: Date
}

/** Stores what the authenticator has to sign. Removes expired challenges. */
export async function insertChallenge(
  queries: Queries,
  { type, userId, challenge, now }: NewChallenge,
) {
  const expiresAt = secondsAfter(now, CHALLENGE_TIMEOUT_SECONDS)
  await queries.query('delete from auth.webauthn_challenges where expires_at < $1', [now])
  const { rows } = await queries.query<{ id: string }>(
    `insert into auth.webauthn_challenges (user_id, challenge_type, session_data, created_at, expires_at)
     values (:userId, :type, :sessionData, :now, :expiresAt) returning id`,
    { userId, type, sessionData: { challenge }, now, expiresAt },
  )
  return { challenge_id: rows[0]?.id, expires_at: Math.floor(expiresAt.getTime() / 1000) }
}

/** Consumes a challenge, even if its response turns out to be invalid. */
export async function consumeChallenge(
  queries: Queries,
  { type, userId, id, now }: { type: ChallengeType; userId?: string; id?: string; now: Date },
): Promise<string> {
  if (!isUuid(id)) throw webauthnErrors.passkeyChallengeNotFound()
  const { rows } = await queries.query<{ session_data: unknown; expires_at: Date }>(
    `delete from auth.webauthn_challenges
     where id = :id and challenge_type = :type and user_id is not distinct from :userId::uuid
     returning session_data, expires_at`,
    { id, type, userId },
  )
  const [row] = rows
  if (!row) throw webauthnErrors.passkeyChallengeNotFound()
  if (row.expires_at <= now) throw webauthnErrors.passkeyChallengeExpired()
  return SessionData.parse(row.session_data).challenge
}

/** Removes all challenges of an account. */
export async function removeChallenges(tx: Queries, userId: string): Promise<void> {
  await tx.query('delete from auth.webauthn_challenges where user_id = $1', [userId])
}
