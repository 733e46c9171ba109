import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Database, DatabaseError, type Queries, StartError } from '@slovo/database'

const folder = new URL('./sql/', import.meta.url)
const LOCK = 5_108_055

/**
 * Gives a database what Supabase's own has before any migration: the API's roles, the schemas `auth`,
 * `storage` and `extensions`, their tables and functions. The files run in the order of their names. Does nothing where
 * the same text has run; the files that it stands in do not count.
 */
export async function bootstrapBackend(database: Database): Promise<void> {
  const files = readdirSync(folder).sort()
  const sql = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n')
  const version = `slovo-${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`
  if (await isDone(database, version)) return

  await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
    if (await isDone(tx, version)) return
    await tx.query('set local client_min_messages = warning')
    await prepare(tx, sql)
    await tx.query(
      `create table if not exists auth.schema_migrations (version varchar(255) primary key);
       alter table auth.schema_migrations enable row level security`,
    )
    await tx.query('insert into auth.schema_migrations (version) values ($1)', [version])
  })
}

async function prepare(tx: Queries, sql: string): Promise<void> {
  try {
    await tx.query(sql)
  } catch (cause) {
    if (!(cause instanceof DatabaseError) || cause.code !== '42501') throw cause
    throw new StartError(
      `The account in DATABASE_URL may not prepare the database (${cause.message}). It has to own the database and to have the attributes CREATEROLE and BYPASSRLS: alter role … createrole bypassrls.`,
      { cause },
    )
  }
}

async function isDone(queries: Queries, version: string): Promise<boolean> {
  const table = await queries.query(
    "select from pg_tables where schemaname = 'auth' and tablename = 'schema_migrations'",
  )
  if (table.rowCount === 0) return false
  const done = await queries.query('select from auth.schema_migrations where version = $1', [
    version,
  ])
  return done.rowCount > 0
}
