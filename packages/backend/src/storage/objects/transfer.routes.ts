import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { requireBucket } from '../buckets/buckets.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import { requireCaller } from '../requests/caller.ts'
import { readJsonBody } from '../requests/read-request.ts'
import type { StorageParts } from '../storage-parts.ts'
import { readHeaderMetadata } from '../upload/read-upload.ts'
import { checkFits } from '../upload/store-upload.ts'
import { checkObjectName } from './names.ts'
import {
  moveObject,
  type NewObject,
  type Place,
  requireObject,
  type StoredObject,
} from './objects.ts'
import { ownerOf } from './owner.ts'
import { checkMayWrite } from './record-object.ts'

const Transfer = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().optional(),
  destinationKey: z.string(),
  copyMetadata: z.boolean().default(true),
  metadata: z.object({ cacheControl: z.string(), mimetype: z.string() }).partial().optional(),
})
type Transfer = z.infer<typeof Transfer>

/** `/storage/v1/object/move` and `/copy` */
export function transferRoutes(parts: StorageParts) {
  const { database, store } = parts
  return new Hono()
    .post('/move', async (c) => {
      const caller = requireCaller(c, 'object.move')
      const { from, to } = placesOf(await readJsonBody(c, Transfer))
      const id = await moveObject(database, caller, from, to)
      return c.json({ message: 'Successfully moved', Id: id, Key: `${to.bucket}/${to.name}` })
    })
    .post('/copy', async (c) => {
      const caller = requireCaller(c, 'object.copy')
      const transfer = await readJsonBody(c, Transfer)
      const { from, to } = placesOf(transfer)
      const source = await requireObject(database, caller, from)
      const object: NewObject = {
        ...to,
        ...ownerOf(caller),
        version: randomUUID(),
        metadata: metadataOfCopy(source, transfer),
        userMetadata: transfer.copyMetadata
          ? source.user_metadata
          : readHeaderMetadata(c.req.raw.headers.get('x-metadata')),
      }
      checkFits(parts, await requireBucket(database, to.bucket), object)
      const upserts = c.req.header('x-upsert') === 'true'
      await checkMayWrite(database, caller, object, { upserts })
      const isCopied = source.version !== null && (await store.copy(source.version, object.version))
      if (!isCopied) throw storageErrors.noBytes()
      const id = await parts.files.recordOrRemove(object, upserts)
      const { bucket, name, metadata } = object
      return c.json({ Id: id, Key: `${bucket}/${name}`, id, bucket_id: bucket, name, metadata })
    })
}

function metadataOfCopy({ metadata }: StoredObject, { copyMetadata, metadata: said }: Transfer) {
  return {
    ...metadata,
    ...(copyMetadata ? {} : said),
    lastModified: new Date().toISOString(),
  }
}

function placesOf(transfer: Transfer): { from: Place; to: Place } {
  const { bucketId, sourceKey, destinationBucket, destinationKey } = transfer
  return {
    from: { bucket: bucketId, name: checkObjectName(sourceKey) },
    to: { bucket: destinationBucket ?? bucketId, name: checkObjectName(destinationKey) },
  }
}
