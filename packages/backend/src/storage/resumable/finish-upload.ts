import type { Caller } from '@slovo/database'
import { isFinal } from '../errors/answer-storage-error.ts'
import { ownerWithId } from '../objects/owner.ts'
import { checkMayWrite } from '../objects/record-object.ts'
import type { StorageParts } from '../storage-parts.ts'
import type { FileStore, Grown } from '../store/file-store.ts'
import { assertMatchesType, headOf } from '../upload/content-type.ts'
import { draftOf, metadataOf } from '../upload/store-upload.ts'
import { contentOfMetadata } from './tus-metadata.ts'
import type { UploadRow, UploadRows } from './upload-rows.ts'

/**
 * All bytes are there: the policies are checked once more, then they become an object. May be done
 * again after a crash. An upload that is refused now will always be refused, so it is removed.
 */
export async function finishUpload(
  parts: StorageParts,
  rows: UploadRows,
  upload: UploadRow,
  caller: Caller | undefined,
): Promise<void> {
  try {
    await makeObject(parts, rows, upload, caller)
  } catch (error) {
    if (isFinal(error)) await abandonUploads(parts.store, await rows.remove(upload.id))
    throw error
  }
}

/** What came of uploads whose rows were removed; the bytes of finished ones are an object's. */
export async function abandonUploads(
  store: FileStore,
  removed: readonly UploadRow[],
): Promise<void> {
  for (const upload of removed) {
    if (upload.finished_at === null) await store.abandon(upload.id, grownOf(upload))
  }
}

export function grownOf({ upload_offset, memo }: UploadRow): Grown {
  return { size: upload_offset, memo }
}

async function makeObject(
  parts: StorageParts,
  rows: UploadRows,
  upload: UploadRow,
  caller: Caller | undefined,
): Promise<void> {
  const { database, store } = parts
  const { id, bucket_id, name, upserts } = upload
  const content = contentOfMetadata(upload.upload_metadata)
  const place = { bucket: bucket_id, name }
  const draft = { ...draftOf(place, ownerWithId(upload.owner_id), content), version: id }
  if (caller) await checkMayWrite(database, caller, draft, { upserts })

  const grown = grownOf(upload)
  await store.complete(id, grown)
  assertMatchesType(content.contentType, await headOf(store, id, grown.size))
  const metadata = metadataOf(content, { size: grown.size, eTag: `"${id}"` })
  await parts.files.record({ ...draft, metadata }, upserts, (tx) => rows.finish(tx, id))
}
