import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SettingsError } from './settings.ts'

/** Makes `DATA_DIR` (mode 0700) and proves that it can be written. */
export async function prepareDataDir(dataDir: string) {
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
