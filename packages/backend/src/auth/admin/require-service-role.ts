import type { Context, MiddlewareHandler } from 'hono'
import { bearerOf, type GatewayEnv } from '../../kernel/gateway/caller.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { requireSessionOfToken } from '../sessions/require-session.ts'

/** Lets only the operator's own key through; a key that belongs to a session ends with it. */
export function requireServiceRole(parts: AuthParts): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    await checkServiceRole(c, parts)
    await next()
  }
}

async function checkServiceRole(c: Context, parts: AuthParts) {
  const bearer = bearerOf(c)
  if (!bearer) throw requestErrors.noAuthorization()
  if (bearer.claims.role !== 'service_role') throw requestErrors.notAdmin()
  if (bearer.claims.session_id !== undefined) await requireSessionOfToken(parts, bearer)
}
