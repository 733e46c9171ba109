import type { Queries } from '@slovo/database'
import type { Context } from 'hono'
import { z } from 'zod'
import { hashSecret } from '../../kernel/keys/secrets.ts'
import { secondsAfter } from '../../kernel/times.ts'
import { findAccount, isBanned } from '../accounts/account-rows.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { oauthError } from '../errors/oauth-error.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { readProofs } from './access-token.ts'
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
import { requireActiveSession } from './session-times.ts'
import { type Device, deviceOf, presentSession } from './sessions.ts'

const Refresh = z.object({ refresh_token: optionalText })
const LONGEST_WAY = 10

/** `grant_type=refresh_token`: the old token is spent, a new one takes its place. */
export async function refreshSessionGrant(parts: AuthParts, c: Context) {
  const { refresh_token: token } = readBody(c, Refresh)
  if (!token) throw requestErrors.validationFailed('refresh_token required')

  const { session } = await refreshSession(parts, { token, device: deviceOf(c, parts) })
  return answerSession(c, session)
}

interface Spend {
  token: string
  device: Device
  /** The application that asks, for a session of its own; a session of the site is not for it. */
  clientId?: string
  /** Scopes that the application asks for: none that it was not granted. */
  scopes?: string[]
}

/** Throws what `/token` answers when the token is not good for whoever brings it. */
export async function refreshSession(parts: AuthParts, spend: Spend) {
  if (!isRefreshTokenFormat(spend.token)) throw sessionErrors.malformedRefreshToken()
  const refreshed = await parts.database.transaction((tx) => refresh(parts, tx, spend))
  // The revocation has to be kept, so it is not thrown inside the transaction.
  if (!refreshed) throw sessionErrors.refreshTokenReused()
  return refreshed
}

async function refresh(parts: AuthParts, tx: Queries, spend: Spend) {
  const { token, device, clientId, scopes = [] } = spend
  const now = parts.now()
  const row = await lockRefreshToken(tx, token)
  const account = row && (await findAccount(tx, row.user_id))
  if (!account || (row.oauth_client_id ?? undefined) !== clientId) {
    throw sessionErrors.refreshTokenNotFound()
  }
  if (isBanned(account, now)) throw sessionErrors.refreshUserBanned()
  const granted = splitScopes(row.scopes)
  if (!scopes.every((scope) => granted.includes(scope))) {
    throw oauthError('invalid_scope', 'A requested scope was not granted')
  }

  const sessionId = row.session_id
  const next = row.revoked
    ? await tokenGivenBefore(parts, tx, token, row)
    : nextToken(parts.settings.jwtSecret, token)
  if (!next) {
    await revokeRefreshTokens(tx, sessionId, now)
    await recordAudit(tx, { action: 'token_revoked', account, address: device.address, now })
    return undefined
  }
  requireActiveSession(parts, row)
  if (!row.revoked) await rotateToken(tx, row, { token, next, now })
  const action = 'token_refreshed'
  await touchSession(tx, { session: { id: sessionId }, account, action, device, now })
  const amr = await readProofs(tx, sessionId)
  const client = clientId === undefined ? undefined : { id: clientId, scope: row.scopes ?? '' }
  const method = 'token_refresh'
  const subject = { account, sessionId, aal: row.aal ?? 'aal1', amr, client, method }
  return { session: await presentSession(parts, tx, subject, next), account, client }
}

/**
 * A spent token is answered again in two cases: it was spent a moment ago (two tabs refreshed at once), or it is
 * the one just before the token that is good now (the answer got lost). Any other use is a theft.
 */
async function tokenGivenBefore(
  { settings, now }: AuthParts,
  tx: Queries,
  token: string,
  row: RefreshTokenRow,
) {
  const active = await findActiveTokenHash(tx, row.session_id)
  const isRecent = secondsAfter(row.updated_at, settings.auth.refreshTokenReuseInterval) > now()
  let next = token
  for (let step = 1; step <= (isRecent ? LONGEST_WAY : 1); step += 1) {
    next = nextToken(settings.jwtSecret, next)
    if (hashSecret(next) === active) return next
  }
  return undefined
}
