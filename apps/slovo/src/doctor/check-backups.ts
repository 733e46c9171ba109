import { listBackups } from '../backup/kept-backups.ts'
import type { Settings } from '../settings/settings.ts'
import { type Finding, findingsOf } from './finding.ts'

const HOURS_LATE = 26
const HOUR = 3600_000

/** How old the newest nightly backup is. */
export async function checkBackups({ BACKUP_FOLDER: folder }: Settings): Promise<Finding> {
  const { ok, warning, problem } = findingsOf('backups')
  if (!folder) {
    return warning(
      'none is made by itself',
      'set BACKUP_FOLDER, best on another disk; or run npx slovo backup by a timer of yours',
    )
  }
  const [newest, ...older] = await listBackups(folder)
  if (!newest) {
    return warning(`none in ${folder} yet`, 'start the site: the first is made soon after')
  }
  const hours = (Date.now() - newest.madeAt.getTime()) / HOUR
  const found = `${older.length + 1} kept, the newest ${Math.round(hours)} hours old`
  return hours > HOURS_LATE
    ? problem(found, 'the log of the site says why (“the nightly backup failed”)')
    : ok(found)
}
