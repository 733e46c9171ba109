import type { Database } from '@slovo/database'
import type { Context } from 'hono'
import { storageErrors } from './answer/storage-errors.ts'
import { requireBucket } from './buckets.ts'
import { findKnownObject, findObjects, type Place, type StoredObject } from './objects.ts'
import { visitorFor } from './storage-parts.ts'

/**
 * What a public address gives: everything of a public bucket, and of a private one what its policies show to a
 * visitor. The key of visitors is public, so nothing is given that could not be asked for with it.
 */
export async function requirePublicObject(
  c: Context,
  database: Database,
  place: Place,
  operation: string,
): Promise<StoredObject> {
  const found = await findKnownObject(database, place)
  if (found?.isPublic) return found.object
  if (found) {
    const [shown] = await findObjects(database, visitorFor(c, operation), place.bucket, [
      place.name,
    ])
    if (shown) return shown
  }
  const bucket = await requireBucket(database, place.bucket)
  throw bucket.public ? storageErrors.noSuchKey() : storageErrors.noSuchBucket()
}
