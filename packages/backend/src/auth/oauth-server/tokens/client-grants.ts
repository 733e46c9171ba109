import { createHash, randomUUID } from 'node:crypto'
import type { Database, Queries } from '@slovo/database'
import { ProtocolError } from '../../../kernel/http/protocol-error.ts'
import { isSameSecret } from '../../../kernel/keys/secrets.ts'
import { findAccount, isBanned } from '../../accounts/account-rows.ts'
import { oauthError } from '../../errors/auth-error.ts'
import type { ClientDevice } from '../../http/auth-env.ts'
import { type RefreshServices, refreshSession } from '../../sessions/refresh-session.ts'
import { splitScopes } from '../../sessions/scopes.ts'
import { endSession, type Sessions } from '../../sessions/sessions.ts'
import {
  type Authorization,
  lockAuthorizationOfCode,
  setAuthorizationSession,
} from '../authorize/authorizations.ts'
import type { OauthClient } from '../clients/clients.ts'
import type { Parameters } from '../read-parameters.ts'
import type { Granted } from './present-tokens.ts'

export interface ClientTokenRequest {
  client: OauthClient
  parameters: Parameters
  device: ClientDevice
}

interface ExchangeServices {
  database: Database
  sessions: Pick<Sessions, 'start'>
  now: () => Date
}

/** Exchanges a code for a session, once. A second use ends that session, since one of the two users stole the code. */
export async function exchangeClientCode(
  services: ExchangeServices,
  request: ClientTokenRequest,
): Promise<Granted> {
  const { code } = request.parameters
  if (!code) {
    throw oauthError('invalid_request', 'code is required for authorization_code grant')
  }
  const granted = await services.database.transaction(async (tx) => {
    const authorization = await lockAuthorizationOfCode(tx, code)
    if (!authorization || authorization.client_id !== request.client.id) return undefined
    if (authorization.session_id) {
      // Throwing here would roll back the end of the session.
      await endSession(tx, authorization.session_id)
      return undefined
    }
    checkExchange(authorization, request.parameters, services.now())
    return startSession(services, tx, authorization, request)
  })
  if (!granted) throw oauthError('invalid_grant', 'Invalid authorization code')
  return granted
}

/** The parameters must be those of the authorization, and the code must not have expired. */
function checkExchange(authorization: Authorization, given: Parameters, now: Date) {
  const refuse = (description: string) => oauthError('invalid_grant', description)
  if (authorization.expires_at <= now) throw refuse('Authorization code has expired')
  if (given.redirect_uri !== undefined && given.redirect_uri !== authorization.redirect_uri) {
    throw refuse('Invalid redirect_uri')
  }
  if (given.resource !== undefined && given.resource !== authorization.resource) {
    throw refuse('Authorization code resource does not match the resource parameter')
  }
  const challenge = createHash('sha256')
    .update(given.code_verifier ?? '')
    .digest('base64url')
  if (!isSameSecret(challenge, authorization.code_challenge)) {
    throw refuse('PKCE verification failed: code challenge does not match')
  }
}

async function startSession(
  { sessions, now }: ExchangeServices,
  tx: Queries,
  authorization: Authorization,
  { client, device }: ClientTokenRequest,
): Promise<Granted> {
  const { scope, nonce } = authorization
  const id = randomUUID()
  const account = await findAccount(tx, authorization.user_id ?? '')
  if (!account) throw oauthError('invalid_grant', 'Invalid authorization code')
  if (isBanned(account, now())) throw oauthError('access_denied', 'User is banned')

  const session = await sessions.start(tx, account, {
    id,
    method: 'oauth_provider/authorization_code',
    device,
    client: { id: client.id, scope },
  })
  await setAuthorizationSession(tx, authorization.id, id)
  return { session, account, scope, nonce, signedInAt: account.last_sign_in_at }
}

/** Refreshes a client's session by the rules of the site's own sessions, with the errors of RFC 6749. */
export async function refreshClientSession(
  services: RefreshServices,
  { client, parameters, device }: ClientTokenRequest,
): Promise<Granted> {
  const { refresh_token: token, scope: asked } = parameters
  if (!token) {
    throw oauthError('invalid_request', 'refresh_token is required for refresh_token grant')
  }
  const refreshed = await refreshSession(services, {
    token,
    device,
    clientId: client.id,
    scopes: splitScopes(asked ?? null),
  }).catch((error) => {
    if (!(error instanceof ProtocolError) || 'error' in error.fields) throw error
    throw oauthError('invalid_grant', error.message)
  })
  const { session, account } = refreshed
  return { session, account, scope: refreshed.client?.scope ?? '' }
}
