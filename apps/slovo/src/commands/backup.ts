import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '@slovo/database'
import { makeBackup } from '../backup/make-backup.ts'
import { openStore } from '../open-file-store.ts'
import { prepareDataDir } from '../settings/data-dir.ts'
import { readKeys } from '../settings/keys.ts'
import type { Settings } from '../settings/settings.ts'
import { CommandError } from './command-error.ts'
import { terminalProgress } from './terminal-progress.ts'

/** Writes database, files and keys into one archive, beside the running site or without it. */
export async function backUp(settings: Settings, given: string) {
  const file = path.resolve(given)
  refuseWithoutSite(settings)
  if (existsSync(file)) {
    throw new CommandError(`${file} exists already: give another name, or remove it first.`)
  }
  if (!existsSync(path.dirname(file))) {
    throw new CommandError(`There is no folder ${path.dirname(file)}: make it first.`)
  }
  await prepareDataDir(settings.DATA_DIR)
  const keys = await readKeys(settings)
  const store = await openStore(settings)
  const database = await openDatabase(
    settings.DATABASE_URL
      ? { url: settings.DATABASE_URL }
      : { dataDir: settings.DATA_DIR, shared: true },
  )
  try {
    const source = { databaseUrl: database.url, store, keys }
    const { rows, files, bytes, missing } = await makeBackup(source, file, terminalProgress())
    const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`${file} holds ${rowCount} rows and ${files} files (${megabytes(bytes)}).`)
    console.log('It holds the keys of the site too: keep it where only you can read it.')
    if (missing > 0) {
      console.log(`Of ${missing} files only the rows were there: npx slovo doctor names them.`)
    }
  } finally {
    await database.close()
  }
}

function refuseWithoutSite(settings: Settings) {
  if (settings.way === 'hosted') {
    throw new CommandError(
      'This site keeps its data on hosted Supabase: back it up there (docs/operating.md says how).',
    )
  }
  const has = (name: string) => existsSync(path.join(settings.DATA_DIR, name))
  if ((settings.way === 'embedded' && !has('pg18')) || !(settings.JWT_SECRET || has('keys.json'))) {
    throw new CommandError(
      `There is no site in ${settings.DATA_DIR}: run this where the site runs, or set DATA_DIR to its data folder.`,
    )
  }
}

function megabytes(bytes: number) {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
