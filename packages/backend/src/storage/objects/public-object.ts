import type { Caller, Database } from '@slovo/database'
import { requireBucket } from '../buckets/buckets.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import { findKnownObject, findObjects, type Place, type StoredObject } from './objects.ts'

/**
 * What a public URL gives: everything of a public bucket, and of a private one what its policies show to a visitor. The
 * anon key is public, so nothing is given that could not be had with it.
 */
export async function requirePublicObject(
  database: Database,
  place: Place,
  visitor: Caller,
): Promise<StoredObject> {
  const found = await findKnownObject(database, place)
  if (found?.isPublic) return found.object
  if (found) {
    const [shown] = await findObjects(database, visitor, place.bucket, [place.name])
    if (shown) return shown
  }
  const bucket = await requireBucket(database, place.bucket)
  throw bucket.public ? storageErrors.noSuchKey() : storageErrors.noSuchBucket()
}
