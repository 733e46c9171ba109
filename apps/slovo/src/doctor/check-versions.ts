import { readdirSync } from 'node:fs'
import type { Queries } from '@slovo/database'
import { migrationsFolder } from '../root.ts'
import { type Finding, findingsOf } from './finding.ts'

/** Whether this release and the database's migrations match. */
export async function checkVersions(queries: Queries): Promise<Finding[]> {
  const { ok, warning, problem } = findingsOf('versions')
  const { rows } = await queries.query<{ server_version: string }>('show server_version')
  const versions = `Node ${process.versions.node}, PostgreSQL ${rows[0]?.server_version}`
  const applied = await appliedMigrations(queries)
  const ours = readdirSync(migrationsFolder).flatMap((file) => /^\d+(?=_)/.exec(file)?.[0] ?? [])
  const unknown = applied.filter((version) => !ours.includes(version))
  const waiting = ours.filter((version) => !applied.includes(version))
  if (unknown.length > 0) {
    return [
      problem(
        `the database was made by a newer Slovo (migration ${unknown[0]})`,
        'start the newer Slovo, or restore a backup made before the upgrade',
      ),
    ]
  }
  if (waiting.length > 0) {
    return [
      warning(
        `${versions}; ${waiting.length} migrations have not run yet`,
        'make a backup, then start the site: they run at its start',
      ),
    ]
  }
  return [ok(versions)]
}

async function appliedMigrations(queries: Queries) {
  const { rows } = await queries.query<{ there: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as there",
  )
  if (!rows[0]?.there) return []
  const found = await queries.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  return found.rows.map(({ version }) => version)
}
