import { existsSync } from 'node:fs'
import { realpath, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const NAME = '.restoring'

/** A restore that was broken off left its mark here: what lies beside it is not a whole site. */
export function isRestoreUnfinished(dataDir: string) {
  return existsSync(path.join(dataDir, NAME))
}

export async function markRestore(dataDir: string) {
  await writeFile(path.join(dataDir, NAME), '', { mode: 0o600, flush: true })
}

export async function endRestore(dataDir: string) {
  await rm(path.join(dataDir, NAME))
}

/** Removes what a restore that failed has put into a data folder that was empty before. */
export async function removeRestored(dataDir: string) {
  const cluster = path.join(dataDir, 'pg18')
  const target = await realpath(cluster).catch(() => cluster)
  for (const place of [target, cluster, path.join(dataDir, 'storage')]) {
    await rm(place, { recursive: true, force: true })
  }
  await rm(path.join(dataDir, 'keys.json'), { force: true })
}
