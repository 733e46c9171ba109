import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sizedFor } from '../compressed.ts'
import type { ContentCoding } from '../content-coding.ts'
import { type Age, ageOf } from '../shared-drawings.ts'

/** A page as it is sent to every visitor who asks for it in the same way. */
export interface KeptPage {
  headers: [string, string][]
  etag: string
  /** The pattern of its route, for the metrics. */
  page: string | undefined
  body(coding: ContentCoding | undefined): Promise<Uint8Array<ArrayBuffer>>
}

interface Kept {
  version: string
  drawnAt: number
  page: KeptPage
}

/** Of all pages together, plain and compressed. */
const MAX_BYTES = 24 * 1024 * 1024
/** A page of 60 kB with both its codings. */
const ABOUT_COMPRESSED = 1.5

/** Pages by what they were asked for, the latest last. One that was not asked for the longest goes first. */
export function keptPages() {
  const pages = new Map<string, Kept & { bytes: number }>()
  let bytes = 0

  function forget(key: string) {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }

  return {
    find(key: string, version: string): { page: KeptPage; age: Age } | undefined {
      const kept = pages.get(key)
      if (!kept || kept.version !== version) return
      const age = ageOf(kept.drawnAt)
      if (age === 'over') return
      pages.delete(key)
      pages.set(key, kept)
      return { page: kept.page, age }
    },
    /** `html` as it was drawn when the content had this version. */
    keep(key: string, version: string, drawn: DrawnPage): KeptPage {
      const before = pages.get(key)?.page
      const etag = `W/"${createHash('sha256').update(drawn.html).digest('base64url').slice(0, 22)}"`
      // Drawn anew and the same: it is compressed already.
      const body = before?.etag === etag ? before.body : compressing(drawn.html)
      const page: KeptPage = { headers: drawn.headers, page: drawn.page, etag, body }
      forget(key)
      const size = drawn.html.length * ABOUT_COMPRESSED
      pages.set(key, { version, drawnAt: performance.now(), page, bytes: size })
      bytes += size
      for (const oldest of pages.keys()) {
        if (bytes <= MAX_BYTES) break
        forget(oldest)
      }
      return page
    },
  }
}

interface DrawnPage {
  html: Buffer<ArrayBuffer>
  headers: [string, string][]
  page: string | undefined
}

/** Compressed once, and better than a page that is sent once. */
function compressing(html: Buffer<ArrayBuffer>): KeptPage['body'] {
  const compress: Record<ContentCoding, () => Promise<Buffer<ArrayBuffer>>> = {
    br: () =>
      promisify(brotliCompress)(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, ...sizedFor(html.length) },
      }),
    gzip: () => promisify(gzip)(html, { level: 9 }),
  }
  const made = new Map<ContentCoding, Promise<Buffer<ArrayBuffer>>>()
  return async (coding) => {
    if (!coding) return html
    const body = made.get(coding) ?? compress[coding]()
    made.set(coding, body)
    return body
  }
}
