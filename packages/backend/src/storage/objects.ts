import type { Caller, Database, Queries } from '@slovo/database'
import { z } from 'zod'
import { storageErrors } from './answer/storage-errors.ts'

const Metadata = z
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
  metadata: Metadata.nullable(),
  user_metadata: z.record(z.string(), z.unknown()).nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  last_accessed_at: z.date().nullable(),
})

/** A row of `storage.objects`; its bytes lie under `version`. */
export type StoredObject = z.infer<typeof StoredObject>
export type Metadata = z.infer<typeof Metadata>

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
  metadata: Metadata
  userMetadata: Record<string, unknown> | null
}

/** An object that the caller may see; hidden and missing are the same. */
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

/** Past row-level security: for public buckets and signed addresses. */
export async function requireKnownObject(
  database: Database,
  { bucket, name }: Place,
): Promise<StoredObject> {
  const { rows } = await database.query(
    `select ${columns} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
  )
  if (!rows[0]) throw storageErrors.noSuchKey()
  return StoredObject.parse(rows[0])
}

class Allowed extends Error {}

/**
 * Asks Postgres whether the caller may write there, by writing and taking it back: a refusal is the
 * policies' own. The real row is written when the bytes are safe.
 */
export async function checkMayWrite(
  database: Database,
  caller: Caller,
  object: NewObject,
  { upserts }: { upserts: boolean },
): Promise<void> {
  try {
    await database.requestTransaction(caller, async (tx) => {
      await writeRow(tx, object, upserts)
      throw new Allowed()
    })
  } catch (error) {
    if (!(error instanceof Allowed)) throw error
  }
}

/** Writes the row, as the service itself; gives back the version whose bytes nobody needs any more. */
export async function recordObject(
  database: Database,
  object: NewObject,
  { upserts }: { upserts: boolean },
): Promise<{ id: string; replaced: string[] }> {
  return await database.transaction(async (tx) => {
    // Two uploads of one name take turns, so that each sees the version it replaces.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${object.bucket}/${object.name}`,
    ])
    const before = await tx.query<{ version: string | null }>(
      'select version from storage.objects where bucket_id = $1 and name = $2',
      [object.bucket, object.name],
    )
    await writeRow(tx, object, upserts)
    const now = await tx.query<{ id: string }>(
      'select id from storage.objects where bucket_id = $1 and name = $2',
      [object.bucket, object.name],
    )
    const replaced = before.rows.flatMap(({ version }) => version ?? [])
    return { id: now.rows[0]?.id ?? '', replaced }
  })
}

async function writeRow(tx: Queries, object: NewObject, upserts: boolean): Promise<void> {
  const conflict = upserts
    ? `on conflict (bucket_id, name) do update set
         version = excluded.version, metadata = excluded.metadata,
         user_metadata = excluded.user_metadata, owner = excluded.owner,
         owner_id = excluded.owner_id`
    : ''
  await tx.query(
    `insert into storage.objects
       (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
     values ($1, $2, $3, $4, $5, $6, $7) ${conflict}`,
    [
      object.bucket,
      object.name,
      object.owner,
      object.ownerId,
      object.version,
      object.metadata,
      object.userMetadata,
    ],
  )
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
    `update storage.objects set bucket_id = $3, name = $4
     where bucket_id = $1 and name = $2 returning id`,
    [from.bucket, from.name, to.bucket, to.name],
  )
  if (!rows[0]) throw storageErrors.noSuchKey()
  return rows[0].id
}

export interface Listing {
  prefix: string
  search: string
  limit: number
  offset: number
  column: 'name' | 'created_at' | 'updated_at' | 'last_accessed_at'
  order: 'asc' | 'desc'
}

/** What lies directly in a folder, folders first. */
export async function listFolder(
  database: Database,
  caller: Caller,
  bucket: string,
  { prefix, search, limit, offset, column, order }: Listing,
): Promise<Record<string, unknown>[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
  const { rows } = await database.request(
    caller,
    `with inside as (
       select substr(name, length($2::text) + 1) as rest, id, updated_at, created_at,
         last_accessed_at, metadata
       from storage.objects
       where bucket_id = $1 and starts_with(name, $2)
         and starts_with(lower(substr(name, length($2::text) + 1)), lower($3))
     )
     select * from (
       select distinct split_part(rest, '/', 1) as name, null::uuid as id,
         null::timestamptz as updated_at, null::timestamptz as created_at,
         null::timestamptz as last_accessed_at, null::jsonb as metadata
       from inside where strpos(rest, '/') > 0
       union all
       select rest, id, updated_at, created_at, last_accessed_at, metadata
       from inside where strpos(rest, '/') = 0
     ) as entries
     order by id is not null, "${column}" ${order}, name limit $4 offset $5`,
    [bucket, folder, search, limit, offset],
  )
  return rows
}
