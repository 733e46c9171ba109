import { randomUUID } from 'node:crypto'
import type { Caller, Queries } from '@slovo/database'
import { type Bucket, requireBucket } from '../buckets/buckets.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import type { NewObject, Place } from '../objects/objects.ts'
import { type ObjectOwner, ownerOf, ownerWithId } from '../objects/owner.ts'
import { checkMayWrite } from '../objects/record-object.ts'
import type { StorageParts } from '../storage-parts.ts'
import { type Received, TooManyBytes } from '../store/file-store.ts'
import { assertMatchesType, checkAllowed } from './content-type.ts'
import { readUpload, type Upload } from './read-upload.ts'

/** An upload of a caller: first the policies are asked, then the bytes are stored, last the row. */
export async function storeUpload(
  parts: StorageParts,
  caller: Caller,
  place: Place,
  request: Request,
  { upserts }: { upserts: boolean },
): Promise<string> {
  const bucket = await requireBucket(parts.database, place.bucket)
  const given = await readUpload(request)
  checkSize(request, limitOf(parts, bucket, place))
  return (await storeAs(parts, caller, place, given, { upserts })).id
}

/** Content that may have an ETag of its own: S3 has another one for what came in parts. */
type Content = Upload & { eTag?: string | undefined }

interface Storing {
  upserts: boolean
  /** What has to be written along with the row, in its transaction. */
  along?: (tx: Queries) => Promise<void>
}

/** The same for content from any protocol. */
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

/** An upload to a signed URL: the policies were asked when it was signed. */
export async function storeSignedUpload(
  parts: StorageParts,
  place: Place,
  request: Request,
  { ownerId, upserts }: { ownerId: string | null; upserts: boolean },
): Promise<string> {
  const bucket = await requireBucket(parts.database, place.bucket)
  const given = await readUpload(request)
  checkSize(request, limitOf(parts, bucket, place))
  if (!isFolderMark(place)) checkAllowed(given.contentType, bucket.allowed_mime_types)
  const object = draftOf(place, ownerWithId(ownerId), given)
  return (await keep(parts, bucket, object, given, { upserts })).id
}

export function draftOf(
  place: Place,
  owner: ObjectOwner,
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
    assertMatchesType(given.contentType, received.head)
    await received.keep()
  } catch (error) {
    await received.discard()
    throw error
  }
  const eTag = given.eTag ?? received.eTag
  const object = { ...draft, metadata: metadataOf(given, { ...received, eTag }) }
  return { id: await parts.files.recordOrRemove(object, upserts, along), object }
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

/** An empty file with which tools keep an empty folder; every bucket accepts it. */
export function isFolderMark({ name }: Place): boolean {
  return name.endsWith('.emptyFolderPlaceholder')
}

/** A form is a little larger than its file, so only what is surely too much is refused early. */
function checkSize({ headers }: Request, limit: number): void {
  const length = Number(headers.get('content-length') ?? 0)
  if (length > limit + 2 * 1024 * 1024) throw storageErrors.tooLarge()
}
