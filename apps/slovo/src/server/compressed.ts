import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { type ContentCoding, chooseCoding } from './content-coding.ts'
import { readAhead } from './read-ahead.ts'

const SMALLEST = 1024
const TEXT = /^(text\/(?!event-stream)|application\/(json|manifest\+json|xml|rss\+xml))/

const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const LEVEL = 5
/** 256 kB, in bits. */
const WINDOW_OF_STREAMS = 18

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
  const body = await compressWhole(coding, start)
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

/** Compressed in a millisecond or two: a thread takes longer to begin, and holds megabytes for each page that waits. */
const AT_ONCE_BYTES = 256 * 1024

async function compressWhole(coding: ContentCoding, bytes: Uint8Array) {
  return (bytes.length <= AT_ONCE_BYTES ? atOnce : inThread)[coding](bytes)
}

const atOnce = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, { params: brotliOf(bytes) }),
  gzip: (bytes: Uint8Array) => gzipSync(bytes, { level: LEVEL }),
}

const inThread = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, { params: brotliOf(bytes) }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: LEVEL }),
}

const brotliOf = ({ length }: Uint8Array) => ({ ...QUALITY, ...sizedFor(length) })

/** Brotli's parameters for so many bytes. A window that holds them and no more: its own takes 4 MB of each request. */
export function sizedFor(bytes: number) {
  const window = Math.max(Math.ceil(Math.log2(bytes)), constants.BROTLI_MIN_WINDOW_BITS)
  return {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_DEFAULT_WINDOW),
  }
}

function inParts(coding: ContentCoding, parts: AsyncIterable<Uint8Array>) {
  const encoder =
    coding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { ...QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW_OF_STREAMS },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: LEVEL })
  const coded: AsyncIterable<Uint8Array<ArrayBuffer>> = Readable.from(parts).compose(encoder)
  return ReadableStream.from(coded)
}
