import { type Context, Hono } from 'hono'
import type { Log } from '../../kernel/log.ts'
import { withOperation } from '../requests/caller.ts'
import type { StorageParts } from '../storage-parts.ts'
import { answerS3Error } from './answers/answer-s3-error.ts'
import { s3Errors } from './answers/s3-errors.ts'
import {
  answerBuckets,
  answerLocation,
  answerVersioning,
  deleteBucket,
  headBucket,
  makeBucket,
} from './operations/bucket-operations.ts'
import { copyObject } from './operations/copy-object.ts'
import { deleteObjects } from './operations/delete-objects.ts'
import { listObjects } from './operations/list-objects.ts'
import { listUploads } from './operations/list-uploads.ts'
import {
  abortUpload,
  beginUpload,
  completeUpload,
  copyPart,
  listParts,
  putPart,
} from './operations/multipart-operations.ts'
import {
  answerTagging,
  deleteObject,
  getObject,
  putObject,
} from './operations/object-operations.ts'
import type { S3Access } from './s3-access.ts'
import type { S3Request } from './s3-request.ts'
import { admitSigned, type Signed } from './signature/admit-signed.ts'

type Env = { Variables: { signed: Signed } }

/** Queries that ask for something beside the object or bucket itself which this server does not have. */
const NOT_OFFERED = [
  'acl',
  'accelerate',
  'analytics',
  'attributes',
  'cors',
  'encryption',
  'inventory',
  'legal-hold',
  'lifecycle',
  'logging',
  'metrics',
  'notification',
  'object-lock',
  'ownershipControls',
  'policy',
  'policyStatus',
  'publicAccessBlock',
  'replication',
  'requestPayment',
  'restore',
  'retention',
  'select',
  'torrent',
  'versions',
  'website',
]

/** `/storage/v1/s3`: the S3 protocol, addressed by path. The same policies and limits as in all of the storage. */
export function s3Routes(parts: StorageParts, access: S3Access, log: Log) {
  const asks = (c: Context, name: string) => c.req.query(name) !== undefined

  return new Hono<Env>()
    .use(async (c, next) => {
      c.set('signed', await admitSigned(c.req.raw, access))
      if (NOT_OFFERED.some((name) => asks(c, name))) throw s3Errors.notImplemented()
      await next()
    })
    .on('GET', ['/:bucket', '/:bucket/'], (c) => {
      const s3 = s3RequestOf(c)
      if (c.req.raw.method === 'HEAD') return headBucket(parts, s3)
      if (asks(c, 'location')) return answerLocation(parts, s3)
      if (asks(c, 'versioning')) return answerVersioning(parts, s3)
      if (asks(c, 'uploads')) return listUploads(parts, s3)
      if (asks(c, 'tagging')) throw s3Errors.notImplemented()
      return listObjects(parts, s3)
    })
    .on('PUT', ['/:bucket', '/:bucket/'], (c) => {
      if (asks(c, 'versioning') || asks(c, 'tagging')) throw s3Errors.notImplemented()
      return makeBucket(parts, s3RequestOf(c))
    })
    .on('POST', ['/:bucket', '/:bucket/'], (c) => {
      if (!asks(c, 'delete')) throw s3Errors.notImplemented()
      return deleteObjects(parts, s3RequestOf(c))
    })
    .on('DELETE', ['/:bucket', '/:bucket/'], (c) => {
      if (asks(c, 'tagging')) throw s3Errors.notImplemented()
      return deleteBucket(parts, s3RequestOf(c))
    })
    .get('/:bucket/:name{.+}', (c) => {
      if (asks(c, 'uploadId')) return listParts(parts, s3RequestOf(c))
      if (asks(c, 'tagging')) return answerTagging(parts, s3RequestOf(c))
      return getObject(parts, s3RequestOf(c))
    })
    .put('/:bucket/:name{.+}', (c) => {
      const isCopy = c.req.header('x-amz-copy-source') !== undefined
      if (asks(c, 'tagging')) throw s3Errors.notImplemented()
      if (asks(c, 'uploadId')) return (isCopy ? copyPart : putPart)(parts, s3RequestOf(c))
      return (isCopy ? copyObject : putObject)(parts, s3RequestOf(c))
    })
    .post('/:bucket/:name{.+}', (c) => {
      if (asks(c, 'uploads')) return beginUpload(parts, s3RequestOf(c))
      if (asks(c, 'uploadId')) return completeUpload(parts, s3RequestOf(c))
      throw s3Errors.notImplemented()
    })
    .delete('/:bucket/:name{.+}', (c) => {
      if (asks(c, 'tagging')) throw s3Errors.notImplemented()
      if (asks(c, 'uploadId')) return abortUpload(parts, s3RequestOf(c))
      return deleteObject(parts, s3RequestOf(c))
    })
    .all('*', (c) => {
      // What is left is `/`, with its slash or without.
      if (c.req.method !== 'GET') throw s3Errors.notImplemented()
      return answerBuckets(parts, s3RequestOf(c))
    })
    .onError(answerS3Error(log))
}

function s3RequestOf(c: Context<Env>): S3Request {
  const { signed } = c.var
  return {
    raw: c.req.raw,
    signed,
    as: (operation) => withOperation(c, signed.caller, `s3.${operation}`),
    path: c.req.path,
    bucket: c.req.param('bucket') ?? '',
    key: c.req.param('name') ?? '',
    query: c.req.query(),
  }
}
