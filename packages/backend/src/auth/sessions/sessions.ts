import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import type { Context } from 'hono'
import { clientIp } from '../../kernel/http/client-ip.ts'
import { hashSecret, makeSecret } from '../../kernel/keys/secrets.ts'
import { type Account, isBanned, requireAccountRow } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { auditEntriesJson, insertAuditSql } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { readUser } from '../user/present-user.ts'
import { type ActingClient, type Subject, signAccessToken } from './access-token.ts'

/** A method of signing in, as `amr` of the access token names it. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'email/signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change'
  | 'invite'
  | 'anonymous'
  | 'oauth'
  | 'passkey'
  | 'web3'
  | 'sso/saml'
  | 'oauth_provider/authorization_code'

export interface Device {
  address: string | undefined
  userAgent: string | undefined
}

interface Start {
  method: SignInMethod
  device: Device
  id?: string
  /** The application that acts for the person, where it is not the site itself. */
  client?: ActingClient
}

export function deviceOf(c: Context, { settings }: AuthParts): Device {
  return {
    address: clientIp(c, settings.auth.clientAddressHeader),
    userAgent: c.req.header('user-agent')?.slice(0, 512),
  }
}

/** Signs somebody in: a session, its first refresh token and an access token. */
export async function startSession(
  parts: AuthParts,
  tx: Queries,
  account: Account,
  { method, device, id: sessionId = randomUUID(), client }: Start,
) {
  const now = parts.now()
  if (isBanned(account, now)) throw accountErrors.userBanned()
  const refreshToken = makeSecret()
  const signedIn = requireAccountRow(
    await tx.query<Account>(
      `with session as (
         insert into auth.sessions (
           id, user_id, created_at, updated_at, aal, user_agent, ip, oauth_client_id, scopes
         ) values ($1, $2, $3, $3, 'aal1', $4, $5, $8, $9)
       ), proof as (
         insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
         values (gen_random_uuid(), $1, $6, $3, $3)
       ), token as (
         insert into auth.refresh_tokens (token, user_id, session_id, revoked, created_at, updated_at)
         values ($7, $2::uuid::text, $1, false, $3, $3)
       ), line as (
         ${insertAuditSql({ lines: '$10', now: '$3', address: '$5' })}
       )
       update auth.users set last_sign_in_at = $3, updated_at = $3 where id = $2 returning *`,
      [
        ...[sessionId, account.id, now, device.userAgent ?? null, device.address ?? null],
        ...[method, hashSecret(refreshToken), client?.id ?? null, client?.scope ?? null],
        auditEntriesJson(arrivalOf(account, { method, client, now })),
      ],
    ),
  )
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  const subject = { account: signedIn, sessionId, aal: 'aal1', amr, client, method }
  return presentSession(parts, tx, subject, refreshToken)
}

/** What the audit log tells of a sign-in; of the first one of an account also how it began. */
function arrivalOf(
  account: Account,
  { method, client, now }: Pick<Start, 'method' | 'client'> & { now: Date },
) {
  const beginning = account.invited_at ? 'invite_accepted' : 'user_signedup'
  const traits = { provider_type: method, ...(client && { client_id: client.id }) }
  return [
    ...(account.last_sign_in_at ? [] : [{ action: beginning, account, now } as const]),
    { action: 'login', account, now, traits } as const,
  ]
}

/** The answer with which a client keeps a session. */
export async function presentSession(
  parts: AuthParts,
  tx: Queries,
  subject: Subject,
  refreshToken: string,
) {
  const { settings, now } = parts
  const issuedAt = Math.floor(now().getTime() / 1000)
  return {
    access_token: await signAccessToken(parts, tx, subject, issuedAt),
    token_type: 'bearer',
    expires_in: settings.jwt.expiry,
    expires_at: issuedAt + settings.jwt.expiry,
    refresh_token: refreshToken,
    user: await readUser(tx, subject.account),
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
