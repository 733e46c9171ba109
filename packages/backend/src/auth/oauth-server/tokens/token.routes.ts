import { Hono } from 'hono'
import type { Keyring } from '../../../kernel/keys/keyring.ts'
import { oauthError } from '../../errors/auth-error.ts'
import type { AuthEnv } from '../../http/auth-env.ts'
import type { Limits } from '../../limits/limits.ts'
import type { RefreshServices } from '../../sessions/refresh-session.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import { authenticateClient } from '../clients/authenticate-client.ts'
import { mayUse } from '../clients/clients.ts'
import { readForm } from '../read-parameters.ts'
import {
  type ClientTokenRequest,
  exchangeClientCode,
  refreshClientSession,
} from './client-grants.ts'
import { presentTokens } from './present-tokens.ts'

const GRANTS = ['authorization_code', 'refresh_token']

export interface ClientTokenServices extends RefreshServices {
  sessions: Sessions
  settings: RefreshServices['settings'] & { issuer: string }
  keyring: Pick<Keyring, 'sign'>
  limits: Pick<Limits, 'countRequest'>
}

/** `POST /oauth/token`: a client exchanges a code for tokens, or refreshes them. */
export function clientTokenRoutes(services: ClientTokenServices) {
  const { database, settings, keyring, limits } = services
  return new Hono<AuthEnv>().post('/', async (c) => {
    await limits.countRequest(c.var.device, 'token')
    const parameters = readForm(c)
    const { grant_type: grant } = parameters
    if (!grant) throw oauthError('invalid_request', 'grant_type is required')
    const authorization = c.req.header('authorization')
    // RFC 6749, 5.2: the response to a client that tried the header names the scheme.
    if (authorization !== undefined) c.header('www-authenticate', 'Basic realm="oauth"')
    const client = await authenticateClient(database, { authorization, parameters })
    c.header('www-authenticate', undefined)
    const { device } = c.var
    const granted = await grantTokens(services, grant, { client, parameters, device })

    c.header('cache-control', 'no-store')
    c.header('pragma', 'no-cache')
    return c.json(await presentTokens({ issuer: settings.issuer, keyring }, client, granted))
  })
}

async function grantTokens(
  services: ClientTokenServices,
  grant: string,
  request: ClientTokenRequest,
) {
  if (!GRANTS.includes(grant)) {
    throw oauthError('unsupported_grant_type', `No such grant type: ${grant.slice(0, 40)}`)
  }
  if (!mayUse(request.client, grant)) {
    throw oauthError('unauthorized_client', `Client is not allowed to use grant type: ${grant}`)
  }
  return grant === 'authorization_code'
    ? exchangeClientCode(services, request)
    : refreshClientSession(services, request)
}
