import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import type { Keyring } from '../../kernel/keys/keyring.ts'
import { hashSecret, makeSecret } from '../../kernel/keys/secrets.ts'
import {
  type Account,
  isBanned,
  MARK_SIGNED_IN,
  requireAccountRow,
} from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { type AuditEntry, auditEntriesJson, INSERT_AUDIT_ENTRIES } from '../audit/audit.ts'
import type { Hooks } from '../hooks/hooks.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { type ActingClient, accessTokenClaims, type Subject } from './access-token.ts'

/** A method of signing in, as `amr` of the access token names it. */
type SignInMethod =
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

interface NewSession {
  method: SignInMethod
  device: ClientDevice
  id?: string
  /** The OAuth client that acts for the user; absent for sessions of the site. */
  client?: ActingClient
}

interface SessionDependencies {
  settings: { issuer: string; jwt: { expiry: number } }
  keyring: Pick<Keyring, 'sign'>
  hooks: Pick<Hooks, 'customAccessToken'>
  /** The user as the response shows them. */
  readUser: (tx: Queries, account: Account) => Promise<{ id: string }>
  now: () => Date
}

/** Starts sessions, and writes the response by which a client keeps one. */
export function createSessions({ settings, keyring, hooks, readUser, now }: SessionDependencies) {
  const { issuer, jwt } = settings

  async function present(tx: Queries, subject: Subject, refreshToken: string) {
    const issuedAt = Math.floor(now().getTime() / 1000)
    const expiresAt = issuedAt + jwt.expiry
    const claims = accessTokenClaims(subject, { issuer, issuedAt, expiresAt })
    const { account, method } = subject
    const hookInput = { user_id: account.id, claims, authentication_method: method }
    return {
      access_token: await keyring.sign(await hooks.customAccessToken(tx, hookInput)),
      token_type: 'bearer',
      expires_in: jwt.expiry,
      expires_at: expiresAt,
      refresh_token: refreshToken,
      user: await readUser(tx, account),
    }
  }

  return {
    present,

    /** Signs a user in: a session, its first refresh token and an access token. */
    async start(tx: Queries, account: Account, session: NewSession): Promise<SessionAnswer> {
      const { method, client, id: sessionId = randomUUID() } = session
      const at = now()
      if (isBanned(account, at)) throw accountErrors.userBanned()
      const refreshToken = makeSecret()
      const signedIn = await insertSession(tx, account, { ...session, sessionId, refreshToken, at })
      const amr = [{ method, timestamp: Math.floor(at.getTime() / 1000) }]
      const subject = { account: signedIn, sessionId, aal: 'aal1', amr, client, method }
      return present(tx, subject, refreshToken)
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

export interface SessionAnswer {
  access_token: string
  token_type: string
  expires_in: number
  expires_at: number
  refresh_token: string
  user: { id: string }
}

/** One round trip for everything that a sign-in writes; the account and the audit log own their parts of it. */
async function insertSession(
  tx: Queries,
  account: Account,
  session: NewSession & { sessionId: string; refreshToken: string; at: Date },
): Promise<Account> {
  const { sessionId, method, device, client, refreshToken, at } = session
  return requireAccountRow(
    await tx.query<Account>(
      `with session as (
         insert into auth.sessions (
           id, user_id, created_at, updated_at, aal, user_agent, ip, oauth_client_id, scopes
         ) values (:sessionId, :accountId, :now, :now, 'aal1', :userAgent, :ip, :clientId, :scopes)
       ), claim as (
         insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
         values (gen_random_uuid(), :sessionId, :method, :now, :now)
       ), token as (
         insert into auth.refresh_tokens (token, user_id, session_id, revoked, created_at, updated_at)
         values (:tokenHash, :accountId::uuid::text, :sessionId, false, :now, :now)
       ), audit as (${INSERT_AUDIT_ENTRIES})
       ${MARK_SIGNED_IN}`,
      {
        sessionId,
        accountId: account.id,
        now: at,
        userAgent: device.userAgent,
        ip: device.ip,
        clientId: client?.id,
        scopes: client?.scope,
        method,
        tokenHash: hashSecret(refreshToken),
        auditEntries: auditEntriesJson(signInEntries(account, session)),
      },
    ),
  )
}

/** The audit log records each sign-in, and before the first one how the account came to be. */
function signInEntries(
  account: Account,
  { method, client, at: now }: Pick<NewSession, 'method' | 'client'> & { at: Date },
): AuditEntry[] {
  const traits = { provider_type: method, ...(client && { client_id: client.id }) }
  const login: AuditEntry = { action: 'login', account, now, traits }
  if (account.last_sign_in_at) return [login]
  return [{ action: account.invited_at ? 'invite_accepted' : 'user_signedup', account, now }, login]
}

/** Ends sessions of an account: all of them, or all but one. */
export async function endSessions(tx: Queries, userId: string, exceptId?: string) {
  await tx.query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
    userId,
    exceptId ?? null,
  ])
}

export async function endSession(tx: Queries, sessionId: string) {
  await tx.query('delete from auth.sessions where id = $1', [sessionId])
}

/** Ends sessions by id; returns whose they were. */
export async function endSessionsById(tx: Queries, sessionIds: string[]): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    'delete from auth.sessions where id = any($1::uuid[]) returning user_id',
    [sessionIds],
  )
  return rows.map(({ user_id }) => user_id)
}

/** Ends the sessions of an OAuth client: all of them, or those of one user. */
export async function endSessionsOfClient(
  tx: Queries,
  { clientId, userId }: { clientId: string; userId?: string },
): Promise<void> {
  await tx.query(
    'delete from auth.sessions where oauth_client_id = $1 and user_id = coalesce($2, user_id)',
    [clientId, userId ?? null],
  )
}
