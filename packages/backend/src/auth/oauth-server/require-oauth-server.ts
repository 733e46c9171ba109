import type { MiddlewareHandler } from 'hono'
import { oauthServerErrors } from './errors.ts'

/** Requires that the operator has turned the OAuth server on. */
export function requireOauthServer({
  settings,
}: {
  settings: { auth: { oauthServer: { enabled: boolean } } }
}): MiddlewareHandler {
  return async (_, next) => {
    if (!settings.auth.oauthServer.enabled) throw oauthServerErrors.oauthServerDisabled()
    await next()
  }
}
