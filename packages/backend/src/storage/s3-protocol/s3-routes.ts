import { type Context, Hono } from 'hono'
import type { Log } from '../../kernel/log.ts'
import type { StorageParts } from '../storage-parts.ts'
import { answerS3Error } from './answer-s3-error.ts'
import {
  answerBuckets,
  answerLocation,
  answerVersioning,
  deleteBucket,
  headBucket,
  makeBucket,
} from './bucket-operations.ts'
import { copyObject } from './copy-object.ts'
import { deleteObjects } from './delete-objects.ts'
import { listObjects } from './list-objects.ts'
import { listUploads } from './list-uploads.ts'
import {
  abortUpload,
  beginUpload,
  completeUpload,
  copyPart,
  listParts,
  putPart,
} from './multipart-operations.ts'
import { answerTagging, deleteObject, getObject, putObject } from './object-operations.ts'
import type { S3Access } from './s3-access.ts'
import { s3Errors } from './s3-errors.ts'
import { admitSigned, type Signed } from './signature/admit-signed.ts'

type Env = { Variables: { signed: Signed } }

/** What a query asks for beside the object or bucket itself, and is not implemented here. */
const NOT_OFFERED = [
  ...[
    'acl',
    'accelerate',
    'analytics',
    'attributes',
    'cors',
    'encryption',
    'inventory',
    'legal-hold',
  ],
  ...['lifecycle', 'logging', 'metrics', 'notification', 'object-lock', 'ownershipControls'],
  ...['policy', 'policyStatus', 'publicAccessBlock', 'replication', 'requestPayment', 'restore'],
  ...['retention', 'select', 'torrent', 'versions', 'website'],
]

/** `/storage/v1/s3`: the S3 protocol, addressed by path. The same policies and limits as everywhere in the storage. */
export function s3Routes(parts: StorageParts, access: S3Access, log: Log) {
  const bucketOf = (c: Context) => c.req.param('bucket') ?? ''
  const asks = (c: Context, name: string) => c.req.query(name) !== undefined

  return new Hono<Env>()
    .use(async (c, next) => {
      c.set('signed', await admitSigned(c, access))
      if (NOT_OFFERED.some((name) => asks(c, name))) throw s3Errors.notImplemented()
      await next()
    })
    .on('GET', ['/:bucket', '/:bucket/'], (c) => {
      const { signed } = c.var
      if (c.req.raw.method === 'HEAD') return headBucket(parts, signed, bucketOf(c))
      if (asks(c, 'location')) return answerLocation(parts, signed, bucketOf(c))
      if (asks(c, 'versioning')) return answerVersioning(parts, signed, bucketOf(c))
      if (asks(c, 'uploads')) return listUploads(parts, signed, c)
      if (asks(c, 'tagging')) throw s3Errors.notImplemented()
      return listObjects(parts, signed, c)
    })
    .on('PUT', ['/:bucket', '/:bucket/'], (c) => {
      if (asks(c, 'versioning') || asks(c, 'tagging')) throw s3Errors.notImplemented()
      return makeBucket(parts, c.var.signed, c)
    })
    .on('POST', ['/:bucket', '/:bucket/'], (c) => {
      if (!asks(c, 'delete')) throw s3Errors.notImplemented()
      return deleteObjects(parts, c.var.signed, c)
    })
    .on('DELETE', ['/:bucket', '/:bucket/'], (c) => {
      if (asks(c, 'tagging')) throw s3Errors.notImplemented()
      return deleteBucket(parts, c.var.signed, bucketOf(c))
    })
    .get('/:bucket/:name{.+}', (c) => {
      if (asks(c, 'uploadId')) return listParts(parts, c.var.signed, c)
      if (asks(c, 'tagging')) return answerTagging(parts, c.var.signed, c)
      return getObject(parts, c.var.signed, c)
    })
    .put('/:bucket/:name{.+}', (c) => {
      const isCopy = c.req.header('x-amz-copy-source') !== undefined
      if (asks(c, 'tagging')) throw s3Errors.notImplemented()
      if (asks(c, 'uploadId')) return (isCopy ? copyPart : putPart)(parts, c.var.signed, c)
      return (isCopy ? copyObject : putObject)(parts, c.var.signed, c)
    })
    .post('/:bucket/:name{.+}', (c) => {
      if (asks(c, 'uploads')) return beginUpload(parts, c.var.signed, c)
      if (asks(c, 'uploadId')) return completeUpload(parts, c.var.signed, c)
      throw s3Errors.notImplemented()
    })
    .delete('/:bucket/:name{.+}', (c) => {
      if (asks(c, 'tagging')) throw s3Errors.notImplemented()
      if (asks(c, 'uploadId')) return abortUpload(parts, c.var.signed, c)
      return deleteObject(parts, c.var.signed, c)
    })
    .all('*', (c) => {
      // What is left is `/`, with its slash or without.
      if (c.req.method !== 'GET') throw s3Errors.notImplemented()
      return answerBuckets(parts, c.var.signed)
    })
    .onError(answerS3Error(log))
}
