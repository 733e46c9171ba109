import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../settings/settings.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'

const GIGABYTE = 1024 ** 3

/** Free disk space, and who may read the keys. */
export async function checkDisk({ DATA_DIR, BACKUP_FOLDER }: Settings): Promise<Finding[]> {
  return [
    await roomIn('disk of DATA_DIR', DATA_DIR),
    ...(BACKUP_FOLDER ? [await roomIn('disk of BACKUP_FOLDER', BACKUP_FOLDER)] : []),
    await privacyOf(path.join(DATA_DIR, 'keys.json')),
  ]
}

async function roomIn(about: string, folder: string): Promise<Finding> {
  const { ok, warning, problem } = findingsOf(about)
  try {
    const { bsize, bavail, blocks } = await statfs(folder)
    const free = bsize * bavail
    const found = `${(free / GIGABYTE).toFixed(1)} GB free of ${((bsize * blocks) / GIGABYTE).toFixed(1)} in ${folder}`
    if (free < 0.2 * GIGABYTE) return problem(found, 'make room now: a full disk stops all saving')
    if (free < GIGABYTE || bavail / blocks < 0.05) {
      return warning(found, 'make room soon: a full disk stops all saving')
    }
    return ok(found)
  } catch (error) {
    return problem(`${folder} cannot be looked at (${reasonOf(error)})`, 'check that it exists')
  }
}

async function privacyOf(file: string): Promise<Finding> {
  const { ok, problem } = findingsOf('keys')
  const found = await stat(file).catch(() => undefined)
  if (!found) return ok('given by the settings')
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    return problem(`${file} can be read by others`, `chmod 600 ${file}`)
  }
  return ok(`only this account reads ${file}`)
}
