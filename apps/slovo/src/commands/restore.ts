import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Database, openDatabase } from '@slovo/database'
import { type CheckedArchive, checkArchive } from '../backup/check-archive.ts'
import { refuseNewer, restoreBackup } from '../backup/restore-backup.ts'
import {
  endRestore,
  isRestoreUnfinished,
  markRestore,
  removeRestored,
} from '../backup/restore-marker.ts'
import { openStore } from '../open-file-store.ts'
import { proveWritable } from '../settings/data-dir.ts'
import { readKeys } from '../settings/keys.ts'
import type { Settings } from '../settings/settings.ts'
import { CommandError } from './command-error.ts'
import { terminalProgress } from './terminal-progress.ts'

/** Restores a backup into an empty data folder, or into an empty database and a store. */
export async function restore(settings: Settings, given: string) {
  if (settings.way === 'hosted') {
    throw new CommandError(
      'A backup cannot be put into hosted Supabase: its tables of accounts are not ours to write (docs/operating.md says what can be moved there).',
    )
  }
  const archive = await checkArchive(path.resolve(given))
  refuseNewer(archive)
  await refuseOtherSecret(settings, archive)
  await proveWritable(settings.DATA_DIR)
  if (settings.way === 'embedded') await emptyDataDir(settings.DATA_DIR)

  await markRestore(settings.DATA_DIR)
  let isStarted = false
  try {
    const store = await openStore(settings)
    const database = await openDatabase(
      settings.DATABASE_URL ? { url: settings.DATABASE_URL } : { dataDir: settings.DATA_DIR },
    )
    try {
      if (settings.way === 'own-postgres') await refuseUsedDatabase(database)
      isStarted = true
      const target = { database, store }
      const { unknownTables } = await restoreBackup(target, archive, terminalProgress())
      if (!settings.JWT_SECRET) await keepKeys(settings.DATA_DIR, archive)
      await endRestore(settings.DATA_DIR)
      printRestored(archive, unknownTables)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (settings.way === 'embedded') await removeRestored(settings.DATA_DIR)
    if (settings.way === 'embedded' || !isStarted) await endRestore(settings.DATA_DIR)
    throw error
  }
}

/** Second factors and provider secrets are encrypted with it. */
async function refuseOtherSecret(settings: Settings, { keys }: CheckedArchive) {
  if (settings.JWT_SECRET && settings.JWT_SECRET !== keys.jwtSecret) {
    throw new CommandError(
      'JWT_SECRET is another one than in the backup, and second factors could not be read with it: leave it empty to take the one of the backup, or set it to that. Nothing was changed.',
    )
  }
  const file = path.join(settings.DATA_DIR, 'keys.json')
  if (settings.way === 'embedded' || settings.JWT_SECRET || !existsSync(file)) return
  if ((await readKeys(settings)).jwtSecret === keys.jwtSecret) return
  throw new CommandError(
    `${file} holds the keys of another site: move it away, or set DATA_DIR to an empty folder. Nothing was changed.`,
  )
}

async function emptyDataDir(dataDir: string) {
  if (isRestoreUnfinished(dataDir)) return await removeRestored(dataDir)
  const found = readdirSync(dataDir).find((name) => /^(pg\d+|storage|keys\.json)$/.test(name))
  if (!found) return
  throw new CommandError(
    `There is a site in ${dataDir} already (${found}). Set DATA_DIR to an empty folder, or move this one away first. Nothing was changed.`,
  )
}

async function refuseUsedDatabase(database: Database) {
  const { rows } = await database.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname = any (array['auth', 'storage', 'public', 'private']) order by 1 limit 1`,
  )
  if (!rows[0]) return
  throw new CommandError(
    `The database in DATABASE_URL is not empty (it has ${rows[0].name}). Make a new one for the backup: create database … owner …. Nothing was changed.`,
  )
}

async function keepKeys(dataDir: string, { keys }: CheckedArchive) {
  const file = path.join(dataDir, 'keys.json')
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true })
}

function printRestored({ manifest, summary }: CheckedArchive, unknownTables: string[]) {
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0)
  console.log(`Everything of ${manifest.madeAt} is back: ${rows} rows and ${summary.files} files.`)
  if (unknownTables.length > 0) {
    console.log(
      `No migration makes ${unknownTables.join(', ')}: only rows and columns are back, without keys and policies.`,
    )
  }
  if (summary.missing > 0) console.log(`${summary.missing} files were missing in the backup.`)
  console.log('Start the site with: npm start')
}
