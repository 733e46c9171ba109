import type { Queries } from '@slovo/database'
import { deriveSecret, hashSecret } from '../../kernel/keys/secrets.ts'
import type { Account } from '../accounts/account-rows.ts'
import { auditEntriesJson, INSERT_AUDIT_ENTRIES } from '../audit/audit.ts'
import type { ClientDevice } from '../http/auth-env.ts'

const CLASSIC = /^[a-z0-9]{12}$/
const OURS = /^[0-9a-f]{48}$|^[0-9a-f]{56}$/

export function isRefreshTokenFormat(text: string) {
  return CLASSIC.test(text) || OURS.test(text)
}

/** A refresh token together with its session. */
export type RefreshTokenRow = {
  user_id: string
  session_id: string
  revoked: boolean
  updated_at: Date
  aal: string | null
  session_created_at: Date
  not_after: Date | null
  refreshed_at: Date | null
  oauth_client_id: string | null
  scopes: string | null
}

/** Finds a token and locks its session: two refreshes of one session wait for each other. */
export async function lockRefreshToken(tx: Queries, token: string) {
  const { rows } = await tx.query<RefreshTokenRow>(
    `select r.user_id, r.session_id, r.revoked, r.updated_at, s.aal, s.created_at as session_created_at,
            s.not_after, s.refreshed_at at time zone 'utc' as refreshed_at, s.oauth_client_id,
            s.scopes
     from auth.refresh_tokens r join auth.sessions s on s.id = r.session_id
     where r.token = $1 for update of s, r`,
    [hashSecret(token)],
  )
  return rows[0]
}

/**
 * The token that replaces this one. It derives from it and our secret: a response that got lost can be repeated,
 * although only hashes are stored.
 */
export function nextToken(jwtSecret: string, token: string) {
  return deriveSecret(jwtSecret, 'refresh-token', token)
}

/** Revokes a token and stores the one that replaces it. */
export async function rotateToken(
  tx: Queries,
  row: RefreshTokenRow,
  { token, next, now }: { token: string; next: string; now: Date },
) {
  await tx.query(
    `with revoked as (
       update auth.refresh_tokens set revoked = true, updated_at = :now where token = :hash
     )
     insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values (:nextHash, :userId, :sessionId, :hash, false, :now, :now)`,
    {
      hash: hashSecret(token),
      nextHash: hashSecret(next),
      userId: row.user_id,
      sessionId: row.session_id,
      now,
    },
  )
}

/** The hash of the token of the session that is not revoked. */
export async function findActiveTokenHash(tx: Queries, sessionId: string) {
  const { rows } = await tx.query<{ token: string }>(
    'select token from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    [sessionId],
  )
  return rows[0]?.token
}

/** An old token was used again, perhaps by a thief: the session ends for everyone who has one of its tokens. */
export async function revokeRefreshTokens(tx: Queries, sessionId: string, now: Date) {
  await tx.query(
    `with revoked as (
       update auth.refresh_tokens set revoked = true, updated_at = $2
       where session_id = $1 and not revoked
     )
     update auth.sessions set not_after = $2, updated_at = $2 where id = $1`,
    [sessionId, now],
  )
}

interface SessionUse {
  session: { id: string }
  account: Account
  action: 'token_refreshed' | 'verification_attempted'
  device: ClientDevice
  now: Date
}

/** Records when and by which device the session was used, and in the audit log how. */
export async function touchSession(tx: Queries, use: SessionUse) {
  const { session, account, action, device, now } = use
  await tx.query(
    `with audit as (${INSERT_AUDIT_ENTRIES})
     update auth.sessions
     set refreshed_at = :now::timestamptz at time zone 'utc', updated_at = :now,
         user_agent = :userAgent, ip = :ip
     where id = :sessionId`,
    {
      sessionId: session.id,
      now,
      userAgent: device.userAgent,
      ip: device.ip,
      auditEntries: auditEntriesJson([{ action, account, now }]),
    },
  )
}
