import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { type ContentCoding, chooseCoding } from './content-coding.ts'
import { readAhead } from './read-ahead.ts'

const SMALLEST = 1024
const TEXT = /^(text\/(?!event-stream)|application\/(json|manifest\+json|xml|rss\+xml))/

const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const LEVEL = 5

/**
 * Live pages in brotli 4 or gzip 5: higher levels cost more time than the bytes they save (see docs/architecture.md).
 * A complete body is sent with its length; each part of a stream is sent as it arrives.
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next()
  // Hono drops the body of a HEAD response: its source would never be read, or crash the process when it fails.
  if (c.req.raw.method === 'HEAD') return await c.res.body?.cancel()
  if (!isCompressible(c)) return
  const { status, headers } = c.res
  if (!varies(headers)) headers.append('vary', 'accept-encoding')
  const coding = chooseCoding(c)
  if (!coding || !c.res.body) return

  const { start, rest } = await readAhead(c.res.body, SMALLEST)
  // Otherwise Hono merges the headers of the replaced response.
  c.res = undefined
  if (!rest && start.length < SMALLEST) {
    c.res = new Response(start, { status, headers })
    return
  }
  headers.delete('content-length')
  headers.set('content-encoding', coding)
  const tag = headers.get('etag')
  if (tag && !tag.startsWith('W/')) headers.set('etag', `W/${tag}`)

  if (rest) {
    c.res = new Response(inParts(coding, rest), { status, headers })
    return
  }
  const body = await whole[coding](start)
  headers.set('content-length', String(body.length))
  c.res = new Response(body, { status, headers })
}

function isCompressible(c: Context) {
  const { headers, status } = c.res
  return (
    TEXT.test(headers.get('content-type') ?? '') &&
    status !== 206 &&
    !headers.has('content-encoding') &&
    !/\bno-transform\b/.test(headers.get('cache-control') ?? '')
  )
}

const varies = (headers: Headers) => /\baccept-encoding\b|\*/i.test(headers.get('vary') ?? '')

const whole: Record<ContentCoding, (bytes: Uint8Array) => Promise<Buffer<ArrayBuffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { ...QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: LEVEL }),
}

function inParts(coding: ContentCoding, parts: AsyncIterable<Uint8Array>) {
  const encoder =
    coding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: QUALITY })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: LEVEL })
  const coded: AsyncIterable<Uint8Array<ArrayBuffer>> = Readable.from(parts).compose(encoder)
  return ReadableStream.from(coded)
}
