import type { Queries } from '@slovo/database'
import { deriveSecret, hashSecret, makeSecret } from './secrets.ts'

const CLASSIC = /^[a-z0-9]{12}$/
const OURS = /^[0-9a-f]{48}$|^[0-9a-f]{56}$/

export function hasTokenForm(text: string) {
  return CLASSIC.test(text) || OURS.test(text)
}

interface Owner {
  userId: string
  sessionId: string
  now: Date
}

export async function firstRefreshToken(tx: Queries, owner: Owner) {
  const token = makeSecret()
  await storeToken(tx, owner, token)
  return token
}

export type RefreshTokenRow = {
  token: string
  user_id: string
  session_id: string | null
  revoked: boolean
  updated_at: Date
}

/** The row of a token. Its session is locked, so that two refreshes of one session take turns. */
export async function lockRefreshToken(tx: Queries, token: string) {
  const find = 'select * from auth.refresh_tokens where token = $1'
  const { rows } = await tx.query<RefreshTokenRow>(find, [hashSecret(token)])
  const sessionId = rows[0]?.session_id
  if (!sessionId) return undefined
  await tx.query('select 1 from auth.sessions where id = $1 for update', [sessionId])
  return (await tx.query<RefreshTokenRow>(find, [hashSecret(token)])).rows[0]
}

/**
 * The token that follows this one. It can be worked out from the one before by us alone: that is how an answer
 * that got lost on its way is given again, although only hashes are kept.
 */
export function nextToken(jwtSecret: string, token: string) {
  return deriveSecret(jwtSecret, 'refresh-token', token)
}

export async function rotateToken(tx: Queries, owner: Owner, token: string, next: string) {
  await tx.query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1',
    [hashSecret(token), owner.now],
  )
  await storeToken(tx, owner, next, token)
}

/** The token of the session that is still good. */
export async function activeTokenHash(tx: Queries, sessionId: string) {
  const { rows } = await tx.query<{ token: string }>(
    'select token from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    [sessionId],
  )
  return rows[0]?.token
}

/** Somebody used an old token: whoever holds one of this session has to sign in again. */
export async function revokeFamily(tx: Queries, sessionId: string, now: Date) {
  await tx.query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked',
    [sessionId, now],
  )
  await tx.query('update auth.sessions set not_after = $2, updated_at = $2 where id = $1', [
    sessionId,
    now,
  ])
}

async function storeToken(tx: Queries, owner: Owner, token: string, parent?: string) {
  await tx.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($1, $2, $3, $4, false, $5, $5)`,
    [
      hashSecret(token),
      owner.userId,
      owner.sessionId,
      parent ? hashSecret(parent) : null,
      owner.now,
    ],
  )
}
