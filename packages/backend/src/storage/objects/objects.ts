import type { Caller, Database } from '@slovo/database'
import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'

const ObjectMetadata = z
  .object({
    eTag: z.string(),
    size: z.number(),
    mimetype: z.string(),
    cacheControl: z.string(),
    lastModified: z.string(),
    contentLength: z.number(),
    httpStatusCode: z.number(),
  })
  .partial()

const StoredObject = z.object({
  id: z.string(),
  bucket_id: z.string(),
  name: z.string(),
  owner: z.string().nullable(),
  owner_id: z.string().nullable(),
  version: z.string().nullable(),
  metadata: ObjectMetadata.nullable(),
  user_metadata: z.record(z.string(), z.unknown()).nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  last_accessed_at: z.date().nullable(),
})

/** A row of `storage.objects`; its bytes lie under `version`. */
export type StoredObject = z.infer<typeof StoredObject>
export type ObjectMetadata = z.infer<typeof ObjectMetadata>

const columns = `id, bucket_id, name, owner, owner_id, version, metadata, user_metadata, created_at,
  updated_at, last_accessed_at`

export interface Place {
  bucket: string
  name: string
}

export interface NewObject extends Place {
  owner: string | null
  ownerId: string | null
  version: string
  metadata: ObjectMetadata
  userMetadata: Record<string, unknown> | null
}

/** An object that the caller may see; a hidden one is as one that is missing. */
export async function requireObject(
  database: Database,
  caller: Caller,
  { bucket, name }: Place,
): Promise<StoredObject> {
  const [found] = await findObjects(database, caller, bucket, [name])
  if (!found) throw storageErrors.noSuchKey()
  return found
}

export async function findObjects(
  database: Database,
  caller: Caller,
  bucket: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  const { rows } = await database.request(
    caller,
    `select ${columns} from storage.objects where bucket_id = $1 and name = any ($2)`,
    [bucket, names],
  )
  return z.array(StoredObject).parse(rows)
}

/** An object with what its bucket says of all that lie in it. */
export interface KnownObject {
  object: StoredObject
  isPublic: boolean
  detectsAvif: boolean
}

/** Past row-level security: for public buckets and signed URLs. */
export async function findKnownObject(
  database: Database,
  { bucket, name }: Place,
): Promise<KnownObject | undefined> {
  const { rows } = await database.query(
    `select o.*, b.public as is_public, b.avif_autodetection as detects_avif
     from (select ${columns} from storage.objects where bucket_id = $1 and name = $2) as o
     join storage.buckets as b on b.id = o.bucket_id`,
    [bucket, name],
  )
  return (
    rows[0] && {
      object: StoredObject.parse(rows[0]),
      isPublic: rows[0].is_public === true,
      detectsAvif: rows[0].detects_avif === true,
    }
  )
}

export async function requireKnownObject(database: Database, place: Place): Promise<KnownObject> {
  const found = await findKnownObject(database, place)
  if (!found) throw storageErrors.noSuchKey()
  return found
}

/** Removes the rows that the caller may remove; the bytes go afterwards. */
export async function removeObjects(
  database: Database,
  caller: Caller,
  bucket: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  const { rows } = await database.request(
    caller,
    `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${columns}`,
    [bucket, names],
  )
  return z.array(StoredObject).parse(rows)
}

export async function removeAllObjects(
  database: Database,
  caller: Caller,
  bucket: string,
): Promise<string[]> {
  const { rows } = await database.request<{ version: string | null }>(
    caller,
    'delete from storage.objects where bucket_id = $1 returning version',
    [bucket],
  )
  return rows.flatMap(({ version }) => version ?? [])
}

/** Only the row moves: bytes lie under a version, whatever their name is. */
export async function moveObject(
  database: Database,
  caller: Caller,
  from: Place,
  to: Place,
): Promise<string> {
  const { rows } = await database.request<{ id: string }>(
    caller,
    `update storage.objects set bucket_id = :toBucket, name = :toName
     where bucket_id = :fromBucket and name = :fromName returning id`,
    { fromBucket: from.bucket, fromName: from.name, toBucket: to.bucket, toName: to.name },
  )
  if (!rows[0]) throw storageErrors.noSuchKey()
  return rows[0].id
}
