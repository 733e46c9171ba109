import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRestoreUnfinished } from '../backup/restore-marker.ts'
import { SettingsError } from './settings.ts'

/** Creates `DATA_DIR` (mode 0700) and checks that it is writable and holds a complete site or none. */
export async function prepareDataDir(dataDir: string) {
  if (isRestoreUnfinished(dataDir)) {
    throw new SettingsError(
      `A restore into ${dataDir} was broken off, so not everything is there: run npx slovo restore again, with an empty database if DATABASE_URL is set.`,
    )
  }
  await proveWritable(dataDir)
}

/** The same, but also accepts an interrupted restore. */
export async function proveWritable(dataDir: string) {
  const trial = path.join(dataDir, `.writable-${randomUUID()}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeFile(trial, '')
    await rm(trial)
  } catch {
    throw new SettingsError(
      `The data folder ${dataDir} cannot be written: give this account the right to write it, or set DATA_DIR to another folder.`,
    )
  }
}
