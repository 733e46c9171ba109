import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import type { AuthEnv } from '../http/auth-env.ts'
import { readBody } from '../http/read-body.ts'
import type { Limits } from '../limits/limits.ts'
import { oauthAuthorizeRoutes } from './authorize/authorize.routes.ts'
import { consentRoutes } from './authorize/consent.routes.ts'
import { refusalRoutes } from './authorize/refusal.routes.ts'
import { presentClient } from './clients/clients.ts'
import { ClientFields, registerClient } from './clients/register-client.ts'
import { oauthServerErrors } from './errors.ts'
import { requireOauthServer } from './require-oauth-server.ts'
import { type ClientTokenServices, clientTokenRoutes } from './tokens/token.routes.ts'
import { userinfoRoutes } from './tokens/userinfo.routes.ts'

type OauthServerServices = Parameters<typeof oauthAuthorizeRoutes>[0] &
  Parameters<typeof consentRoutes>[0] &
  ClientTokenServices

/** `/oauth`: an OAuth 2.1 server, by which other applications sign users in with their account here. */
export function oauthServerRoutes(services: OauthServerServices) {
  return new Hono<AuthEnv>()
    .use(requireOauthServer(services.settings))
    .route('/authorize', oauthAuthorizeRoutes(services))
    .route('/authorizations', refusalRoutes(services))
    .route('/authorizations', consentRoutes(services))
    .route('/token', clientTokenRoutes(services))
    .route('/userinfo', userinfoRoutes(services))
    .route('/clients/register', registrationRoutes(services))
}

interface RegistrationServices {
  database: Database
  settings: { auth: { oauthServer: { allowDynamicRegistration: boolean } } }
  limits: Pick<Limits, 'countRequest'>
  now: () => Date
}

/** `POST /oauth/clients/register`: a client registers itself, if the operator allows it. */
function registrationRoutes({ database, settings, limits, now }: RegistrationServices) {
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
