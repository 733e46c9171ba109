import { isDocument, shapingCookies } from '@slovo/site/visitor-pages'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { chooseCoding } from '../content-coding.ts'
import type { ContentVersion } from './content-version.ts'
import { type KeptPage, keptPages } from './kept-pages.ts'

/** A longer query is no page of ours. */
const MAX_QUERY = 200

/**
 * A document is the same for all visitors who asked for it in the same way: it is drawn once, and sent as it was kept until its
 * content changes, in whichever process (decision 89). Whoever has any other cookie of the site is no such visitor.
 */
export function visitorPages(contentVersion: ContentVersion): MiddlewareHandler {
  const pages = keptPages()

  return async (c, next) => {
    const key = keyOf(c)
    if (key === undefined) return next()
    const version = await contentVersion()
    const kept = pages.find(key, version)
    if (kept) return send(c, kept)

    await next()
    const { status, headers } = c.res
    if (status !== 200 || headers.has('set-cookie')) return
    const html = Buffer.from(await c.res.arrayBuffer())
    headers.delete('content-length')
    const page = pages.keep(key, version, { html, headers: [...headers], page: c.get('page') })
    c.res = undefined
    c.res = await send(c, page)
  }
}

/** What shapes the page of a visitor; nothing where it may be of somebody else, or is no document. */
function keyOf(c: Context): string | undefined {
  const { pathname, search, searchParams } = new URL(c.req.url)
  if (c.req.method !== 'GET' || search.length > MAX_QUERY || !isDocument(pathname)) return
  // It may say that its machine has not translated the sentence, today or to this visitor.
  if (searchParams.has('sentence')) return
  const cookies = Object.entries(getCookie(c))
  const shaping: string[] = []
  for (const [name, value] of cookies) {
    const how = shapingCookies[name]
    if (how === undefined) return
    if (how) shaping.push(`${name}=${value}`)
  }
  return [pathname + search, ...shaping.sort()].join('\n')
}

async function send(c: Context, { headers, etag, page, body }: KeptPage): Promise<Response> {
  c.set('page', page)
  const sent = new Headers(headers)
  sent.set('etag', etag)
  if (c.req.header('if-none-match') === etag)
    return new Response(null, { status: 304, headers: sent })
  const coding = chooseCoding(c)
  const bytes = await body(coding)
  if (coding) sent.set('content-encoding', coding)
  sent.set('content-length', String(bytes.length))
  return new Response(bytes, { headers: sent })
}
