import { storageErrors } from '../errors/storage-errors.ts'
import type { StoredObject } from '../objects/objects.ts'
import type { ByteSource } from '../public/small-bytes.ts'
import { isOnlyShown, servedType } from '../upload/content-type.ts'
import { isFresh, mayContinue, readByteRange } from './requested-bytes.ts'

export interface FileRequest {
  headers: Headers
  isHead: boolean
  /** The name under which a browser saves the file; empty for its own. */
  download: string | undefined
}

/** The bytes of an object, or the part that is asked for, or that nothing has changed. */
export async function serveObject(
  request: FileRequest,
  store: ByteSource,
  object: StoredObject,
  more: Record<string, string> = {},
): Promise<Response> {
  const { metadata, version } = object
  const size = metadata?.size ?? 0
  const known = { eTag: metadata?.eTag ?? '', lastModified: lastModifiedOf(object) }
  const stored = metadata?.mimetype ?? 'application/octet-stream'
  const headers = new Headers({
    'content-type': servedType(stored),
    etag: known.eTag,
    'last-modified': known.lastModified.toUTCString(),
    'cache-control': metadata?.cacheControl ?? 'no-cache',
    'accept-ranges': 'bytes',
    'x-robots-tag': 'none',
    ...safetyOf(stored),
    ...dispositionOf(request.download),
    ...more,
  })
  if (isFresh(request.headers, known)) return new Response(null, { status: 304, headers })

  const asked = request.headers.get('range') ?? undefined
  const range = mayContinue(request.headers, known) ? readByteRange(asked, size) : undefined
  headers.set('content-length', String(range ? range.last - range.first + 1 : size))
  if (range) headers.set('content-range', `bytes ${range.first}-${range.last}/${size}`)
  const status = range ? 206 : 200
  if (request.isHead) return new Response(null, { status, headers })
  const bytes = version === null ? undefined : await store.read(version, range)
  if (!bytes) throw storageErrors.noBytes()
  return new Response(bytes, { status, headers })
}

export function lastModifiedOf({ metadata, updated_at }: StoredObject): Date {
  return metadata?.lastModified ? new Date(metadata.lastModified) : updated_at
}

/** A user's file must never act as a page of ours. */
export function safetyOf(stored: string): Record<string, string> {
  const always = { 'x-content-type-options': 'nosniff' }
  if (isOnlyShown(stored)) return always
  return {
    ...always,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  }
}

/** `?download` saves the file, `?download=name` under that name. */
function dispositionOf(download: string | undefined): Record<string, string> {
  if (download === undefined) return {}
  if (download === '') return { 'content-disposition': 'attachment;' }
  const plain = download.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(download).replaceAll(/['()*]/g, percent)
  return { 'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` }
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
