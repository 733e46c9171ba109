import type { MiddlewareHandler } from 'hono'
import { bearerOf, type GatewayEnv } from '../../kernel/gateway/caller.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { requireSessionOfToken, type TokenCheck } from '../sessions/require-session.ts'

/** Requires the service role; where its token belongs to a session, that session has to be active. */
export function requireServiceRole(services: TokenCheck): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const bearer = bearerOf(c)
    if (!bearer) throw requestErrors.noAuthorization()
    const { role, session_id: sessionId } = bearer.claims
    if (role !== 'service_role') throw requestErrors.notAdmin()
    if (sessionId !== undefined) await requireSessionOfToken(services, bearer)
    await next()
  }
}
