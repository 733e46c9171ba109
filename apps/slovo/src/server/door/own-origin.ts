import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from './refusal.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Cookies say who is signed in, so what changes something has to come from a page of ours, whatever its body is. */
export function ownOrigin(siteUrl: string): MiddlewareHandler {
  const publicOrigin = new URL(siteUrl).origin
  return async (c, next) => {
    if (READING.has(c.req.method) || isOurs(c, publicOrigin)) return await next()
    return refuse(c, 403, 'otherOrigin')
  }
}

/** The public address, or the one that the page was asked for: a proxy may ask us under another name. */
function isOurs(c: Context, publicOrigin: string) {
  const origin = c.req.header('origin')
  if (!origin) return c.req.header('sec-fetch-site') === 'same-origin'
  return origin === publicOrigin || origin === new URL(c.req.url).origin
}
