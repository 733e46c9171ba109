import type { Queries } from '@slovo/database'
import { deriveSecret, hashSecret } from '../../kernel/keys/secrets.ts'
import type { Account } from '../accounts/account-rows.ts'
import { auditEntriesJson, insertAuditSql } from '../audit/audit.ts'
import type { Device } from './sessions.ts'

const CLASSIC = /^[a-z0-9]{12}$/
const OURS = /^[0-9a-f]{48}$|^[0-9a-f]{56}$/

export function isRefreshTokenFormat(text: string) {
  return CLASSIC.test(text) || OURS.test(text)
}

/** A refresh token together with the session that it keeps alive. */
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

/** Finds a token and locks its session, so that two refreshes of one session take turns. */
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
 * The token that follows this one. It can be worked out from the one before by us alone: that is how an answer
 * that got lost on its way is given again, although only hashes are kept.
 */
export function nextToken(jwtSecret: string, token: string) {
  return deriveSecret(jwtSecret, 'refresh-token', token)
}

/** Spends a token and stores the one that takes its place. */
export async function rotateToken(
  tx: Queries,
  row: RefreshTokenRow,
  { token, next, now }: { token: string; next: string; now: Date },
) {
  await tx.query(
    `with spent as (
       update auth.refresh_tokens set revoked = true, updated_at = $5 where token = $1
     )
     insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($2, $3, $4, $1, false, $5, $5)`,
    [hashSecret(token), hashSecret(next), row.user_id, row.session_id, now],
  )
}

/** The token of the session that is still good. */
export async function findActiveTokenHash(tx: Queries, sessionId: string) {
  const { rows } = await tx.query<{ token: string }>(
    'select token from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    [sessionId],
  )
  return rows[0]?.token
}

/** Somebody used an old token: whoever holds one of this session has to sign in again. */
export async function revokeRefreshTokens(tx: Queries, sessionId: string, now: Date) {
  await tx.query(
    `with spent as (
       update auth.refresh_tokens set revoked = true, updated_at = $2
       where session_id = $1 and not revoked
     )
     update auth.sessions set not_after = $2, updated_at = $2 where id = $1`,
    [sessionId, now],
  )
}

interface Use {
  session: { id: string }
  account: Account
  action: 'token_refreshed' | 'verification_attempted'
  device: Device
  now: Date
}

/** The session was used just now, on this device; the audit log says how. */
export async function touchSession(tx: Queries, { session, account, action, device, now }: Use) {
  await tx.query(
    `with line as (${insertAuditSql({ lines: '$5', now: '$2', address: '$4' })})
     update auth.sessions
     set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2, user_agent = $3, ip = $4
     where id = $1`,
    [
      ...[session.id, now, device.userAgent ?? null, device.address ?? null],
      auditEntriesJson([{ action, account, now }]),
    ],
  )
}
