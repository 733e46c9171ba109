import type { Context } from 'hono'
import { Hono } from 'hono'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { readChallenge } from '../sessions/flow-states.ts'
import { startOauthFlow } from './oauth-flows.ts'

const OURS = new Set([
  ...['provider', 'redirect_to', 'scopes', 'invite_token', 'skip_http_redirect', 'apikey'],
  ...['client_id', 'client_secret', 'redirect_uri', 'response_type', 'response_mode', 'scope'],
  ...['state', 'nonce', 'code_challenge', 'code_challenge_method', 'request', 'request_uri'],
])

/** `GET /authorize?provider=…`: off to a provider. */
export function authorizeRoutes(parts: AuthParts) {
  return new Hono().get('/', async (c) => {
    if (c.req.method !== 'GET') throw requestErrors.methodNotAllowed()
    return c.redirect(await leaveFor(parts, c), 302)
  })
}

/** The address at the provider; `linkTo` names the account to which the identity is to be added. */
export async function leaveFor(parts: AuthParts, c: Context, linkTo?: string): Promise<string> {
  await parts.limits.countRequest(c, 'authorize')
  const { provider = '', scopes, code_challenge, code_challenge_method, ...rest } = c.req.query()
  await parts.oauth.requireProvider(provider)
  const challenge = readChallenge({
    code_challenge: code_challenge || undefined,
    code_challenge_method: code_challenge_method || undefined,
  })
  const redirectTo = redirectTarget(c, parts.settings)
  const extra = Object.fromEntries(Object.entries(rest).filter(([name]) => !OURS.has(name)))

  const state = await startOauthFlow(parts, { provider, redirectTo, challenge, linkTo })
  return parts.oauth.startAt(provider, { state, scopes, extra })
}
