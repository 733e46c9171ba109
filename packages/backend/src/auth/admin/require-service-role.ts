import type { Context, MiddlewareHandler } from 'hono'
import { bearerOf, type GatewayEnv } from '../../kernel/gateway/caller.ts'
import type { AuthParts } from '../auth-parts.ts'
import { authErrors } from '../errors/auth-error.ts'
import { requireLiveBearer } from '../sessions/require-session.ts'

/** Lets only the operator's own key through; a key that belongs to a session ends with it. */
export function requireServiceRole(parts: AuthParts): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    await checkServiceRole(c, parts)
    await next()
  }
}

async function checkServiceRole(c: Context, parts: AuthParts) {
  const bearer = bearerOf(c)
  if (!bearer) throw authErrors.noAuthorization()
  if (bearer.claims.role !== 'service_role') throw authErrors.notAdmin()
  if (bearer.claims.session_id !== undefined) await requireLiveBearer(parts, bearer)
}
