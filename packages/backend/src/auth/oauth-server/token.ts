import { type Context, Hono } from 'hono'
import type { AuthParts } from '../auth-parts.ts'
import { oauthError } from '../errors/oauth-error.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { authenticateClient } from './client-authentication.ts'
import { refreshClientSession } from './client-refresh.ts'
import { mayUse, type OauthClient } from './clients.ts'
import { exchangeCode } from './code-exchange.ts'
import { type Parameters, readForm } from './read-parameters.ts'
import { presentTokens } from './tokens.ts'

const GRANTS = ['authorization_code', 'refresh_token']

/** `POST /oauth/token`: an application turns a code into tokens, or refreshes them. */
export function clientTokenRoutes(parts: AuthParts) {
  return new Hono<AuthEnv>().post('/', async (c) => {
    await parts.limits.countRequest(c.var.device, 'token')
    const parameters = readForm(c)
    const { grant_type: grant } = parameters
    if (!grant) throw oauthError('invalid_request', 'grant_type is required')
    const client = await authenticateClient(parts, c, parameters)
    const granted = await grantTokens(parts, c, { grant, client, parameters })

    c.header('cache-control', 'no-store')
    c.header('pragma', 'no-cache')
    return c.json(await presentTokens(parts, client, granted))
  })
}

async function grantTokens(
  parts: AuthParts,
  c: Context,
  { grant, client, parameters }: { grant: string; client: OauthClient; parameters: Parameters },
) {
  if (!GRANTS.includes(grant)) {
    throw oauthError('unsupported_grant_type', `No such grant type: ${grant.slice(0, 40)}`)
  }
  if (!mayUse(client, grant)) {
    throw oauthError('unauthorized_client', `Client is not allowed to use grant type: ${grant}`)
  }
  const { device } = c.var
  return grant === 'authorization_code'
    ? exchangeCode(parts, { client, parameters, device })
    : refreshClientSession(parts, { client, parameters, device })
}
