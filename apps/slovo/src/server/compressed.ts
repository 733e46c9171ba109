import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const SMALLEST = 1024
const TEXT = /^(text\/|application\/(json|manifest\+json|xml|rss\+xml))/

/** Live pages in brotli 4 or gzip 5: higher levels cost more time than the bytes they save (see docs/architecture.md). */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next()
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const type = c.res.headers.get('content-type') ?? ''
  if (!encoding || !TEXT.test(type) || c.res.headers.has('content-encoding') || !c.res.body) return

  const { status, headers } = c.res
  const plain = new Uint8Array(await c.res.arrayBuffer())
  headers.append('vary', 'accept-encoding')
  if (plain.length < SMALLEST) {
    c.res = new Response(plain, { status, headers })
    return
  }
  const body =
    encoding === 'br'
      ? await toBrotli(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 4,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        })
      : await toGzip(plain, { level: 5 })
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  const tag = headers.get('etag')
  if (tag && !tag.startsWith('W/')) headers.set('etag', `W/${tag}`)
  c.res = new Response(body, { status, headers })
}
