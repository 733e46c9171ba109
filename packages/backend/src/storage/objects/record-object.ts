import { type Caller, type Database, DatabaseError, type Queries } from '@slovo/database'
import type { NewObject } from './objects.ts'

class DryRunPassed extends Error {}

/**
 * Asks Postgres whether the caller may write there, by writing and rolling back: a refusal is the policies' own. The real
 * row is written when the bytes are stored.
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
      throw new DryRunPassed()
    })
  } catch (error) {
    if (!(error instanceof DryRunPassed)) throw error
  }
}

/**
 * Writes the row, past row-level security; gives the version that it replaces. What has to be written along with it is in
 * the same transaction.
 */
export async function recordObject(
  database: Database,
  object: NewObject,
  { upserts }: { upserts: boolean },
  along: (tx: Queries) => Promise<void> = async () => {},
): Promise<{ id: string; replaced: string[] }> {
  const { bucket, name } = object
  return await database.transaction(async (tx) => {
    // Uploads of one name wait for each other, so that each sees the version it replaces.
    await tx.query('select pg_advisory_xact_lock(hashtextextended(:path, 0))', {
      path: `${bucket}/${name}`,
    })
    const before = await tx.query<{ version: string | null }>(
      'select version from storage.objects where bucket_id = :bucket and name = :name',
      { bucket, name },
    )
    await writeRow(tx, object, upserts)
    await along(tx)
    const now = await tx.query<{ id: string }>(
      'select id from storage.objects where bucket_id = :bucket and name = :name',
      { bucket, name },
    )
    const replaced = before.rows.flatMap(({ version }) => version ?? [])
    return { id: now.rows[0]?.id ?? '', replaced }
  })
}

/** Whether Postgres itself refused: not when it went away, perhaps after the commit. */
export function wasRolledBack(error: unknown): boolean {
  return error instanceof DatabaseError && !/^(08|57P)/.test(error.code ?? '')
}

async function writeRow(tx: Queries, object: NewObject, upserts: boolean): Promise<void> {
  const conflict = upserts
    ? `on conflict (bucket_id, name) do update set
         version = excluded.version, metadata = excluded.metadata,
         user_metadata = excluded.user_metadata, owner = excluded.owner,
         owner_id = excluded.owner_id`
    : ''
  const { bucket, name, owner, ownerId, version, metadata, userMetadata } = object
  await tx.query(
    `insert into storage.objects
       (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
     values (:bucket, :name, :owner, :ownerId, :version, :metadata, :userMetadata) ${conflict}`,
    { bucket, name, owner, ownerId, version, metadata, userMetadata },
  )
}
