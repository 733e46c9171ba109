import { Hono } from 'hono'
import type { AuthParts } from '../auth-parts.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { readBody } from '../http/read-body.ts'
import { authorizeRoutes } from './authorize.ts'
import { ClientFields, registerClient } from './client-registration.ts'
import { presentClient } from './clients.ts'
import { consentRoutes } from './consent.ts'
import { oauthServerErrors } from './errors.ts'
import { requireOauthServer } from './require-oauth-server.ts'
import { clientTokenRoutes } from './token.ts'
import { unaskedRoutes } from './unasked.ts'
import { userinfoRoutes } from './userinfo.ts'

/** `/oauth`: people use their account here at other applications, which follow OAuth 2.1. */
export function oauthServerRoutes(parts: AuthParts) {
  return new Hono<AuthEnv>()
    .use(requireOauthServer(parts))
    .route('/authorize', authorizeRoutes(parts))
    .route('/authorizations', unaskedRoutes(parts))
    .route('/authorizations', consentRoutes(parts))
    .route('/token', clientTokenRoutes(parts))
    .route('/userinfo', userinfoRoutes(parts))
    .route('/clients/register', registrationRoutes(parts))
}

/** `POST /oauth/clients/register`: an application registers itself, where the operator allows that. */
function registrationRoutes(parts: AuthParts) {
  const { database, settings, limits, now } = parts
  return new Hono<AuthEnv>().post('/', async (c) => {
    if (!settings.auth.oauthServer.allowDynamicRegistration) {
      throw oauthServerErrors.registrationDisabled()
    }
    await limits.countRequest(c.var.device, 'register')
    const given = readBody(c, ClientFields)
    const { client, secret } = await registerClient(database, given, {
      type: 'dynamic',
      now: now(),
    })
    c.header('cache-control', 'no-store')
    return c.json({ ...presentClient(client), ...(secret && { client_secret: secret }) }, 201)
  })
}
