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
         case when $3 = '' then 0 else strpos(substr(key, length($2::text) + 1), $3) end as at
       from storage.s3_multipart_uploads
       where bucket_id = $1 and starts_with(key, $2) and owner_id is not distinct from $7
         and (key > $4 or (key = $4 and $5 <> '' and (created_at, id) > all (
           select created_at, id from storage.s3_multipart_uploads
           where bucket_id = $1 and key = $4 and id::text = $5)))
     ), entries as (
       select key, id, created_at from inside where at = 0
       union all
       select distinct left(key, length($2::text) + at + length($3::text) - 1), null::uuid, null::timestamptz
       from inside where at > 0
     )
     select key, id::text, created_at from entries where id is not null or key <> $4
     order by key collate "C", created_at, id limit $6`,
    [bucket, prefix, delimiter, keyMarker, uploadIdMarker, limit, ownerId],
  )
  return z.array(Entry).parse(rows)
}
