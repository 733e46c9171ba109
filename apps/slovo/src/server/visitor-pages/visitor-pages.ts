import { READER_HEADER, readerKey } from '@slovo/site/reader-key'
import { isDocument, shapingCookies } from '@slovo/site/visitor-pages'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { chooseCoding } from '../content-coding.ts'
import { sharedDrawings } from '../shared-drawings.ts'
import type { ContentVersion } from './content-version.ts'
import { type KeptPage, keptPages } from './kept-pages.ts'

/** No page of ours has a longer query. */
const MAX_QUERY = 200

/**
 * A document is the same for all visitors who asked for it in the same way: it is drawn once, and sent as it was kept until its
 * content changes, in whichever process (decision 89). With any other cookie of the site a request is not a visitor's. Those who
 * ask while it is drawn get what was kept before, if its content is the same, or wait for it.
 */
export function visitorPages(contentVersion: ContentVersion): MiddlewareHandler {
  const pages = keptPages()
  const drawings = sharedDrawings()

  return async (c, next) => {
    const key = keyOf(c)
    if (key === undefined) return next()
    const version = await contentVersion()
    const kept = await drawings.findOrDraw([version, key].join('\n'), {
      find: () => pages.find(key, version),
      draw: () => draw(c, next, { key, version }),
    })
    if (kept) return send(c, kept.page)
  }

  async function draw(c: Context, next: Next, { key, version }: { key: string; version: string }) {
    await next()
    const { status, headers } = c.res
    if (status !== 200 || headers.has('set-cookie')) return
    if (headers.get(READER_HEADER) !== readerKey(null)) return
    const html = Buffer.from(await c.res.arrayBuffer())
    headers.delete('content-length')
    const page = pages.keep(key, version, { html, headers: [...headers], page: c.get('page') })
    c.res = undefined
    c.res = await send(c, page)
  }
}

/** What shapes the page of a visitor; undefined where it may be a user's, or is no document. */
function keyOf(c: Context): string | undefined {
  const { pathname, search, searchParams } = new URL(c.req.url)
  if (c.req.method !== 'GET' || search.length > MAX_QUERY || !isDocument(pathname)) return
  // It may say that its machine has not translated the sentence, today or to this visitor.
  if (searchParams.has('sentence')) return
  const shaping: string[] = []
  for (const cookie of sentCookies(c.req.header('cookie') ?? '')) {
    const [name = ''] = cookie.split('=')
    const how = shapingCookies[name.trim()]
    if (how === undefined) return
    if (how) shaping.push(cookie)
  }
  return [pathname + search, ...shaping].join('\n')
}

/** As they were sent. Parsed, they could mean one thing here and another to the page: two parsers skip different ones. */
const sentCookies = (header: string) => header.split(';').filter((cookie) => cookie.trim() !== '')

async function send(c: Context, { headers, etag, page, body }: KeptPage): Promise<Response> {
  c.set('page', page)
  const sent = new Headers(headers)
  sent.set('etag', etag)
  if (c.req.header('if-none-match') === etag)
    return new Response(null, { status: 304, headers: sent })
  const coding = chooseCoding(c)
  const bytes = await body(coding)
  if (coding) {
    sent.set('content-encoding', coding)
    sent.append('vary', 'accept-encoding')
  }
  sent.set('content-length', String(bytes.length))
  return new Response(bytes, { headers: sent })
}
