import { execFile } from 'node:child_process'
import { existsSync, lstatSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * `PREPARED_DATA` is the data folder of a site that has started once from nothing: a migrated database and the shipped
 * content. A site whose own folder is empty and that has its own database begins with a copy, in a quarter of the time.
 */
export async function copyPreparedData(dataDir: string, settings: Record<string, string>) {
  const prepared = process.env.PREPARED_DATA
  if (!prepared || !isPrepared(prepared)) return
  if (settings.DATABASE_URL || settings.SUPABASE_URL) return
  await mkdir(dataDir, { recursive: true })
  if ((await readdir(dataDir)).length > 0) return
  // It keeps the owner of a file: where we are root, Postgres runs under another account.
  await promisify(execFile)('cp', ['-Rp', `${prepared}/.`, dataDir])
}

/** A database that had to be put elsewhere, behind a link, cannot be copied along. */
export function isPrepared(folder: string): boolean {
  const database = lstatSync(path.join(folder, 'pg18'), { throwIfNoEntry: false })
  return existsSync(path.join(folder, 'keys.json')) && database?.isDirectory() === true
}
