import { type Caller, type Database, DatabaseError, type Queries } from '@slovo/database'
import type { NewObject } from './objects.ts'

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

/**
 * Writes the row, as the service itself; gives back the version whose bytes nobody needs any more.
 * What has to be written along with it is in the same transaction.
 */
export async function recordObject(
  database: Database,
  object: NewObject,
  { upserts }: { upserts: boolean },
  along: (tx: Queries) => Promise<void> = async () => {},
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
    await along(tx)
    const now = await tx.query<{ id: string }>(
      'select id from storage.objects where bucket_id = $1 and name = $2',
      [object.bucket, object.name],
    )
    const replaced = before.rows.flatMap(({ version }) => version ?? [])
    return { id: now.rows[0]?.id ?? '', replaced }
  })
}

/** Whether Postgres itself said no: not when it went away, perhaps after the commit. */
export function isUndone(error: unknown): boolean {
  return error instanceof DatabaseError && !/^(08|57P)/.test(error.code ?? '')
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
