import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from 'pg'
import type { Database, Queries } from './database.ts'
import { messageOf, StartError } from './start-error.ts'

const MIGRATION_LOCK = 5_108_054

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

export interface Migrated {
  /** The names of the files that were applied. */
  applied: string[]
  /** Whether the database had none before. */
  isNew: boolean
}

/**
 * Applies the migrations of a folder that this database lacks, in order and in one transaction with their records: all
 * or none, so that after a failure the previous version still starts. Safe to call from several processes at once. With
 * `only`, applies those versions alone. Records migrations as the Supabase CLI does, and notifies as PostgREST expects.
 */
export async function applyMigrations(
  database: Database,
  folder: string,
  { only }: { only?: readonly string[] } = {},
): Promise<Migrated> {
  const migrations = listMigrations(folder).filter(({ version }) => only?.includes(version) ?? true)
  return await database.transaction(async (tx) => {
    // A transaction's lock cannot be left behind, not even through a pooler.
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await tx.query('set local client_min_messages = warning')
    await tx.query(bookkeeping)
    const known = await readVersions(tx)
    refuseUnknown(known, migrations)
    const missing = migrations.filter(({ version }) => !known.has(version))
    for (const migration of missing) {
      await apply(tx, migration, readFileSync(join(folder, migration.file), 'utf8'))
    }
    if (missing.length > 0) await tx.query("notify pgrst, 'reload schema'")
    return { applied: missing.map(({ file }) => file), isNew: known.size === 0 }
  })
}

function listMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? []
      return version && name ? [{ file, version, name }] : []
    })
}

/** The versions that the database has, with their names. */
async function readVersions(tx: Queries): Promise<Map<string, string | null>> {
  const { rows } = await tx.query<{ version: string; name: string | null }>(
    'select version, name from supabase_migrations.schema_migrations order by version',
  )
  return new Map(rows.map(({ version, name }) => [version, name]))
}

function refuseUnknown(known: Map<string, string | null>, migrations: Migration[]): void {
  const ours = new Set(migrations.map(({ version }) => version))
  const [unknown] = [...known].filter(([version]) => !ours.has(version))
  if (!unknown) return
  throw new StartError(
    `The database was made by a newer Slovo: it has the migration ${unknown.join('_')}, which this one does not know. Start the newer Slovo. Nothing was changed.`,
  )
}

async function apply(tx: Queries, { file, version, name }: Migration, sql: string): Promise<void> {
  try {
    await tx.query('set local search_path = "$user", public, extensions')
    await tx.query(sql)
  } catch (cause) {
    throw new StartError(
      `The migration ${file} failed${lineOf(cause, sql)}: ${messageOf(cause)}. Nothing was changed: the database is as it was, and the version of Slovo that ran before still starts on it. If tables were changed by hand, undo that and start again; otherwise keep the version before and report this sentence.`,
      { cause },
    )
  }
  await tx.query(
    `insert into supabase_migrations.schema_migrations (version, statements, name)
     values (:version, :statements, :name)`,
    { version, statements: [sql], name },
  )
}

function lineOf(cause: unknown, sql: string): string {
  if (!(cause instanceof DatabaseError) || !cause.position) return ''
  return ` in line ${sql.slice(0, Number(cause.position)).split('\n').length}`
}
