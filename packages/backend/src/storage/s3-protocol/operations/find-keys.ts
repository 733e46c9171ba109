import type { Caller, Database } from '@slovo/database'
import { z } from 'zod'

const Entry = z.object({
  key: z.string(),
  is_prefix: z.boolean(),
  size: z.number().nullable(),
  etag: z.string().nullable(),
  updated_at: z.date().nullable(),
})
type KeyEntry = z.infer<typeof Entry>

interface Wanted {
  bucket: string
  prefix: string
  delimiter: string
  after: string
  limit: number
}

/** Keys in the order of their bytes; with a delimiter, what is alike up to it is one entry. */
export async function findKeys(
  database: Database,
  caller: Caller,
  { bucket, prefix, delimiter, after, limit }: Wanted,
): Promise<KeyEntry[]> {
  const { rows } = await database.request(
    caller,
    `with inside as (
       select name, metadata, updated_at,
         case when :delimiter = '' then 0 else strpos(substr(name, length(:prefix::text) + 1), :delimiter) end as at
       from storage.objects
       where bucket_id = :bucket and starts_with(name, :prefix) and name > :after collate "C"
     ), entries as (
       select name as key, false as is_prefix, (metadata ->> 'size')::float8 as size,
         metadata ->> 'eTag' as etag, updated_at
       from inside where at = 0
       union all
       select distinct left(name, length(:prefix::text) + at + length(:delimiter::text) - 1), true, null::float8,
         null::text, null::timestamptz
       from inside where at > 0
     )
     select * from entries where key collate "C" <> :after
     order by key collate "C" limit :limit`,
    // A page that ended with a folder goes on after all of it.
    { bucket, prefix, delimiter, after, limit },
  )
  return z.array(Entry).parse(rows)
}
