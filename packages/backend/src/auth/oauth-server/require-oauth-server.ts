import type { MiddlewareHandler } from 'hono'
import type { AuthParts } from '../auth-parts.ts'
import { oauthServerErrors } from './errors.ts'

/** Lets requests through where the operator has turned the OAuth server on. */
export function requireOauthServer({ settings }: AuthParts): MiddlewareHandler {
  return async (_, next) => {
    if (!settings.auth.oauthServer.enabled) throw oauthServerErrors.oauthServerDisabled()
    await next()
  }
}
