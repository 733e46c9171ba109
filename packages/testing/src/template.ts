import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bootstrapBackend } from '@slovo/backend'
import { applyMigrations, type Database, openDatabase } from '@slovo/database'
import { migrationsFolder, placeOfServer } from './test-server-place.ts'

const bootstrapFolder = fileURLToPath(new URL('../../backend/src/bootstrap/sql', import.meta.url))
const LOCK = 5_108_056

let server: Promise<Database> | undefined
let names: Templates | undefined

/** What tests begin with: what Supabase's own database has before any migration, or the site's own tables as well. */
export type TemplateKind = 'bootstrapped' | 'migrated'

type Templates = Record<TemplateKind, string>

/**
 * The server of all tests of this checkout: the first test file starts it, all others join; when all are done
 * `stop-test-server.ts` stops it. `TEST_DATABASE_URL` is a server of yours instead, whose account may create databases
 * and roles.
 */
export async function joinTestServer(): Promise<Database> {
  server ??= openDatabase(placeOfServer())
  return await server
}

/** The name of a database to copy, made anew only when the SQL has changed. */
export async function findTemplate(owner: Database, kind: TemplateKind): Promise<string> {
  names ??= {
    bootstrapped: `template_${hashOf([bootstrapFolder])}`,
    migrated: `template_${hashOf([bootstrapFolder, migrationsFolder])}`,
  }
  if (!(await exists(owner, names[kind]))) await makeTemplates(owner, names)
  return names[kind]
}

async function makeTemplates(owner: Database, { bootstrapped, migrated }: Templates) {
  // `create database` cannot run in a transaction; the lock's transaction only waits beside it.
  await owner.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
    await removeOldDatabases(owner, [bootstrapped, migrated])
    if (!(await exists(owner, bootstrapped))) {
      await makeDatabase(owner, bootstrapped, 'template1', bootstrapBackend)
    }
    if (!(await exists(owner, migrated))) {
      await makeDatabase(owner, migrated, bootstrapped, (database) =>
        applyMigrations(database, migrationsFolder),
      )
    }
  })
}

async function makeDatabase(
  owner: Database,
  name: string,
  template: string,
  fill: (database: Database) => Promise<unknown>,
) {
  const draft = `draft_${process.pid}`
  await owner.query(`create database ${draft} template ${template}`)
  const database = await openDatabase({ url: urlOf(owner, draft) })
  await fill(database)
  await database.close()
  await owner.query(`alter database ${draft} rename to ${name}`)
}

/** The address of another database of the same server. */
export function urlOf(owner: Database, name: string): string {
  return owner.url.replace(/[^/]*$/, name)
}

async function exists(owner: Database, name: string): Promise<boolean> {
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [name])
  return rowCount > 0
}

/** Drops what killed test runs left behind, and templates of earlier SQL; never a database in use. */
async function removeOldDatabases(owner: Database, current: string[]): Promise<void> {
  const { rows } = await owner.query<{ datname: string }>(
    `select datname from pg_database d
     where datname ~ '^(draft|test|template)_'
       and datname <> all (:current::text[])
       and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
    { current },
  )
  for (const { datname } of rows) {
    const [, pid] = /^(?:draft|test)_(\d+)/.exec(datname) ?? []
    if (!pid || !isAlive(Number(pid))) await owner.query(`drop database if exists ${datname}`)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function hashOf(folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const file of readdirSync(folder).sort()) {
      hash.update(file).update(readFileSync(join(folder, file)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
