import type { MiddlewareHandler } from 'hono'
import { refuse } from './refusal.ts'

/** An address with a null byte names nothing: no text of the database can hold one. */
export const readableAddress: MiddlewareHandler = async (c, next) => {
  const [path = '', ...query] = c.req.url.split('?')
  if (path.includes('%00')) return refuse(c, 404, 'badAddress')
  if (query.some((part) => part.includes('%00'))) return refuse(c, 400, 'badAddress')
  return await next()
}
