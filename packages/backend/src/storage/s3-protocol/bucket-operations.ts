import type { Context } from 'hono'
import { createBucket, listBuckets, removeBucket, requireVisibleBucket } from '../buckets.ts'
import { checkBucketName } from '../names.ts'
import type { StorageParts } from '../storage-parts.ts'
import type { Signed } from './signature/admit-signed.ts'
import { xmlAnswer } from './xml.ts'

const all = { limit: null, offset: 0, sortColumn: 'name', sortOrder: 'asc', search: '' } as const

export async function answerBuckets({ database }: StorageParts, signed: Signed) {
  const buckets = await listBuckets(database, signed.as('bucket.list'), all)
  return xmlAnswer('ListAllMyBucketsResult', {
    Buckets: {
      Bucket: buckets.map(({ name, created_at }) => ({
        Name: name,
        CreationDate: created_at.toISOString(),
      })),
    },
  })
}

export async function makeBucket({ database }: StorageParts, signed: Signed, c: Context) {
  const name = checkBucketName(c.req.param('bucket') ?? '')
  const isPublic = c.req.header('x-amz-acl')?.startsWith('public-read') ?? false
  await createBucket(database, signed.as('bucket.create'), { id: name, name, public: isPublic })
  return new Response(null, { status: 200, headers: { location: `/${name}` } })
}

export async function headBucket({ database }: StorageParts, signed: Signed, bucket: string) {
  await requireVisibleBucket(database, signed.as('bucket.head'), bucket)
  return new Response(null, { status: 200 })
}

export async function deleteBucket({ database }: StorageParts, signed: Signed, bucket: string) {
  await removeBucket(database, signed.as('bucket.delete'), bucket)
  return new Response(null, { status: 204 })
}

/** The region is whatever the client signed with: there is but one. */
export async function answerLocation({ database }: StorageParts, signed: Signed, bucket: string) {
  await requireVisibleBucket(database, signed.as('bucket.get_location'), bucket)
  return xmlAnswer('LocationConstraint', { _: signed.request.scope.split('/')[1] })
}

export async function answerVersioning({ database }: StorageParts, signed: Signed, bucket: string) {
  await requireVisibleBucket(database, signed.as('bucket.get_versioning'), bucket)
  return xmlAnswer('VersioningConfiguration', { Status: 'Suspended', MfaDelete: 'Disabled' })
}
