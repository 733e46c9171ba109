import { Hono } from 'hono'
import { compressed } from '../server/compressed.ts'
import { framePage, framePolicy } from './frame-page.ts'
import { playerFiles } from './player-files.ts'
import { fileHeaders, serveStoredFile } from './stored-files.ts'

interface Parts {
  siteUrl: string
  supabaseUrl: string
  /** Reaches our own address without a socket. */
  fetch: typeof fetch
}

const NAME = ':name{[\\w.-]{1,300}}'

/**
 * `/h5p`: uploaded activities that our own players do not play. Whatever script a package brings runs in a document
 * without an origin, and its files carry headers under which nothing runs with the origin of the site.
 */
export function activityFrameRoutes(parts: Parts) {
  return new Hono()
    .get(`/play/${NAME}`, (c) => {
      const name = c.req.param('name')
      const origins = [parts.siteUrl, c.req.url].map((address) => new URL(address).origin)
      c.header('content-security-policy', framePolicy(name, origins))
      c.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
      c.header('referrer-policy', 'no-referrer')
      c.header('x-content-type-options', 'nosniff')
      c.header('cache-control', 'private, no-cache')
      return c.html(framePage(name, c.req.query('lang') === 'ru' ? 'ru' : 'fr'))
    })
    .use('/player/*', async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(fileHeaders)) c.header(name, value)
    })
    .get('/player/*', playerFiles())
    .options('/files/*', (c) =>
      c.body(null, 204, {
        ...fileHeaders,
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'x-requested-with, range',
        'access-control-max-age': '86400',
      }),
    )
    .get(`/files/${NAME}/:file{.+}`, compressed, (c) =>
      serveStoredFile(parts, c.req.param('name'), c.req.param('file'), c.req.raw),
    )
    .all('*', (c) => c.notFound())
}
