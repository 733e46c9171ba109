import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
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
