import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '@slovo/database'
import { openStore } from '../open-file-store.ts'
import type { Settings } from '../settings/settings.ts'
import { checkAddress } from './check-address.ts'
import { checkBackups } from './check-backups.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { checkFiles } from './check-files.ts'
import { checkMail, checkMailQueue } from './check-mail.ts'
import { checkSchedule } from './check-schedule.ts'
import { checkVersions } from './check-versions.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'

/** Runs every check, with or without a running site, and changes nothing. */
export async function* examine(settings: Settings): AsyncGenerator<Finding> {
  yield findingsOf('settings').ok(`readable; the data is ${placeOfData(settings)}`)
  if (settings.way === 'embedded' && !existsSync(path.join(settings.DATA_DIR, 'pg18'))) {
    yield findingsOf('data').problem(
      `there is no site in ${settings.DATA_DIR}`,
      'start the site once, or set DATA_DIR to its data folder',
    )
    return
  }
  yield* await checkDisk(settings)
  yield* await checkAddress(settings)
  yield await checkMail(settings)
  yield await checkSchedule()
  if (settings.way === 'hosted') return
  yield* examineData(settings)
  yield await checkBackups(settings)
}

async function* examineData(settings: Settings): AsyncGenerator<Finding> {
  const database = await openDatabase(
    settings.DATABASE_URL
      ? { url: settings.DATABASE_URL }
      : { dataDir: settings.DATA_DIR, shared: true },
  ).catch((error) => findingsOf('database').problem(reasonOf(error), 'see docs/operating.md'))
  if ('level' in database) return yield database
  try {
    const checks = {
      versions: () => checkVersions(database),
      database: () => checkDatabase(database),
      'mail queue': async () => [await checkMailQueue(database)],
      files: async () => checkFiles(database, await openStore(settings)),
    }
    for (const [about, check] of Object.entries(checks)) {
      yield* await check().catch((error) => [
        findingsOf(about).problem(`could not be looked at (${reasonOf(error)})`),
      ])
    }
  } finally {
    await database.close()
  }
}

function placeOfData({ way, DATA_DIR }: Settings) {
  if (way === 'hosted') return 'on hosted Supabase'
  return way === 'own-postgres' ? 'in the Postgres of DATABASE_URL' : `in ${DATA_DIR}`
}
