import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { AuthParts } from '../auth-parts.ts'
import { oauthError } from '../errors/oauth-error.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { splitScopes } from '../sessions/scopes.ts'
import type { Request } from './code-exchange.ts'
import type { Granted } from './tokens.ts'

/** The application's session goes on: the same rules as for the site's own, in the words of RFC 6749. */
export async function refreshClientSession(
  parts: AuthParts,
  { client, parameters, device }: Request,
): Promise<Granted> {
  const { refresh_token: token, scope: asked } = parameters
  if (!token) {
    throw oauthError('invalid_request', 'refresh_token is required for refresh_token grant')
  }
  const spent = await refreshSession(parts, {
    ...{ token, device, clientId: client.id },
    scopes: splitScopes(asked ?? null),
  }).catch((error) => {
    if (!(error instanceof ProtocolError) || 'error' in error.fields) throw error
    throw oauthError('invalid_grant', error.message)
  })
  const { session, account } = spent
  return { session, account, scope: spent.client?.scope ?? '' }
}
