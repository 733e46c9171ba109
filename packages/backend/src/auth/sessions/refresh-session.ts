import type { Database, Queries } from '@slovo/database'
import { hashSecret } from '../../kernel/keys/secrets.ts'
import { secondsAfter } from '../../kernel/times.ts'
import { findAccount, isBanned } from '../accounts/account-rows.ts'
import { recordAudit } from '../audit/audit.ts'
import { oauthError } from '../errors/auth-error.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { listAmrEntries } from './access-token.ts'
import { sessionErrors } from './errors.ts'
import {
  findActiveTokenHash,
  isRefreshTokenFormat,
  lockRefreshToken,
  nextToken,
  type RefreshTokenRow,
  revokeRefreshTokens,
  rotateToken,
  touchSession,
} from './refresh-tokens.ts'
import { splitScopes } from './scopes.ts'
import type { Sessions } from './sessions.ts'
import type { SessionSettings } from './settings.ts'

const MAX_REPEATED_STEPS = 10

export interface RefreshServices {
  database: Database
  sessions: Pick<Sessions, 'present'>
  settings: { jwtSecret: string; auth: SessionSettings }
  now: () => Date
}

interface RefreshRequest {
  token: string
  device: ClientDevice
  /** The OAuth client that asks, for a session of its own; it cannot refresh a session of the site. */
  clientId?: string
  /** The scopes that it asks for, of those it was granted. */
  scopes?: string[]
}

/** Replaces a refresh token, and throws what `/token` responds where it is invalid for this client. */
export async function refreshSession(services: RefreshServices, request: RefreshRequest) {
  if (!isRefreshTokenFormat(request.token)) throw sessionErrors.malformedRefreshToken()
  const refreshed = await services.database.transaction((tx) => refresh(services, tx, request))
  // The revocation has to be committed, so it is not thrown inside the transaction.
  if (!refreshed) throw sessionErrors.refreshTokenReused()
  return refreshed
}

async function refresh(
  { sessions, settings, now }: RefreshServices,
  tx: Queries,
  { token, device, clientId, scopes = [] }: RefreshRequest,
) {
  const at = now()
  const row = await lockRefreshToken(tx, token)
  const account = row && (await findAccount(tx, row.user_id))
  if (!account || (row.oauth_client_id ?? undefined) !== clientId) {
    throw sessionErrors.refreshTokenNotFound()
  }
  if (isBanned(account, at)) throw sessionErrors.refreshUserBanned()
  const granted = splitScopes(row.scopes)
  if (!scopes.every((scope) => granted.includes(scope))) {
    throw oauthError('invalid_scope', 'A requested scope was not granted')
  }

  const sessionId = row.session_id
  const next = row.revoked
    ? await findRepeatedToken(tx, { token, row, settings, now: at })
    : nextToken(settings.jwtSecret, token)
  if (!next) {
    await revokeRefreshTokens(tx, sessionId, at)
    await recordAudit(tx, { action: 'token_revoked', account, ip: device.ip, now: at })
    return undefined
  }
  requireActiveSession(settings.auth, row, at)
  if (!row.revoked) await rotateToken(tx, row, { token, next, now: at })
  const action = 'token_refreshed'
  await touchSession(tx, { session: { id: sessionId }, account, action, device, now: at })
  const amr = await listAmrEntries(tx, sessionId)
  const client = clientId === undefined ? undefined : { id: clientId, scope: row.scopes ?? '' }
  const method = 'token_refresh'
  const subject = { account, sessionId, aal: row.aal ?? 'aal1', amr, client, method }
  return { session: await sessions.present(tx, subject, next), account, client }
}

interface RepeatedToken {
  token: string
  row: RefreshTokenRow
  settings: RefreshServices['settings']
  now: Date
}

/**
 * A used token gets the same answer again in two cases: it was used a moment ago (two tabs refreshed at once), or it
 * is the one just before the valid one (the response got lost). Any other use is a theft.
 */
async function findRepeatedToken(tx: Queries, { token, row, settings, now }: RepeatedToken) {
  const active = await findActiveTokenHash(tx, row.session_id)
  const isRecent = secondsAfter(row.updated_at, settings.auth.refreshTokenReuseInterval) > now
  let next = token
  for (let step = 1; step <= (isRecent ? MAX_REPEATED_STEPS : 1); step += 1) {
    next = nextToken(settings.jwtSecret, next)
    if (hashSecret(next) === active) return next
  }
  return undefined
}

/** Throws where the operator's time limits have ended the session. */
function requireActiveSession(
  { sessionTimebox, sessionInactivityTimeout }: SessionSettings,
  row: RefreshTokenRow,
  now: Date,
) {
  const isOver = (since: Date, seconds: number) =>
    seconds > 0 && secondsAfter(since, seconds) <= now
  if (row.not_after && row.not_after <= now) throw sessionErrors.sessionExpired('')
  if (isOver(row.session_created_at, sessionTimebox)) throw sessionErrors.sessionExpired('')
  if (isOver(row.refreshed_at ?? row.session_created_at, sessionInactivityTimeout)) {
    throw sessionErrors.sessionExpired(' (Inactivity)')
  }
}
