import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'

export interface ObservedEnv {
  Bindings: { clientAddress?: string; incoming?: object }
  /** The site's own routes are one to Hono: it says itself which answered. */
  Variables: { page?: string }
}

/** Each request is counted by the route that answered, and has a line in the log. */
export function observed(log: Log, metrics: Metrics): MiddlewareHandler<ObservedEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const { method, path } = c.req
    const { status } = c.res
    const milliseconds = performance.now() - startedAt
    log.info({ method, path, status, ms: Math.round(milliseconds) })
    // What the site asks itself is part of the request that it answers.
    if (!c.env?.incoming) return
    const route = c.get('page') ?? routePath(c)
    metrics.requestAnswered({ method, route, status, seconds: milliseconds / 1000 })
  }
}
