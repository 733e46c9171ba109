import type { MiddlewareHandler } from 'hono'
import { refuse } from './refusal.ts'

/** A URL with a null byte finds nothing: Postgres cannot store it. */
export const readableAddress: MiddlewareHandler = async (c, next) => {
  const [path = '', ...query] = c.req.url.split('?')
  if (path.includes('%00')) return refuse(c, 404, 'badAddress')
  if (query.some((part) => part.includes('%00'))) return refuse(c, 400, 'badAddress')
  return await next()
}
