import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { compressed } from '../server/compressed.ts'
import { siteFiles } from '../server/site-files.ts'
import { draftTickets, isDraftOfReader } from './draft-tickets.ts'
import { filesOf, framePage, framePolicy, PLAYER, readFrameOptions } from './frame-page.ts'
import { fileHeaders, serveStoredFile } from './stored-files.ts'

interface Parts {
  siteUrl: string
  supabaseUrl: string
  anonKey: string
  serviceRoleKey: string
  /** Reaches our own URLs without a socket. */
  fetch: typeof fetch
}

const NAME = ':name{[\\w.-]{1,300}}'

/**
 * `/h5p`: uploaded activities that our own players do not support. Any script of a package runs in a document
 * without an origin, and its files carry headers under which nothing runs with the origin of the site.
 */
export function activityFrameRoutes(parts: Parts) {
  const { anonKey, serviceRoleKey } = parts
  const tickets = draftTickets(serviceRoleKey)
  return new Hono()
    .get(`/play/${NAME}`, async (c) => {
      const name = c.req.param('name')
      const isDraft = await isDraftOfReader(parts, name, c.req.header('cookie'))
      const files = filesOf(name, isDraft ? tickets.make(name, Date.now()) : undefined)
      const origins = [parts.siteUrl, c.req.url].map((url) => new URL(url).origin)
      const allowed = await allowedOrigins(parts, name)
      c.header('content-security-policy', framePolicy(files, origins, allowed))
      c.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
      // The players of video sites require a referrer.
      c.header('referrer-policy', allowed.length > 0 ? 'strict-origin' : 'no-referrer')
      c.header('x-content-type-options', 'nosniff')
      c.header('cache-control', 'private, no-cache')
      return c.html(framePage(files, readFrameOptions(c.req.query())))
    })
    .use('/player/*', async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(fileHeaders)) c.header(name, value)
    })
    .get('/player/*', playerFiles())
    .on('OPTIONS', ['/files/*', '/drafts/*'], (c) =>
      c.body(null, 204, {
        ...fileHeaders,
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'x-requested-with, range',
        'access-control-max-age': '86400',
      }),
    )
    .get(`/files/${NAME}/:file{.+}`, compressed, (c) =>
      serveStoredFile({ ...parts, key: anonKey }, c.req.param(), c.req.raw),
    )
    .get(`/drafts/:ticket/${NAME}/:file{.+}`, compressed, (c) => {
      const { name, ticket } = c.req.param()
      if (!tickets.isValid(ticket, name, Date.now())) return c.notFound()
      return serveStoredFile({ ...parts, key: serviceRoleKey }, c.req.param(), c.req.raw)
    })
    .all('*', (c) => c.notFound())
}

const Rows = z.array(z.object({ allowed_origins: z.array(z.string()) })).catch([])

interface BackendAccess {
  supabaseUrl: string
  serviceRoleKey: string
  fetch: typeof fetch
}

/** The origins whose media an admin allowed for the activity of this package; none where they cannot be read. */
async function allowedOrigins(
  { supabaseUrl, serviceRoleKey, fetch }: BackendAccess,
  name: string,
): Promise<string[]> {
  const query = new URLSearchParams({ select: 'allowed_origins', file: `eq.h5p/${name}.h5p` })
  const response = await fetch(`${supabaseUrl}/rest/v1/h5p?${query}`, {
    headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
  })
  const rows = Rows.parse(await response.json().catch(() => null))
  return rows[0]?.allowed_origins ?? []
}

const require = createRequire(import.meta.url)
const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }
const ours = new Map(
  (['boot.js', 'frame.css'] as const).map((name) => [
    `${PLAYER}/${name}`,
    {
      type: name === 'boot.js' ? types.js : types.css,
      bytes: readFile(path.join(import.meta.dirname, name)),
    },
  ]),
)

/** H5P's own player as its package brings it, unchanged, with the lines that start it and how the document looks. */
function playerFiles(): MiddlewareHandler {
  const files = siteFiles(path.dirname(require.resolve('h5p-standalone')), { below: `${PLAYER}/` })
  return async (c, next) => {
    const file = ours.get(c.req.path)
    if (!file) return files(c, next)
    return c.body(await file.bytes, 200, {
      'content-type': file.type,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
  }
}
