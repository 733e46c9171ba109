import type { Context, MiddlewareHandler } from 'hono'
import type { GatewayEnv } from '../../kernel/gateway/caller.ts'
import { clientIp } from '../../kernel/http/client-ip.ts'

/** Where a request comes from: sessions, the audit log and rate limits record it. */
export interface ClientDevice {
  ip: string | undefined
  userAgent: string | undefined
}

/** What every route of `/auth/v1` finds in its context. */
export type AuthEnv = { Variables: GatewayEnv['Variables'] & { device: ClientDevice } }

/** Tells routes which device asks; `trustedHeader` is the header in which the operator's proxy names the client IP. */
export function withDevice(trustedHeader: string | undefined): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    c.set('device', readDevice(c, trustedHeader))
    await next()
  }
}

function readDevice(c: Context, trustedHeader: string | undefined): ClientDevice {
  return {
    ip: clientIp(c, trustedHeader),
    userAgent: c.req.header('user-agent')?.slice(0, 512),
  }
}
