import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { matchPaths } from './match-paths.ts'

/**
 * Browsers of any site may call: what a caller may do is decided by the token, never by a cookie. On `optionsPaths` a
 * plain OPTIONS, which no browser sends by itself, goes to the protocol: TUS clients learn by it what the server can do.
 */
export function allowOtherOrigins(optionsPaths: readonly string[] = []): MiddlewareHandler {
  const allow = cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: 3600,
  })
  const isOptionsPath = matchPaths(optionsPaths)
  return async (c, next) => {
    const isPlain = c.req.method === 'OPTIONS' && !c.req.header('access-control-request-method')
    if (isPlain && isOptionsPath(c.req.path)) return await next()
    return await allow(c, next)
  }
}

const EXPOSED_HEADERS = [
  'Content-Range',
  'Content-Location',
  'Range',
  'Preference-Applied',
  'X-Total-Count',
  'Link',
  'X-Supabase-Api-Version',
  'Location',
  'Upload-Offset',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Defer-Length',
  'Upload-Expires',
  'Tus-Resumable',
  'Tus-Version',
  'Tus-Extension',
  'Tus-Max-Size',
  'ETag',
  'x-relay-error',
  'sb-request-id',
  'x-sb-error-code',
]
