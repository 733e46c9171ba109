import type { MiddlewareHandler } from 'hono'
import { oauthServerErrors } from './errors.ts'

/** Refuses requests unless the operator has enabled the OAuth server. */
export function requireOauthServer(settings: {
  auth: { oauthServer: { enabled: boolean } }
}): MiddlewareHandler {
  return async (_, next) => {
    if (!settings.auth.oauthServer.enabled) throw oauthServerErrors.oauthServerDisabled()
    await next()
  }
}
