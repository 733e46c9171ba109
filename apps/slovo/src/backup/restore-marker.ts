import { existsSync } from 'node:fs'
import { realpath, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const NAME = '.restoring'

/** Marks a folder in which a restore was interrupted: its data is incomplete. */
export function isRestoreUnfinished(dataDir: string) {
  return existsSync(path.join(dataDir, NAME))
}

export async function markRestore(dataDir: string) {
  await writeFile(path.join(dataDir, NAME), '', { mode: 0o600, flush: true })
}

export async function endRestore(dataDir: string) {
  await rm(path.join(dataDir, NAME))
}

/** Removes what a failed restore has written into a formerly empty data folder. */
export async function removeRestored(dataDir: string) {
  const cluster = path.join(dataDir, 'pg18')
  const target = await realpath(cluster).catch(() => cluster)
  for (const place of [target, cluster, path.join(dataDir, 'storage')]) {
    await rm(place, { recursive: true, force: true })
  }
  await rm(path.join(dataDir, 'keys.json'), { force: true })
}
