import { createHash, randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { isSameSecret } from '../../kernel/keys/secrets.ts'
import { findAccount, isBanned } from '../accounts/account-rows.ts'
import type { AuthParts } from '../auth-parts.ts'
import { oauthError } from '../errors/oauth-error.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { endSession } from '../sessions/sessions.ts'
import { type Authorization, lockAuthorizationOf } from './authorizations.ts'
import type { OauthClient } from './clients.ts'
import type { Parameters } from './read-parameters.ts'
import type { Granted } from './tokens.ts'

export interface Request {
  client: OauthClient
  parameters: Parameters
  device: ClientDevice
}

/** A code becomes a session, once. Whoever brings it a second time ends that session: one of the two stole it. */
export async function exchangeCode(parts: AuthParts, request: Request): Promise<Granted> {
  const { code } = request.parameters
  if (!code) {
    throw oauthError('invalid_request', 'code is required for authorization_code grant')
  }
  const granted = await parts.database.transaction(async (tx) => {
    const authorization = await lockAuthorizationOf(tx, code)
    if (!authorization || authorization.client_id !== request.client.id) return undefined
    if (authorization.session_id) {
      // The end has to be kept, so nothing is thrown inside the transaction.
      await endSession(tx, authorization.session_id)
      return undefined
    }
    requireTerms(parts, authorization, request.parameters)
    return openSession(parts, tx, authorization, request)
  })
  if (!granted) throw oauthError('invalid_grant', 'Invalid authorization code')
  return granted
}

/** The same application, in the same flow, in time. */
function requireTerms({ now }: AuthParts, authorization: Authorization, given: Parameters) {
  const refuse = (description: string) => oauthError('invalid_grant', description)
  if (authorization.expires_at <= now()) throw refuse('Authorization code has expired')
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

async function openSession(
  parts: AuthParts,
  tx: Queries,
  authorization: Authorization,
  { client, device }: Request,
): Promise<Granted> {
  const { scope, nonce } = authorization
  const id = randomUUID()
  const account = await findAccount(tx, authorization.user_id ?? '')
  if (!account) throw oauthError('invalid_grant', 'Invalid authorization code')
  if (isBanned(account, parts.now())) throw oauthError('access_denied', 'User is banned')

  const session = await parts.sessions.start(tx, account, {
    id,
    method: 'oauth_provider/authorization_code',
    device,
    client: { id: client.id, scope },
  })
  await tx.query('update auth.oauth_authorizations set session_id = $2 where id = $1', [
    authorization.id,
    id,
  ])
  return { session, account, scope, nonce, signedInAt: account.last_sign_in_at }
}
