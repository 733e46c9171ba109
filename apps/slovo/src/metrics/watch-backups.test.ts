import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nameOfBackup } from '../backup/kept-backups.ts'
import { startNightlyBackups } from '../backup/nightly.ts'
import { createLog } from '../log.ts'
import { Metrics } from './metrics.ts'
import { watchBackups } from './watch-backups.ts'

const HOUR = 3600_000
const log = createLog('silent')

async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'slovo-watched-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** The figures of a site that makes its backups in `folder`. */
function siteWith(folder: string) {
  const settings = { BACKUP_FOLDER: folder, BACKUP_AT: '03:30', BACKUP_KEEP_DAYS: 14 }
  const backups = startNightlyBackups(settings, log, { millisecondsBetweenLooks: 5 })
  if (!backups) throw new Error('no backups are made')
  onTestFinished(() => backups.stop())
  const metrics = new Metrics(log)
  watchBackups(metrics, backups)
  return async (name: string) => {
    const figure = new RegExp(`^${name}\\{backup="nightly"\\} (.+)$`, 'm')
    const found = figure.exec(await metrics.text())?.[1]
    return found === undefined ? undefined : Number(found)
  }
}

test('the age of the newest backup is measured, and that none has failed', async () => {
  const folder = await makeFolder()
  // Begun after the last night, so that none is due while the test runs.
  for (const age of [50 * HOUR, 0]) {
    await writeFile(path.join(folder, nameOfBackup(new Date(Date.now() - age))), '')
  }
  const read = siteWith(folder)
  expect(await read('slovo_backup_age_seconds')).toBeGreaterThanOrEqual(0)
  expect(await read('slovo_backup_age_seconds')).toBeLessThan(HOUR / 1000)
  expect(await read('slovo_backup_failed')).toBe(0)
})

test('a backup that could not be made is reported until there is a newer one', async () => {
  const folder = path.join(await makeFolder(), 'backups')
  // A file where the folder should be: nothing can be written there.
  await writeFile(folder, '')
  const read = siteWith(folder)
  await expect.poll(() => read('slovo_backup_failed')).toBe(1)
  expect(await read('slovo_backup_age_seconds')).toBeUndefined()

  await rm(folder)
  await mkdir(folder)
  await writeFile(path.join(folder, nameOfBackup(new Date(Date.now() + 2000))), '')
  expect(await read('slovo_backup_failed')).toBe(0)
})
