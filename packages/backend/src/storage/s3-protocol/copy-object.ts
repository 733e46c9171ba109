import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { storageErrors } from '../answer/storage-errors.ts'
import { requireBucket } from '../buckets.ts'
import { checkObjectName } from '../names.ts'
import { type NewObject, type Place, requireObject } from '../objects.ts'
import { placeOf } from '../place.ts'
import { checkMayWrite } from '../record-object.ts'
import { ownerOf, type StorageParts } from '../storage-parts.ts'
import { checkFits, recordOrRemove } from '../upload/store-upload.ts'
import { checkConditions } from './conditions.ts'
import { contentOf } from './object-operations.ts'
import { s3Errors } from './s3-errors.ts'
import type { Signed } from './signature/admit-signed.ts'
import { xmlAnswer } from './xml.ts'

/** `PUT` with `x-amz-copy-source`: for its new bucket a copy is what an upload would be. */
export async function copyObject(parts: StorageParts, signed: Signed, c: Context) {
  const { database, store } = parts
  const caller = signed.as('object.copy')
  const source = await requireObject(database, caller, sourceOf(c))
  checkConditions(c.req.raw.headers, source, 'x-amz-copy-source-')
  const given = c.req.header('x-amz-metadata-directive') === 'REPLACE' ? contentOf(c) : undefined
  const lastModified = new Date().toISOString()
  const object: NewObject = {
    ...placeOf(c),
    ...ownerOf(caller),
    version: randomUUID(),
    metadata: {
      ...source.metadata,
      ...(given && { mimetype: given.contentType, cacheControl: given.cacheControl }),
      lastModified,
    },
    userMetadata: given ? given.userMetadata : source.user_metadata,
  }
  checkFits(parts, await requireBucket(database, object.bucket), object)
  await checkMayWrite(database, caller, object, { upserts: true })
  const isCopied = source.version !== null && (await store.copy(source.version, object.version))
  if (!isCopied) throw storageErrors.noBytes()
  await recordOrRemove(parts, object, true)
  return xmlAnswer('CopyObjectResult', {
    ETag: object.metadata.eTag,
    LastModified: lastModified,
  })
}

/** `/bucket/some%20name.txt`, with or without the first slash. */
export function sourceOf(c: Context): Place {
  const text = (c.req.header('x-amz-copy-source') ?? '').replace(/\?versionId=.*$/, '')
  const found = /^\/?([^/]+)\/(.+)$/.exec(decode(text))
  if (!found?.[1] || !found[2]) throw s3Errors.badArgument('x-amz-copy-source is not bucket/key')
  return { bucket: found[1], name: checkObjectName(found[2]) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw s3Errors.badArgument('x-amz-copy-source is not encoded as an address')
  }
}
