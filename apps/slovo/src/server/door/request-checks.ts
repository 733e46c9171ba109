import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from './refusal.ts'

/** A path that is no UTF-8, or has a null byte, which Postgres cannot store, finds nothing. */
export const readableAddress: MiddlewareHandler = async (c, next) => {
  const [path = '', ...query] = c.req.url.split('?')
  if (path.includes('%00') || !isDecodable(path)) return refuse(c, 404, 'badAddress')
  if (query.some((part) => part.includes('%00'))) return refuse(c, 400, 'badAddress')
  return await next()
}

function isDecodable(path: string) {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Cookies authenticate, so every request that changes something must come from our own origin, whatever its content type. */
export function ownOrigin(siteUrl: string): MiddlewareHandler {
  const publicOrigin = new URL(siteUrl).origin
  return async (c, next) => {
    if (READING.has(c.req.method) || isOurs(c, publicOrigin)) return await next()
    return refuse(c, 403, 'otherOrigin')
  }
}

/** The public origin, or the one of the request: a proxy may use another host name. */
function isOurs(c: Context, publicOrigin: string) {
  const origin = c.req.header('origin')
  if (!origin) return c.req.header('sec-fetch-site') === 'same-origin'
  return origin === publicOrigin || origin === new URL(c.req.url).origin
}
