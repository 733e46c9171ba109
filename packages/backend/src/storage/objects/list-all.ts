import type { Caller, Database } from '@slovo/database'
import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'

const sort = {
  column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
}

export const FlatListing = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z.object(sort).prefault({}),
})

/** The last entry of a page; the next one begins after it, whatever has come or gone since. */
const Cursor = z.object({ ...sort, rank: z.number(), at: z.string(), key: z.string() })

const Entry = z.object({
  rank: z.number(),
  at: z.string(),
  key: z.string(),
  id: z.string().nullable(),
  metadata: z.unknown(),
  created_at: z.date().nullable(),
  updated_at: z.date().nullable(),
  last_accessed_at: z.date().nullable(),
})
type Entry = z.infer<typeof Entry>

/** All files under a prefix, page by page; with the delimiter, a folder is one entry. */
export async function listAll(
  database: Database,
  caller: Caller,
  bucket: string,
  { prefix, limit, cursor, with_delimiter, sortBy }: z.infer<typeof FlatListing>,
) {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const { column, order } = after ?? sortBy
  const isLater = order === 'asc' ? '>' : '<'
  // By name folders and files are mixed; by a time, which folders have none of, folders come first.
  const [rank, at] =
    column === 'name' ? ['0', "'-infinity'::timestamptz"] : ['1', `objects.${column}`]
  const { rows } = await database.request(
    caller,
    `with inside as (
       select objects.*, ${rank} as rank, ${at} as at,
         strpos(substr(name, length(:prefix::text) + 1), '/') as slash
       from storage.objects where bucket_id = :bucket and starts_with(name, :prefix)
     ), entries as (
       select rank, at, name as key, id, metadata, created_at, updated_at, last_accessed_at
       from inside where not :with_delimiter::boolean or slash = 0
       union all
       select distinct 0, '-infinity'::timestamptz, left(name, length(:prefix::text) + slash), null::uuid,
         null::jsonb, null::timestamptz, null::timestamptz, null::timestamptz
       from inside where :with_delimiter::boolean and slash > 0
     )
     select rank, at::text, key, id, metadata, created_at, updated_at, last_accessed_at
     from entries
     where :afterRank::int is null or rank > :afterRank::int
       or (rank = :afterRank::int and (at, key collate "C") ${isLater} (:afterTime::timestamptz, :afterKey::text collate "C"))
     order by rank, entries.at ${order}, key collate "C" ${order} limit :limit`,
    {
      bucket,
      prefix,
      with_delimiter,
      afterRank: after?.rank ?? null,
      afterTime: after?.at ?? null,
      afterKey: after?.key ?? null,
      limit: limit + 1,
    },
  )
  const entries = z.array(Entry).parse(rows)
  const page = entries.slice(0, limit)
  const last = page.at(-1)
  const hasNext = entries.length > limit
  return {
    hasNext,
    ...(hasNext && last && { nextCursor: writeCursor({ column, order, ...last }) }),
    folders: page.flatMap(({ id, key }) =>
      id === null ? { name: key, key: key.replace(/\/$/, '') } : [],
    ),
    objects: page.flatMap((entry) => (entry.id === null ? [] : presentObject(entry))),
  }
}

function presentObject({ rank: _rank, at: _at, key, ...entry }: Entry) {
  return { name: key, key, ...entry }
}

function writeCursor(cursor: z.infer<typeof Cursor>): string {
  return Buffer.from(JSON.stringify(Cursor.parse(cursor))).toString('base64url')
}

function readCursor(text: string): z.infer<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw storageErrors.badParameter('Invalid Parameter cursor')
  }
}
