import { requireBucket } from '../../buckets/buckets.ts'
import { ownerOf } from '../../objects/owner.ts'
import type { StorageParts } from '../../storage-parts.ts'
import { type Xml, xmlAnswer } from '../answers/xml.ts'
import type { S3Request } from '../s3-request.ts'
import { findUploads } from './find-uploads.ts'
import { encoderOf, readMaxEntries } from './list-objects.ts'

/** `GET /{bucket}?uploads`: the caller's own that are under way, page by page. */
export async function listUploads(parts: StorageParts, s3: S3Request) {
  const bucket = s3.bucket
  const query = s3.query
  const { prefix = '', delimiter = '', 'key-marker': keyMarker = '' } = query
  // Without a key the other marker says nothing.
  const uploadIdMarker = keyMarker === '' ? '' : (query['upload-id-marker'] ?? '')
  const most = readMaxEntries(query['max-uploads'], 'max-uploads')
  const encode = encoderOf(query['encoding-type'])
  await requireBucket(parts.database, bucket)
  const { ownerId } = ownerOf(s3.as('upload.list_multipart'))

  const wanted = { bucket, prefix, delimiter, keyMarker, uploadIdMarker, limit: most + 1 }
  const found = most === 0 ? [] : await findUploads(parts.database, ownerId, wanted)
  const page = found.slice(0, most)
  const isTruncated = found.length > most
  const last = isTruncated ? page.at(-1) : undefined
  return xmlAnswer('ListMultipartUploadsResult', {
    Bucket: bucket,
    KeyMarker: encode(keyMarker),
    UploadIdMarker: uploadIdMarker,
    NextKeyMarker: last && encode(last.key),
    NextUploadIdMarker: last && (last.id ?? ''),
    Prefix: encode(prefix),
    Delimiter: delimiter === '' ? undefined : encode(delimiter),
    EncodingType: query['encoding-type'],
    MaxUploads: most,
    IsTruncated: isTruncated,
    Upload: page.flatMap(({ key, id, created_at }): Xml[] =>
      id === null
        ? []
        : [
            {
              Key: encode(key),
              UploadId: id,
              Initiated: created_at?.toISOString(),
              StorageClass: 'STANDARD',
            },
          ],
    ),
    CommonPrefixes: page.flatMap(({ key, id }) => (id === null ? [{ Prefix: encode(key) }] : [])),
  })
}
