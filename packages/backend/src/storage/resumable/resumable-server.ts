import { randomUUID } from 'node:crypto'
import type { Caller } from '@slovo/database'
import { type Locker, Server } from '@tus/server'
import { type Log, logFailure } from '../../kernel/log.ts'
import { requireBucket } from '../buckets/buckets.ts'
import { toStorageError } from '../errors/answer-storage-error.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import type { Place } from '../objects/objects.ts'
import { ownerWithId } from '../objects/owner.ts'
import { checkMayWrite } from '../objects/record-object.ts'
import type { StorageParts } from '../storage-parts.ts'
import { checkAllowed } from '../upload/content-type.ts'
import { draftOf, isFolderMark, limitOf } from '../upload/store-upload.ts'
import { contentOfMetadata, placeOfMetadata } from './tus-metadata.ts'
import type { UploadRows } from './upload-rows.ts'
import { UploadStore } from './upload-store.ts'

/** How long a writer whose connection seems lost may still store what it has received. */
const DRAIN_TIMEOUT_MS = 500

interface Resumables {
  parts: StorageParts
  rows: UploadRows
  locker: Locker
  log: Log
}

/** Who uploads: a caller, for whom policies decide, or the holder of a signed token. */
export interface ResumableRequest {
  path: string
  /** Of the upload that the URL names. */
  id: string | undefined
  isSigned: boolean
  caller: Caller | undefined
  /** Throws unless the uploader may write there at all. */
  rightTo(place: Place): Promise<{ ownerId: string | null; upserts: boolean }>
}

/** The TUS protocol for one request: it knows the caller. */
export function resumableServer(
  { parts, rows, locker, log }: Resumables,
  visit: ResumableRequest,
): Server {
  const { database, fileSizeLimit } = parts
  const store = new UploadStore(parts, rows, visit.caller)
  let limit = fileSizeLimit

  const begin = async (given: Record<string, string | null> | undefined) => {
    const place = placeOfMetadata(given)
    const content = contentOfMetadata(given)
    const { ownerId, upserts } = await visit.rightTo(place)
    const bucket = await requireBucket(database, place.bucket)
    limit = limitOf(parts, bucket, place)
    if (!isFolderMark(place)) checkAllowed(content.contentType, bucket.allowed_mime_types)
    const draft = draftOf(place, ownerWithId(ownerId), content)
    if (visit.caller) await checkMayWrite(database, visit.caller, draft, { upserts })
    const id = randomUUID()
    const { isSigned } = visit
    store.prepare({ ...place, id, ownerId, isSigned, upserts, metadata: given ?? {} })
    return id
  }
  /** Only its owner may continue an upload; for all others there is none. */
  const resume = async (id: string) => {
    const upload = await rows.require(id)
    const place = { bucket: upload.bucket_id, name: upload.name }
    const { ownerId } = await visit.rightTo(place)
    const isTheirs = upload.owner_id === ownerId && upload.is_signed === visit.isSigned
    if (!isTheirs) throw storageErrors.noSuchUpload()
    limit = limitOf(parts, await requireBucket(database, place.bucket), place)
  }

  return new Server({
    path: visit.path,
    relativeLocation: true,
    datastore: store,
    locker,
    lockDrainTimeout: DRAIN_TIMEOUT_MS,
    disableTerminationForFinishedUploads: true,
    getFileIdFromRequest: () => visit.id,
    namingFunction: (_request, metadata) => begin(metadata),
    onIncomingRequest: async (_request, id) => {
      if (visit.id !== undefined) await resume(id)
    },
    onUploadCreate: async (_request, { size }) => {
      // The protocol's own check takes a limit of 0 for none.
      if (limit === 0 && size !== 0) throw storageErrors.tooLarge()
      return {}
    },
    maxSize: () => limit,
    onResponseError: (_request, error) => {
      if ('status_code' in error) return undefined
      const { status, message } = toStorageError(error)
      if (status >= 500) logFailure(log, error, 'A resumable upload failed.')
      return { status_code: status, body: message }
    },
  })
}
