import type { Background } from '../../kernel/jobs/background.ts'
import { abandonUploads } from '../resumable/finish-upload.ts'
import { UploadRows } from '../resumable/upload-rows.ts'
import { UPLOAD_LIFETIME_MS } from '../resumable/upload-store.ts'
import { MultipartRows } from '../s3-protocol/operations/multipart-rows.ts'
import type { StorageParts } from '../storage-parts.ts'
import { mayRemoveFiles } from './hold-removals.ts'

const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS

/** Removes lost files at the start and then every hour; gives a function that stops it. */
export function startUpkeep(
  parts: StorageParts,
  { background, now }: { background: Background; now: () => Date },
): () => void {
  const tidy = () =>
    background.run('the removal of lost files', async () => {
      await removeLostFiles(parts, now())
    })
  tidy()
  const timer = setInterval(tidy, HOUR_MS).unref()
  return () => clearInterval(timer)
}

/**
 * Removes bytes that no row names: a crash between the bytes and their row, or between the removal
 * of a row and of its bytes, leaves them. Never anything younger than a day, so nothing under way.
 * Of several processes one at a time does it; what was rendered each has to itself.
 */
export async function removeLostFiles(parts: StorageParts, now: Date): Promise<number> {
  const { database, renderer } = parts
  const removed = await database.transaction(async (tx) => {
    const { rows } = await tx.query<{ mine: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended('storage.upkeep', 0)) as mine",
    )
    return rows[0]?.mine ? await removeUnnamed(parts, now) : 0
  })
  await renderer.kept.forget(await unnamed(parts, await renderer.kept.listVersions()))
  return removed
}

async function removeUnnamed(parts: StorageParts, now: Date): Promise<number> {
  const { store } = parts
  const before = new Date(now.getTime() - DAY_MS)
  await forgetOldUploads(parts, new Date(now.getTime() - UPLOAD_LIFETIME_MS))
  await store.forgetUnfinished(before)
  let removed = 0
  for await (const versions of store.listOlderThan(before)) {
    const lost = await unnamed(parts, versions)
    if (!(await mayRemoveFiles(parts.database))) break
    await store.remove(lost)
    removed += lost.length
  }
  return removed
}

async function unnamed({ database }: StorageParts, versions: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ version: string }>(
    `select version from storage.objects where version = any ($1)
     union all select version from storage.s3_multipart_uploads_parts where version = any ($1)`,
    [versions],
  )
  const named = new Set(rows.map(({ version }) => version))
  return versions.filter((version) => !named.has(version))
}

/** Uploads that take too long, and the URLs of finished ones. */
async function forgetOldUploads({ database, store }: StorageParts, before: Date): Promise<void> {
  await abandonUploads(store, await new UploadRows(database).removeCreatedBefore(before))
  // Their parts are named by nothing then, and go as lost files.
  await new MultipartRows(database).removeCreatedBefore(before)
}
