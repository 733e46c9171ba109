import { readdirSync } from 'node:fs'
import { bootstrapBackend, type FileStore } from '@slovo/backend'
import { applyMigrations, type Database, loadRows, type TableShape } from '@slovo/database'
import { migrationsFolder } from '../root.ts'
import { entries } from './archive-contents.ts'
import { BackupError } from './backup-error.ts'
import type { CheckedArchive } from './check-archive.ts'
import type { Progress } from './make-backup.ts'
import { readArchive } from './read-archive.ts'

interface Target {
  database: Database
  store: FileStore
}

/** Refuses archives of a newer release, whose tables this one does not know. */
export function refuseNewer({ file, manifest }: CheckedArchive) {
  const known = new Set(readdirSync(migrationsFolder).map((name) => name.split('_')[0]))
  const unknown = manifest.migrations.find((version) => !known.has(version))
  if (!unknown) return
  throw new BackupError(
    `${file} was made by a newer Slovo: it has the migration ${unknown}, which this one does not know. Restore it with that Slovo. Nothing was changed.`,
  )
}

/**
 * Puts an archive into an empty database and store: first the files, then all rows in one transaction under the schema they
 * had, then the newer migrations. Returns the tables that no migration of ours creates.
 */
export async function restoreBackup(
  { database, store }: Target,
  archive: CheckedArchive,
  progress: Progress = () => {},
): Promise<{ unknownTables: string[] }> {
  await restoreFiles(store, archive, progress)
  await bootstrapBackend(database)
  await applyMigrations(database, migrationsFolder, { only: archive.manifest.migrations })
  const outcome = await restoreRows(database, archive, progress)
  // As when a newer release starts on an older data folder.
  await bootstrapBackend(database)
  await applyMigrations(database, migrationsFolder)
  return outcome
}

async function restoreFiles(
  store: FileStore,
  { file, summary }: CheckedArchive,
  progress: Progress,
) {
  let done = 0
  for await (const { name, bytes } of readArchive(file)) {
    if (!name.startsWith(`${entries.files}/`)) continue
    const version = name.slice(entries.files.length + 1)
    const received = await store.receive(version, bytes, Number.POSITIVE_INFINITY)
    await received.keep()
    done += 1
    progress('files', done, summary.files)
  }
}

function restoreRows(database: Database, archive: CheckedArchive, progress: Progress) {
  const { tables, sequences } = archive.manifest
  const rows = rowsOf(archive, progress)
  return loadRows(database.url, { tables, sequences, rows }, (counts) => {
    for (const [table, count] of Object.entries(archive.summary.rows)) {
      if (counts.get(table) === count) continue
      throw new BackupError(
        `Of ${count} rows of ${table}, ${counts.get(table) ?? 0} came back; none were kept.`,
      )
    }
  })
}

async function* rowsOf({ file, manifest }: CheckedArchive, progress: Progress) {
  const tables = new Map<string, TableShape>(
    manifest.tables.map((table) => [`${entries.rows}/${table.schema}.${table.name}`, table]),
  )
  let done = 0
  for await (const { name, bytes } of readArchive(file)) {
    const table = tables.get(name)
    if (!table) continue
    yield { table, bytes }
    done += 1
    progress('tables', done, manifest.tables.length)
  }
}
