import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ProcessLog } from '../log.ts'
import type { Metrics } from './metrics.ts'

export interface ObservedEnv {
  Bindings: { clientAddress?: string; incoming?: object }
  /** Hono sees the whole site as one route: the site reports which of its routes answered. */
  Variables: { page?: string }
}

/** Counts each request by its route and logs it. */
export function observed(log: ProcessLog, metrics: Metrics): MiddlewareHandler<ObservedEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const { method, path } = c.req
    const { status } = c.res
    const milliseconds = performance.now() - startedAt
    log.info({ method, path, status, ms: Math.round(milliseconds) })
    // Internal requests of the site belong to the page's request.
    if (!c.env?.incoming) return
    const route = c.get('page') ?? routePath(c)
    metrics.requestAnswered({ method, route, status, seconds: milliseconds / 1000 })
  }
}
