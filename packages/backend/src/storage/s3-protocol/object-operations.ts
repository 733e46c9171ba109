import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { storageErrors } from '../answer/storage-errors.ts'
import { requireBucket } from '../buckets.ts'
import { removeObjects, requireObject, type StoredObject } from '../objects.ts'
import { placeOf } from '../place.ts'
import { serveObject } from '../serve/serve-object.ts'
import type { StorageParts } from '../storage-parts.ts'
import { limitOf, storeAs } from '../upload/store-upload.ts'
import { readBody } from './body/read-body.ts'
import { checkConditions } from './conditions.ts'
import { s3Errors } from './s3-errors.ts'
import type { Signed } from './signature/admit-signed.ts'
import { xmlAnswer } from './xml.ts'

export async function getObject(parts: StorageParts, signed: Signed, c: Context) {
  const operation = c.req.raw.method === 'HEAD' ? 'object.info' : 'object.get'
  const object = await requireObject(parts.database, signed.as(operation), placeOf(c))
  checkConditions(c.req.raw.headers, object)
  return serveObject(c, parts.store, object, headersOf(object, c.req.query()))
}

export async function putObject(parts: StorageParts, signed: Signed, c: Context) {
  const place = placeOf(c)
  const bucket = await requireBucket(parts.database, place.bucket)
  if (sizeOf(c) > limitOf(parts, bucket, place)) throw storageErrors.tooLarge()
  const given = { ...contentOf(c), bytes: checkedMd5(c, readBody(c.req.raw, signed)) }
  const { object } = await storeAs(parts, signed.as('upload'), place, given, {
    upserts: c.req.header('if-none-match') !== '*',
  })
  return new Response(null, { status: 200, headers: { etag: object.metadata.eTag ?? '' } })
}

export async function deleteObject(parts: StorageParts, signed: Signed, c: Context) {
  const { bucket, name } = placeOf(c)
  const caller = signed.as('object.delete')
  const [removed] = await removeObjects(parts.database, caller, bucket, [name])
  if (!removed) throw storageErrors.noSuchKey()
  if (removed.version !== null) await parts.removeFiles([removed.version])
  return new Response(null, { status: 204 })
}

/** There are no tags: an object that may be seen has none. */
export async function answerTagging(parts: StorageParts, signed: Signed, c: Context) {
  await requireObject(parts.database, signed.as('object.get_tagging'), placeOf(c))
  return xmlAnswer('Tagging', { TagSet: {} })
}

/** What is said about the content of a new object. */
export function contentOf(c: Context) {
  const metadata = Object.fromEntries(
    [...c.req.raw.headers].flatMap(([name, value]) =>
      name.startsWith(META) ? [[name.slice(META.length), value]] : [],
    ),
  )
  return {
    contentType: c.req.header('content-type') ?? 'application/octet-stream',
    cacheControl: c.req.header('cache-control') ?? 'no-cache',
    userMetadata: Object.keys(metadata).length > 0 ? metadata : null,
  }
}

export function sizeOf(c: Context): number {
  return Number(c.req.header('x-amz-decoded-content-length') ?? c.req.header('content-length') ?? 0)
}

const META = 'x-amz-meta-'

function headersOf({ metadata, user_metadata }: StoredObject, query: Record<string, string>) {
  const own = Object.entries(user_metadata ?? {}).flatMap(([name, value]) => {
    const isHeader = /^[\w-]+$/.test(name) && /^[\x20-\x7e]*$/.test(String(value))
    return isHeader ? [[META + name, String(value)]] : []
  })
  const disposition = query['response-content-disposition']
  return {
    ...Object.fromEntries(own),
    'content-type': metadata?.mimetype ?? 'application/octet-stream',
    ...(disposition &&
      /^[\x20-\x7e]*$/.test(disposition) && {
        'content-disposition': disposition,
      }),
  }
}

/** `Content-MD5` is of what was sent, so it is compared with the last byte. */
async function* checkedMd5(c: Context, bytes: AsyncIterable<Uint8Array>) {
  const said = c.req.header('content-md5')
  const hash = said === undefined ? undefined : createHash('md5')
  for await (const chunk of bytes) {
    hash?.update(chunk)
    yield chunk
  }
  if (hash && hash.digest('base64') !== said) throw s3Errors.badDigest('Content-MD5')
}
