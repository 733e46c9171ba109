import { randomUUID } from 'node:crypto'
import type { Caller, Queries } from '@slovo/database'
import type { Context } from 'hono'
import { storageErrors } from '../answer/storage-errors.ts'
import { type Bucket, requireBucket } from '../buckets.ts'
import type { NewObject, Place } from '../objects.ts'
import { checkMayWrite, isUndone, recordObject } from '../record-object.ts'
import { callerFor, type Owner, ownerOf, ownerWithId, type StorageParts } from '../storage-parts.ts'
import { type Received, TooManyBytes } from '../store/file-store.ts'
import { checkAllowed, checkHonest } from './content-type.ts'
import { readUpload, type Upload } from './read-upload.ts'

export interface UploadKind {
  operation: string
  upserts: boolean
}

/** An upload of a caller: first what Postgres says to it, then the bytes, last the row. */
export async function upload(
  parts: StorageParts,
  c: Context,
  place: Place,
  { operation, upserts }: UploadKind,
): Promise<string> {
  const caller = callerFor(c, operation)
  const bucket = await requireBucket(parts.database, place.bucket)
  const given = await readUpload(c)
  checkSize(c, limitOf(parts, bucket, place))
  return (await storeAs(parts, caller, place, given, { upserts })).id
}

/** Content that may have an ETag of its own: S3 has another one for what came in parts. */
type Content = Upload & { eTag?: string | undefined }

interface Storing {
  upserts: boolean
  /** What has to be written along with the row, in its transaction. */
  along?: (tx: Queries) => Promise<void>
}

/** The same, however it was sent. */
export async function storeAs(
  parts: StorageParts,
  caller: Caller,
  place: Place,
  given: Content,
  storing: Storing,
): Promise<{ id: string; object: NewObject }> {
  const bucket = await requireBucket(parts.database, place.bucket)
  const draft = draftOf(place, ownerOf(caller), given)
  if (!isFolderMark(place)) checkAllowed(given.contentType, bucket.allowed_mime_types)
  await checkMayWrite(parts.database, caller, draft, storing)
  return await keep(parts, bucket, draft, given, storing)
}

/** An upload to a signed address: the permission was asked when it was signed. */
export async function uploadSigned(
  parts: StorageParts,
  c: Context,
  place: Place,
  { ownerId, upserts }: { ownerId: string | null; upserts: boolean },
): Promise<string> {
  const bucket = await requireBucket(parts.database, place.bucket)
  const given = await readUpload(c)
  checkSize(c, limitOf(parts, bucket, place))
  if (!isFolderMark(place)) checkAllowed(given.contentType, bucket.allowed_mime_types)
  const object = draftOf(place, ownerWithId(ownerId), given)
  return (await keep(parts, bucket, object, given, { upserts })).id
}

export function draftOf(
  place: Place,
  owner: Owner,
  given?: Pick<Upload, 'contentType' | 'cacheControl' | 'userMetadata'>,
): NewObject {
  return {
    ...place,
    ...owner,
    version: randomUUID(),
    metadata: given ? { mimetype: given.contentType, cacheControl: given.cacheControl } : {},
    userMetadata: given?.userMetadata ?? null,
  }
}

async function keep(
  parts: StorageParts,
  bucket: Bucket,
  draft: NewObject,
  given: Content,
  { upserts, along }: Storing,
): Promise<{ id: string; object: NewObject }> {
  const { store } = parts
  const received = await receive(store, draft.version, given, limitOf(parts, bucket, draft))
  try {
    checkHonest(given.contentType, received.head)
    await received.keep()
  } catch (error) {
    await received.discard()
    throw error
  }
  const eTag = given.eTag ?? received.eTag
  const object = { ...draft, metadata: metadataOf(given, { ...received, eTag }) }
  return { id: await recordOrRemove(parts, object, upserts, along), object }
}

/** The row is written last: it never names bytes that are not there. */
export async function record(
  { database, removeFiles }: Pick<StorageParts, 'database' | 'removeFiles'>,
  object: NewObject,
  upserts: boolean,
  along?: (tx: Queries) => Promise<void>,
): Promise<string> {
  const { id, replaced } = await recordObject(database, object, { upserts }, along)
  await removeFiles(replaced)
  return id
}

/** As `record`; without the row the bytes go. */
export async function recordOrRemove(
  parts: Pick<StorageParts, 'database' | 'removeFiles'>,
  object: NewObject,
  upserts: boolean,
  along?: (tx: Queries) => Promise<void>,
): Promise<string> {
  try {
    return await record(parts, object, upserts, along)
  } catch (error) {
    // A line that broke at the commit says nothing about it: then `removeLostFiles` will know.
    if (isUndone(error)) await parts.removeFiles([object.version])
    throw error
  }
}

export async function receive(
  store: StorageParts['store'],
  version: string,
  { bytes }: Pick<Upload, 'bytes'>,
  limit: number,
) {
  try {
    return await store.receive(version, bytes, limit)
  } catch (error) {
    if (error instanceof TooManyBytes) throw storageErrors.tooLarge()
    throw error
  }
}

export function metadataOf(
  { contentType, cacheControl }: Pick<Upload, 'contentType' | 'cacheControl'>,
  { size, eTag }: Pick<Received, 'size' | 'eTag'>,
) {
  return {
    eTag,
    size,
    mimetype: contentType,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  }
}

export function limitOf(
  { fileSizeLimit }: Pick<StorageParts, 'fileSizeLimit'>,
  { file_size_limit }: Bucket,
  place: Place,
): number {
  if (isFolderMark(place)) return 0
  return Math.min(fileSizeLimit, file_size_limit ?? fileSizeLimit)
}

/** A copy is for its new bucket what an upload would be. */
export function checkFits(
  parts: StorageParts,
  bucket: Bucket,
  { metadata, ...place }: NewObject,
): void {
  if (isFolderMark(place)) return
  checkAllowed(metadata.mimetype ?? 'application/octet-stream', bucket.allowed_mime_types)
  if ((metadata.size ?? 0) > limitOf(parts, bucket, place)) throw storageErrors.tooLarge()
}

/** An empty file by which tools keep an empty folder; every bucket takes it. */
export function isFolderMark({ name }: Place): boolean {
  return name.endsWith('.emptyFolderPlaceholder')
}

/** A form is a little larger than its file, so only what is surely too much is refused early. */
function checkSize(c: Context, limit: number): void {
  const length = Number(c.req.header('content-length') ?? 0)
  if (length > limit + 2 * 1024 * 1024) throw storageErrors.tooLarge()
}
