import type { z } from 'zod'
import { type Keys, KeysShape } from '../settings/keys.ts'
import { ArchiveSummary, entries, FORMAT, Manifest } from './archive-contents.ts'
import { BackupError } from './backup-error.ts'
import { type ArchiveEntry, readArchive } from './read-archive.ts'

export interface CheckedArchive {
  file: string
  manifest: Manifest
  keys: Keys
  summary: ArchiveSummary
}

/** Reads the whole archive once before anything is changed: it must be ours, complete and undamaged. */
export async function checkArchive(file: string): Promise<CheckedArchive> {
  try {
    return await readThrough(file)
  } catch (cause) {
    if (cause instanceof BackupError) throw cause
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`)
    if (code === 'EACCES') {
      throw new BackupError(`${file} cannot be read: give this account the right to read it.`)
    }
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new BackupError(
      `${file} is no whole backup of Slovo (${reason}). Nothing was changed: take another archive.`,
      { cause },
    )
  }
}

async function readThrough(file: string): Promise<CheckedArchive> {
  let manifest: Manifest | undefined
  let keys: Keys | undefined
  let summary: ArchiveSummary | undefined
  let files = 0
  for await (const entry of readArchive(file)) {
    if (entry.name === entries.manifest) manifest = await readJson(entry, Manifest)
    else if (!manifest) throw new Error('it does not begin as one')
    else if (entry.name === entries.keys) keys = await readJson(entry, KeysShape)
    else if (entry.name === entries.summary) summary = await readJson(entry, ArchiveSummary)
    else if (entry.name.startsWith(`${entries.files}/`)) files += 1
  }
  if (!manifest || !keys || !summary || summary.files !== files)
    throw new Error('its end is missing')
  if (manifest.format > FORMAT) {
    throw new BackupError(`${file} was made by a newer Slovo: restore it with that one.`)
  }
  return { file, manifest, keys, summary }
}

async function readJson<T>({ bytes }: ArchiveEntry, shape: z.ZodType<T>): Promise<T> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return shape.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
}
