import type { Queries } from '@slovo/database'
import { hashSecret, makeSecret } from '../../kernel/keys/secrets.ts'

interface UsedFactor {
  userId: string
  sessionId: string
  factorId: string
  /** As `amr` names it. */
  method: string
  now: Date
}

/**
 * Raises a session to `aal2` by a second factor. Returns its new refresh token; the older ones end, they were issued for
 * the password alone.
 */
export async function raiseSession(tx: Queries, used: UsedFactor): Promise<string> {
  const { userId, sessionId, factorId, method, now } = used
  const refreshToken = makeSecret()
  await tx.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
    sessionId,
    factorId,
  ])
  await tx.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, $3)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, method, now],
  )
  await tx.query('delete from auth.refresh_tokens where session_id = $1', [sessionId])
  await tx.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, revoked, created_at, updated_at)
     values (:tokenHash, :userId, :sessionId, false, :now, :now)`,
    { tokenHash: hashSecret(refreshToken), userId, sessionId, now },
  )
  return refreshToken
}

/** A factor is removed: sessions that it raised are `aal1` again. */
export async function lowerSessions(
  tx: Queries,
  { factorId, method }: Pick<UsedFactor, 'factorId' | 'method'>,
): Promise<void> {
  await tx.query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1 returning id
     )
     delete from auth.mfa_amr_claims
     where authentication_method = $2 and session_id in (select id from lowered)`,
    [factorId, method],
  )
}

/**
 * Ends the other sessions that have used no second factor. OAuth clients cannot use one: their sessions end only with
 * the first use of a new factor.
 */
export async function endSessionsBelowAal2(
  tx: Queries,
  { userId, sessionId, isNewFactor }: { userId: string; sessionId: string; isNewFactor: boolean },
): Promise<void> {
  await tx.query(
    `delete from auth.sessions
     where user_id = $1 and id <> $2 and aal is distinct from 'aal2'
       and ($3 or oauth_client_id is null)`,
    [userId, sessionId, isNewFactor],
  )
}
