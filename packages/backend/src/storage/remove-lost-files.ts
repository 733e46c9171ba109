import type { Database } from '@slovo/database'
import { forgetUpload } from './resumable/finish-upload.ts'
import { UploadRows } from './resumable/upload-rows.ts'
import { UPLOAD_LIFETIME } from './resumable/upload-store.ts'
import type { FileStore } from './store/file-store.ts'
import { FolderStore } from './store/folder-store.ts'

const AT_ONCE = 1000
const DAY = 24 * 3600 * 1000

interface Upkeep {
  database: Database
  storageFolder: string
  now?: () => Date
}

/**
 * Removes bytes that no row names: a crash between the bytes and their row, or between the removal
 * of a row and of its bytes, leaves them. Never anything younger than a day, so nothing under way.
 */
export async function removeLostFiles({ database, storageFolder, now = () => new Date() }: Upkeep) {
  const store: FileStore = new FolderStore(storageFolder)
  await forgetOldUploads(database, store, new Date(now().getTime() - UPLOAD_LIFETIME))
  const before = new Date(now().getTime() - DAY)
  await store.forgetUnfinished(before)
  const versions = await store.listOlderThan(before)
  let removed = 0
  for (let first = 0; first < versions.length; first += AT_ONCE) {
    const some = versions.slice(first, first + AT_ONCE)
    const { rows } = await database.query<{ version: string }>(
      'select version from storage.objects where version = any ($1)',
      [some],
    )
    const named = new Set(rows.map(({ version }) => version))
    const lost = some.filter((version) => !named.has(version))
    await store.remove(lost)
    removed += lost.length
  }
  return removed
}

async function forgetOldUploads(database: Database, store: FileStore, before: Date) {
  const rows = new UploadRows(database)
  for (const upload of await rows.createdBefore(before)) await forgetUpload(store, rows, upload)
}
