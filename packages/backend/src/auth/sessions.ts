import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import type { Context } from 'hono'
import { accessToken } from './access-token.ts'
import { type Account, isBanned, updated } from './accounts.ts'
import { authErrors } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { clientAddressOf } from './client-address.ts'
import { readUser } from './present-user.ts'
import { firstRefreshToken } from './refresh-tokens.ts'

/** A method of signing in, as `amr` of the access token names it. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'email/signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change'
  | 'invite'

export interface Device {
  address: string | undefined
  userAgent: string | undefined
}

export function deviceOf(c: Context, { settings }: AuthParts): Device {
  return {
    address: clientAddressOf(c, settings.auth.clientAddressHeader),
    userAgent: c.req.header('user-agent')?.slice(0, 512),
  }
}

/** Signs somebody in: a session, its first refresh token and an access token. */
export async function startSession(
  parts: AuthParts,
  tx: Queries,
  account: Account,
  { method, device }: { method: SignInMethod; device: Device },
) {
  const now = parts.now()
  if (isBanned(account, now)) throw authErrors.userBanned()
  const sessionId = randomUUID()
  await tx.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values ($1, $2, $3, $3, 'aal1', $4, $5)`,
    [sessionId, account.id, now, device.userAgent ?? null, device.address ?? null],
  )
  await tx.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, $3)`,
    [sessionId, method, now],
  )
  const refreshToken = await firstRefreshToken(tx, { userId: account.id, sessionId, now })
  const signedIn = updated(
    await tx.query<Account>(
      'update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1 returning *',
      [account.id, now],
    ),
  )
  return presentSession(parts, tx, signedIn, { sessionId, refreshToken })
}

/** The answer with which a client keeps a session. */
export async function presentSession(
  { settings, keyring, now }: AuthParts,
  tx: Queries,
  account: Account,
  { sessionId, refreshToken }: { sessionId: string; refreshToken: string },
) {
  const issuedAt = Math.floor(now().getTime() / 1000)
  const token = await accessToken({ settings, keyring }, tx, { account, sessionId, issuedAt })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: settings.jwt.expiry,
    expires_at: issuedAt + settings.jwt.expiry,
    refresh_token: refreshToken,
    user: await readUser(tx, account),
  }
}

export type SessionAnswer = Awaited<ReturnType<typeof presentSession>>

/** Ends sessions of an account: all of them, or all but one. */
export async function endSessions(tx: Queries, userId: string, but?: string) {
  await tx.query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
    userId,
    but ?? null,
  ])
}

export async function endSession(tx: Queries, sessionId: string) {
  await tx.query('delete from auth.sessions where id = $1', [sessionId])
}
