import type { Database } from '@slovo/database'
import { z } from 'zod'

/** An upload that is under way, or what several are alike in up to the delimiter. */
const Entry = z.object({
  key: z.string(),
  id: z.string().nullable(),
  created_at: z.date().nullable(),
})

interface Wanted {
  bucket: string
  prefix: string
  delimiter: string
  keyMarker: string
  uploadIdMarker: string
  limit: number
}

/**
 * Uploads of one owner by key, those of one key by when they began. The marker of a page may have ended since: what
 * began with its key is then listed again rather than left out.
 */
export async function findUploads(
  database: Database,
  ownerId: string | null,
  { bucket, prefix, delimiter, keyMarker, uploadIdMarker, limit }: Wanted,
) {
  const { rows } = await database.query(
    `with inside as (
       select id, key, created_at,
         case when :delimiter = '' then 0 else strpos(substr(key, length(:prefix::text) + 1), :delimiter) end as at
       from storage.s3_multipart_uploads
       where bucket_id = :bucket and starts_with(key, :prefix) and owner_id is not distinct from :ownerId
         and (key > :keyMarker or (key = :keyMarker and :uploadIdMarker <> '' and (created_at, id) > all (
           select created_at, id from storage.s3_multipart_uploads
           where bucket_id = :bucket and key = :keyMarker and id::text = :uploadIdMarker)))
     ), entries as (
       select key, id, created_at from inside where at = 0
       union all
       select distinct left(key, length(:prefix::text) + at + length(:delimiter::text) - 1), null::uuid, null::timestamptz
       from inside where at > 0
     )
     select key, id::text, created_at from entries where id is not null or key <> :keyMarker
     order by key collate "C", created_at, id limit :limit`,
    { bucket, prefix, delimiter, keyMarker, uploadIdMarker, limit, ownerId },
  )
  return z.array(Entry).parse(rows)
}
