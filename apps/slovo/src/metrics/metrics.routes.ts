import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ProcessLog } from '../log.ts'
import { requireThisMachine } from '../server/this-machine.ts'
import type { Metrics } from './metrics.ts'

/** `/metrics`, for a Prometheus on this machine, or one that sends `METRICS_TOKEN`. */
export function metricsRoutes(metrics: Metrics, token: string | undefined) {
  return new Hono()
    .use((c, next) => (hasToken(c, token) ? next() : requireThisMachine(c, next)))
    .get('/', async (c) =>
      c.body(await metrics.text(), 200, {
        'content-type': metrics.contentType,
        'cache-control': 'no-store',
      }),
    )
}

function hasToken(c: Context, token: string | undefined) {
  const given = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token || !given) return false
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}

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
