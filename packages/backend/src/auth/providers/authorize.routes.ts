import { Hono } from 'hono'
import { requestErrors } from '../errors/request-errors.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { type RedirectSettings, redirectTarget } from '../http/redirect-target.ts'
import { type ProviderFlowServices, startAtProvider } from './start-at-provider.ts'

type AuthorizeServices = ProviderFlowServices & { settings: RedirectSettings }

/** `GET /authorize?provider=…`: redirects to a provider. */
export function authorizeRoutes(services: AuthorizeServices) {
  return new Hono<AuthEnv>().get('/', async (c) => {
    if (c.req.method !== 'GET') throw requestErrors.methodNotAllowed()
    const redirectTo = redirectTarget(c, services.settings)
    const request = { query: c.req.query(), redirectTo, device: c.var.device }
    return c.redirect(await startAtProvider(services, request), 302)
  })
}
