import { randomUUID } from 'node:crypto'
import { requireBucket } from '../../buckets/buckets.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import { checkObjectName } from '../../objects/names.ts'
import { type NewObject, type Place, requireObject } from '../../objects/objects.ts'
import { ownerOf } from '../../objects/owner.ts'
import { checkMayWrite } from '../../objects/record-object.ts'
import type { StorageParts } from '../../storage-parts.ts'
import { checkFits } from '../../upload/store-upload.ts'
import { s3Errors } from '../answers/s3-errors.ts'
import { xmlAnswer } from '../answers/xml.ts'
import { type S3Request, s3HeaderOf, s3PlaceOf } from '../s3-request.ts'
import { checkConditions } from './conditions.ts'
import { contentOf } from './object-operations.ts'

/** `PUT` with `x-amz-copy-source`: for its new bucket a copy is what an upload would be. */
export async function copyObject(parts: StorageParts, s3: S3Request) {
  const { database, store } = parts
  const caller = s3.as('object.copy')
  const source = await requireObject(database, caller, copySourceOf(s3))
  checkConditions(s3.raw.headers, source, 'x-amz-copy-source-')
  const given = s3HeaderOf(s3, 'x-amz-metadata-directive') === 'REPLACE' ? contentOf(s3) : undefined
  const lastModified = new Date().toISOString()
  const object: NewObject = {
    ...s3PlaceOf(s3),
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
  await parts.files.recordOrRemove(object, true)
  return xmlAnswer('CopyObjectResult', {
    ETag: object.metadata.eTag,
    LastModified: lastModified,
  })
}

/** `/bucket/some%20name.txt`, with or without the first slash. */
export function copySourceOf(s3: S3Request): Place {
  const text = (s3HeaderOf(s3, 'x-amz-copy-source') ?? '').replace(/\?versionId=.*$/, '')
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
