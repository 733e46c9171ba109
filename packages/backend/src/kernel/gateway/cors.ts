import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { matchPaths } from './match-paths.ts'

/**
 * Browsers of any site may call: what a caller may do is decided by the token, never by a cookie. On `optionsPaths` a
 * plain OPTIONS, which no browser sends by itself, goes to the protocol: TUS clients learn by it what the server can do.
 */
export function allowOtherOrigins(optionsPaths: readonly string[] = []): MiddlewareHandler {
  const answerOptions = cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: 3600,
  })
  const isOptionsPath = matchPaths(optionsPaths)
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') {
      const isPlain = !c.req.header('access-control-request-method')
      return isPlain && isOptionsPath(c.req.path) ? await next() : await answerOptions(c, next)
    }
    await next()
    allowReading(c)
  }
}

/** Hono's own sets these before the response is there, which makes of each body a stream. */
function allowReading(c: Context): void {
  const { headers } = c.res
  try {
    headers.set('access-control-allow-origin', '*')
    headers.set('access-control-expose-headers', EXPOSED_HEADERS.join(','))
  } catch {
    // A function returned what it fetched, whose headers cannot change.
    c.header('access-control-allow-origin', '*')
    c.header('access-control-expose-headers', EXPOSED_HEADERS.join(','))
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
