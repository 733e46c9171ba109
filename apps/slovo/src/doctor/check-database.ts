import type { Database } from '@slovo/database'
import { type Finding, findingsOf } from './finding.ts'

const CLOCKS_APART = 2000

/** Whether the database answers in time, has free connections, and has the same clock as this machine. */
export async function checkDatabase(database: Database): Promise<Finding[]> {
  const { rows } = await database.query<{
    now: Date
    size: string
    used: number
    most: number
    locks: number
  }>(
    `select clock_timestamp() as now, pg_size_pretty(pg_database_size(current_database())) as size,
       (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as used,
       current_setting('max_connections')::int as most,
       (select count(*) from pg_stat_activity
        where wait_event_type = 'Lock' and now() - query_start > interval '1 minute')::int as locks`,
  )
  const [found] = rows
  if (!found) return []
  return [connections(found), clock(found.now)]
}

function connections(found: { size: string; used: number; most: number; locks: number }): Finding {
  const { ok, warning } = findingsOf('database')
  const text = `${found.size}, ${found.used} of ${found.most} connections`
  if (found.locks > 0) {
    return warning(
      `${text}; ${found.locks} requests have waited for a lock for more than a minute`,
      'see pg_stat_activity for who holds it; a restart of the site frees locks of its own',
    )
  }
  if (found.used > 0.9 * found.most) {
    return warning(text, 'raise max_connections of the server, or run fewer processes')
  }
  return ok(text)
}

/** One-time codes, tokens and signed URLs depend on the clock. */
function clock(databaseTime: Date): Finding {
  const { ok, problem } = findingsOf('clock')
  const apart = Math.abs(databaseTime.getTime() - Date.now())
  if (apart > CLOCKS_APART) {
    return problem(
      `this machine and the database are ${Math.round(apart / 1000)} s apart`,
      'let both follow a time server (timedatectl set-ntp true)',
    )
  }
  return ok(new Date().toISOString())
}
