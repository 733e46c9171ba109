import type { Queries } from '@slovo/database'

const HOLD = "hashtextextended('storage.backup', 0)"
const BACKUP = "hashtextextended('storage.backup.one', 0)"

/**
 * From here until its session ends no bytes of a file are removed, in any process: a snapshot taken afterwards names
 * files that stay. False when another session holds them already.
 */
export async function holdRemovals(session: Queries): Promise<boolean> {
  const { rows } = await session.query<{ mine: boolean }>(
    `select pg_try_advisory_lock(${BACKUP}) as mine`,
  )
  if (!rows[0]?.mine) return false
  await session.query(`select pg_advisory_lock(${HOLD})`)
  return true
}

/**
 * Asked after the row is committed as removed and before its bytes go. A backup that holds removals then, and takes a snapshot, either
 * finds the row gone or has been seen here.
 */
export async function mayRemoveFiles(queries: Queries): Promise<boolean> {
  const { rows } = await queries.query<{ free: boolean }>(
    `select pg_try_advisory_xact_lock_shared(${HOLD}) as free`,
  )
  return rows[0]?.free === true
}
