import { createHash } from 'node:crypto'
import { requireBucket } from '../../buckets/buckets.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import { requireObject, type StoredObject } from '../../objects/objects.ts'
import { serveObject } from '../../serve/serve-object.ts'
import type { StorageParts } from '../../storage-parts.ts'
import { limitOf, storeAs } from '../../upload/store-upload.ts'
import { s3Errors } from '../answers/s3-errors.ts'
import { xmlAnswer } from '../answers/xml.ts'
import { readSignedBody } from '../body/read-body.ts'
import { type S3Request, s3HeaderOf, s3PlaceOf } from '../s3-request.ts'
import { checkConditions } from './conditions.ts'

export async function getObject(parts: StorageParts, s3: S3Request) {
  const operation = s3.raw.method === 'HEAD' ? 'object.info' : 'object.get'
  const object = await requireObject(parts.database, s3.as(operation), s3PlaceOf(s3))
  checkConditions(s3.raw.headers, object)
  const { query } = s3
  const isHead = s3.raw.method === 'HEAD'
  const request = { headers: s3.raw.headers, isHead, download: query.download }
  return serveObject(request, parts.store, object, headersOf(object, query))
}

export async function putObject(parts: StorageParts, s3: S3Request) {
  const place = s3PlaceOf(s3)
  const bucket = await requireBucket(parts.database, place.bucket)
  if (sizeOf(s3) > limitOf(parts, bucket, place)) throw storageErrors.tooLarge()
  const given = { ...contentOf(s3), bytes: checkedMd5(s3, readSignedBody(s3.raw, s3.signed)) }
  const { object } = await storeAs(parts, s3.as('upload'), place, given, {
    upserts: s3HeaderOf(s3, 'if-none-match') !== '*',
  })
  return new Response(null, { status: 200, headers: { etag: object.metadata.eTag ?? '' } })
}

export async function deleteObject(parts: StorageParts, s3: S3Request) {
  const { bucket, name } = s3PlaceOf(s3)
  const caller = s3.as('object.delete')
  const [removed] = await parts.files.remove(caller, bucket, [name])
  if (!removed) throw storageErrors.noSuchKey()
  return new Response(null, { status: 204 })
}

/** There are no tags: an object that may be seen has none. */
export async function answerTagging(parts: StorageParts, s3: S3Request) {
  await requireObject(parts.database, s3.as('object.get_tagging'), s3PlaceOf(s3))
  return xmlAnswer('Tagging', { TagSet: {} })
}

/** The headers that describe the content of a new object. */
export function contentOf(s3: S3Request) {
  const metadata = Object.fromEntries(
    [...s3.raw.headers].flatMap(([name, value]) =>
      name.startsWith(META) ? [[name.slice(META.length), value]] : [],
    ),
  )
  return {
    contentType: s3HeaderOf(s3, 'content-type') ?? 'application/octet-stream',
    cacheControl: s3HeaderOf(s3, 'cache-control') ?? 'no-cache',
    userMetadata: Object.keys(metadata).length > 0 ? metadata : null,
  }
}

export function sizeOf(s3: S3Request): number {
  return Number(
    s3HeaderOf(s3, 'x-amz-decoded-content-length') ?? s3HeaderOf(s3, 'content-length') ?? 0,
  )
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
async function* checkedMd5(s3: S3Request, bytes: AsyncIterable<Uint8Array>) {
  const said = s3HeaderOf(s3, 'content-md5')
  const hash = said === undefined ? undefined : createHash('md5')
  for await (const chunk of bytes) {
    hash?.update(chunk)
    yield chunk
  }
  if (hash && hash.digest('base64') !== said) throw s3Errors.badDigest('Content-MD5')
}
