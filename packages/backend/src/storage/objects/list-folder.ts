import type { Caller, Database } from '@slovo/database'

interface FolderListing {
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
  { prefix, search, limit, offset, column, order }: FolderListing,
): Promise<Record<string, unknown>[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
  const { rows } = await database.request(
    caller,
    `with inside as (
       select substr(name, length(:folder::text) + 1) as rest, id, updated_at, created_at,
         last_accessed_at, metadata
       from storage.objects
       where bucket_id = :bucket and starts_with(name, :folder)
         and starts_with(lower(substr(name, length(:folder::text) + 1)), lower(:search))
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
     order by id is not null, "${column}" ${order}, name limit :limit offset :offset`,
    { bucket, folder, search, limit, offset },
  )
  return rows
}
