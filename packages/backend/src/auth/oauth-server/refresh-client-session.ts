import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { oauthError } from '../errors/oauth-error.ts'
import { type RefreshServices, refreshSession } from '../sessions/refresh-session.ts'
import { splitScopes } from '../sessions/scopes.ts'
import type { ClientTokenRequest } from './exchange-client-code.ts'
import type { Granted } from './present-tokens.ts'

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
