import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from 'pg'
import type { Database, Queries } from './database.ts'
import { messageOf, StartError } from './start-error.ts'

const LOCK = 5_108_054

const bookkeeping = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );`

interface Migration {
  file: string
  version: string
  name: string
}

/**
 * Applies the files of a folder that this database does not have yet, in order, each in its own
 * transaction together with its record. Any number of processes may do so at once. Gives the names
 * of the files it applied; with `only`, no others than those of these versions. The bookkeeping is the Supabase CLI's, the
 * notice PostgREST's.
 */
export async function applyMigrations(
  database: Database,
  folder: string,
  { only }: { only?: readonly string[] } = {},
): Promise<string[]> {
  const migrations = listMigrations(folder).filter(({ version }) => only?.includes(version) ?? true)
  const applied: string[] = []
  await locked(database, async (tx) => {
    await tx.query(bookkeeping)
    await refuseUnknown(tx, migrations)
  })
  for (const migration of migrations) {
    await locked(database, async (tx) => {
      if (await isApplied(tx, migration)) return
      await apply(tx, migration, readFileSync(join(folder, migration.file), 'utf8'))
      applied.push(migration.file)
    })
  }
  return applied
}

function listMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? []
      return version && name ? [{ file, version, name }] : []
    })
}

/** The lock is the transaction's: it cannot be left behind, also not through a pooler. */
function locked(database: Database, work: (tx: Queries) => Promise<void>): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
    await work(tx)
  })
}

async function isApplied(tx: Queries, { version }: Migration): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from supabase_migrations.schema_migrations where version = $1',
    [version],
  )
  return rowCount > 0
}

async function refuseUnknown(tx: Queries, migrations: Migration[]): Promise<void> {
  const { rows } = await tx.query<{ version: string; name: string | null }>(
    `select version, name from supabase_migrations.schema_migrations
     where version <> all ($1) order by version`,
    [migrations.map(({ version }) => version)],
  )
  const [unknown] = rows
  if (!unknown) return
  throw new StartError(
    `The database was made by a newer Slovo: it has the migration ${unknown.version}_${unknown.name}, which this one does not know. Start the newer Slovo. Nothing was changed.`,
  )
}

async function apply(tx: Queries, { file, version, name }: Migration, sql: string): Promise<void> {
  try {
    await tx.query('set local search_path = "$user", public, extensions')
    await tx.query(sql)
  } catch (cause) {
    throw new StartError(`The migration ${file} failed${lineOf(cause, sql)}: ${messageOf(cause)}`, {
      cause,
    })
  }
  await tx.query(
    'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
    [version, [sql], name],
  )
  await tx.query("notify pgrst, 'reload schema'")
}

function lineOf(cause: unknown, sql: string): string {
  if (!(cause instanceof DatabaseError) || !cause.position) return ''
  return ` in line ${sql.slice(0, Number(cause.position)).split('\n').length}`
}
