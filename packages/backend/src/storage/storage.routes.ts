import { Hono } from 'hono'
import type { Log } from '../kernel/log.ts'
import { bucketRoutes } from './buckets/bucket.routes.ts'
import { answerStorageError } from './errors/answer-storage-error.ts'
import { storageErrors } from './errors/storage-errors.ts'
import { objectRoutes } from './objects/object.routes.ts'
import { transferRoutes } from './objects/transfer.routes.ts'
import { renderRoutes } from './render/render.routes.ts'
import { resumableRoutes } from './resumable/resumable.routes.ts'
import { accessKeyRoutes } from './s3-protocol/access-keys/access-key.routes.ts'
import { s3Routes } from './s3-protocol/s3.routes.ts'
import type { S3Access } from './s3-protocol/s3-access.ts'
import { signRoutes } from './signed/sign.routes.ts'
import type { StorageParts } from './storage-parts.ts'

/** The version of Supabase's storage whose wire format this is. */
const VERSION = '1.66.1'

/**
 * `/storage/v1`: buckets and files in the wire format of Supabase's storage. What is permitted is
 * row-level security on `storage.buckets` and `storage.objects` and nothing else.
 */
export function storageRoutes(parts: StorageParts, s3: S3Access, log: Log) {
  return new Hono()
    .get('/status', (c) => c.json({ status: 'ok' }))
    .get('/version', (c) => c.text(VERSION))
    .route('/bucket', bucketRoutes(parts))
    .route('/object', transferRoutes(parts))
    .route('/object', signRoutes(parts))
    .route('/object', objectRoutes(parts))
    .route('/upload/resumable', resumableRoutes(parts, log))
    .route('/render/image', renderRoutes(parts))
    .route('/s3', s3Routes(parts, s3, log))
    .route('/access-keys', accessKeyRoutes(s3))
    .route('/', notOfferedRoutes())
    .all('/*', () => {
      throw storageErrors.noSuchPath()
    })
    .onError(answerStorageError(log))
}

/** Features of Supabase that newer clients may use and this server does not have: an error that says so. */
function notOfferedRoutes() {
  const refuse = (feature: string) => () => {
    throw storageErrors.notOffered(feature)
  }
  return new Hono()
    .all('/vector/*', refuse('vectorBuckets'))
    .all('/iceberg/*', refuse('icebergCatalog'))
    .all('/cdn/*', refuse('purgeCache'))
    .all('/bucket/:id/lifecycle', refuse('lifecycle'))
}
