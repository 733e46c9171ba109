import {
  createBucket,
  listBuckets,
  removeBucket,
  requireVisibleBucket,
} from '../../buckets/buckets.ts'
import { checkBucketName } from '../../objects/names.ts'
import type { StorageParts } from '../../storage-parts.ts'
import { xmlAnswer } from '../answers/xml.ts'
import { type S3Request, s3HeaderOf } from '../s3-request.ts'

const all = { limit: null, offset: 0, sortColumn: 'name', sortOrder: 'asc', search: '' } as const

export async function answerBuckets({ database }: StorageParts, s3: S3Request) {
  const buckets = await listBuckets(database, s3.as('bucket.list'), all)
  return xmlAnswer('ListAllMyBucketsResult', {
    Buckets: {
      Bucket: buckets.map(({ name, created_at }) => ({
        Name: name,
        CreationDate: created_at.toISOString(),
      })),
    },
  })
}

export async function makeBucket({ database }: StorageParts, s3: S3Request) {
  const name = checkBucketName(s3.bucket)
  const isPublic = s3HeaderOf(s3, 'x-amz-acl')?.startsWith('public-read') ?? false
  await createBucket(database, s3.as('bucket.create'), { id: name, name, public: isPublic })
  return new Response(null, { status: 200, headers: { location: `/${name}` } })
}

export async function headBucket({ database }: StorageParts, s3: S3Request) {
  await requireVisibleBucket(database, s3.as('bucket.head'), s3.bucket)
  return new Response(null, { status: 200 })
}

export async function deleteBucket({ database }: StorageParts, s3: S3Request) {
  await removeBucket(database, s3.as('bucket.delete'), s3.bucket)
  return new Response(null, { status: 204 })
}

/** The region is whatever the client signed with: there is but one. */
export async function answerLocation({ database }: StorageParts, s3: S3Request) {
  await requireVisibleBucket(database, s3.as('bucket.get_location'), s3.bucket)
  return xmlAnswer('LocationConstraint', { _: s3.signed.request.scope.split('/')[1] })
}

export async function answerVersioning({ database }: StorageParts, s3: S3Request) {
  await requireVisibleBucket(database, s3.as('bucket.get_versioning'), s3.bucket)
  return xmlAnswer('VersioningConfiguration', { Status: 'Suspended', MfaDelete: 'Disabled' })
}
