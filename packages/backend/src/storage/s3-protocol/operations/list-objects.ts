import { requireVisibleBucket } from '../../buckets/buckets.ts'
import type { StorageParts } from '../../storage-parts.ts'
import { s3Errors } from '../answers/s3-errors.ts'
import { type Xml, xmlAnswer } from '../answers/xml.ts'
import type { S3Request } from '../s3-request.ts'
import { findKeys } from './find-keys.ts'

const MAX_ENTRIES = 1000

/** `GET /{bucket}`, in the first version of the protocol and in the second. */
export async function listObjects(parts: StorageParts, s3: S3Request) {
  const bucket = s3.bucket
  const query = s3.query
  const { prefix = '', delimiter = '' } = query
  const isSecond = query['list-type'] === '2'
  const caller = s3.as('object.list')
  await requireVisibleBucket(parts.database, caller, bucket)
  const after = isSecond
    ? (readToken(query['continuation-token']) ?? query['start-after'] ?? '')
    : (query.marker ?? '')
  const most = readMaxEntries(query['max-keys'], 'max-keys')
  const wanted = { bucket, prefix, delimiter, after, limit: most + 1 }
  const found = most === 0 ? [] : await findKeys(parts.database, caller, wanted)
  const page = found.slice(0, most)
  const isTruncated = found.length > most
  const last = page.at(-1)?.key
  const encode = encoderOf(query['encoding-type'])

  return xmlAnswer('ListBucketResult', {
    Name: bucket,
    Prefix: encode(prefix),
    Delimiter: delimiter === '' ? undefined : encode(delimiter),
    MaxKeys: most,
    EncodingType: query['encoding-type'],
    IsTruncated: isTruncated,
    ...(isSecond
      ? {
          KeyCount: page.length,
          StartAfter: query['start-after'] && encode(query['start-after']),
          ContinuationToken: query['continuation-token'],
          NextContinuationToken: isTruncated && last !== undefined ? writeToken(last) : undefined,
        }
      : {
          Marker: encode(query.marker ?? ''),
          NextMarker: isTruncated && last !== undefined ? encode(last) : undefined,
        }),
    Contents: page.flatMap(({ is_prefix, key, size, etag, updated_at }): Xml[] =>
      is_prefix
        ? []
        : [
            {
              Key: encode(key),
              LastModified: updated_at?.toISOString(),
              ETag: etag ?? undefined,
              Size: size ?? 0,
              StorageClass: 'STANDARD',
            },
          ],
    ),
    CommonPrefixes: page.flatMap(({ is_prefix, key }) =>
      is_prefix ? [{ Prefix: encode(key) }] : [],
    ),
  })
}

/** How many entries a page has at most. */
export function readMaxEntries(text: string | undefined, name: string): number {
  const most = Number(text ?? MAX_ENTRIES)
  if (!Number.isInteger(most) || most < 0) throw s3Errors.badArgument(`${name} is not a number`)
  return Math.min(most, MAX_ENTRIES)
}

/** XML cannot hold every character: where the client asks for it, keys are percent-encoded. */
export function encoderOf(type: string | undefined): (key: string) => string {
  if (type === undefined) return (key) => key
  if (type !== 'url') throw s3Errors.badArgument('encoding-type is not url')
  return (key) => encodeURIComponent(key).replaceAll('%2F', '/')
}

function writeToken(key: string): string {
  return Buffer.from(key).toString('base64url')
}

function readToken(token: string | undefined): string | undefined {
  return token === undefined ? undefined : Buffer.from(token, 'base64url').toString()
}
