import { type Caller, type Database, DatabaseError } from '@slovo/database'
import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'
import { ownerOf } from '../objects/owner.ts'

const Bucket = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string().nullable(),
  owner_id: z.string().nullable(),
  public: z.boolean(),
  type: z.string(),
  file_size_limit: z.number().nullable(),
  allowed_mime_types: z.array(z.string()).nullable(),
  avif_autodetection: z.boolean().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
})
export type Bucket = z.infer<typeof Bucket>

const columns = `id, name, owner, owner_id, public, type, file_size_limit, allowed_mime_types,
  avif_autodetection, created_at, updated_at`

interface BucketValues {
  public?: boolean | undefined
  fileSizeLimit?: number | null | undefined
  allowedMimeTypes?: string[] | null | undefined
}

interface BucketListing {
  limit: number | null
  offset: number
  sortColumn: 'id' | 'name' | 'created_at' | 'updated_at'
  sortOrder: 'asc' | 'desc'
  search: string
}

/** Past row-level security, for what the service itself must know of a bucket. */
export async function requireBucket(database: Database, id: string): Promise<Bucket> {
  const { rows } = await database.query(`select ${columns} from storage.buckets where id = $1`, [
    id,
  ])
  if (!rows[0]) throw storageErrors.noSuchBucket()
  return Bucket.parse(rows[0])
}

export async function requireVisibleBucket(
  database: Database,
  caller: Caller,
  id: string,
): Promise<Bucket> {
  const { rows } = await database.request(
    caller,
    `select ${columns} from storage.buckets where id = $1`,
    [id],
  )
  if (!rows[0]) throw storageErrors.noSuchBucket()
  return Bucket.parse(rows[0])
}

export async function listBuckets(
  database: Database,
  caller: Caller,
  { limit, offset, sortColumn, sortOrder, search }: BucketListing,
): Promise<Bucket[]> {
  const { rows } = await database.request(
    caller,
    `select ${columns} from storage.buckets
     where $1 = '' or strpos(lower(name), lower($1)) > 0
     order by "${sortColumn}" ${sortOrder} limit $2 offset $3`,
    [search, limit, offset],
  )
  return z.array(Bucket).parse(rows)
}

export async function createBucket(
  database: Database,
  caller: Caller,
  { id, name, ...values }: { id: string; name: string } & BucketValues,
): Promise<void> {
  const { owner, ownerId } = ownerOf(caller)
  await database.request(
    caller,
    `insert into storage.buckets
       (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
     values (:id, :name, :owner, :ownerId, :isPublic, :fileSizeLimit, :allowedMimeTypes)`,
    {
      id,
      name,
      owner,
      ownerId,
      isPublic: values.public ?? false,
      fileSizeLimit: values.fileSizeLimit ?? null,
      allowedMimeTypes: values.allowedMimeTypes ?? null,
    },
  )
}

/** What is left out stays as it is. */
export async function changeBucket(
  database: Database,
  caller: Caller,
  id: string,
  values: BucketValues,
): Promise<void> {
  const { rowCount } = await database.request(
    caller,
    `update storage.buckets set
       public = coalesce(:isPublic::boolean, public),
       file_size_limit = case when :setsLimit::boolean then :fileSizeLimit::bigint else file_size_limit end,
       allowed_mime_types = case when :setsTypes::boolean then :allowedMimeTypes::text[] else allowed_mime_types end,
       updated_at = now()
     where id = :id`,
    {
      id,
      isPublic: values.public ?? null,
      setsLimit: values.fileSizeLimit !== undefined,
      fileSizeLimit: values.fileSizeLimit ?? null,
      setsTypes: values.allowedMimeTypes !== undefined,
      allowedMimeTypes: values.allowedMimeTypes ?? null,
    },
  )
  if (rowCount === 0) throw storageErrors.noSuchBucket()
}

export async function removeBucket(database: Database, caller: Caller, id: string): Promise<void> {
  try {
    const { rowCount } = await database.request(
      caller,
      'delete from storage.buckets where id = $1',
      [id],
    )
    if (rowCount === 0) throw storageErrors.noSuchBucket()
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23503') throw storageErrors.notEmpty()
    throw error
  }
}
