import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requireBucket } from '../../buckets/buckets.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import { requireObject } from '../../objects/objects.ts'
import { ownerOf } from '../../objects/owner.ts'
import { checkMayWrite } from '../../objects/record-object.ts'
import { readByteRange } from '../../serve/requested-bytes.ts'
import type { StorageParts } from '../../storage-parts.ts'
import type { FileStore } from '../../store/file-store.ts'
import { checkAllowed } from '../../upload/content-type.ts'
import { draftOf, isFolderMark, limitOf, receive, storeAs } from '../../upload/store-upload.ts'
import { s3Errors } from '../answers/s3-errors.ts'
import { readXml, xmlAnswer } from '../answers/xml.ts'
import { readSignedBody } from '../body/read-body.ts'
import { type S3Request, s3HeaderOf, s3PlaceOf } from '../s3-request.ts'
import { checkConditions } from './conditions.ts'
import { copySourceOf } from './copy-object.ts'
import { MultipartRows, type PartRow } from './multipart-rows.ts'
import { contentOf, sizeOf } from './object-operations.ts'

const MAX_PARTS = 10_000
const Completion = z.object({
  CompleteMultipartUpload: z.object({
    Part: z
      .array(z.object({ PartNumber: z.tuple([z.coerce.number()]), ETag: z.tuple([z.string()]) }))
      .min(1)
      .max(MAX_PARTS),
  }),
})

/** `POST …?uploads` */
export async function beginUpload(parts: StorageParts, s3: S3Request) {
  const place = s3PlaceOf(s3)
  const caller = s3.as('upload.create_multipart')
  const bucket = await requireBucket(parts.database, place.bucket)
  const content = contentOf(s3)
  if (!isFolderMark(place)) checkAllowed(content.contentType, bucket.allowed_mime_types)
  const owner = ownerOf(caller)
  await checkMayWrite(parts.database, caller, draftOf(place, owner, content), { upserts: true })
  const id = randomUUID()
  await new MultipartRows(parts.database).add({ ...place, id, ownerId: owner.ownerId, content })
  return xmlAnswer('InitiateMultipartUploadResult', {
    Bucket: place.bucket,
    Key: place.name,
    UploadId: id,
  })
}

/** `PUT …?partNumber=1&uploadId=…` */
export async function putPart(parts: StorageParts, s3: S3Request) {
  const kept = await keepPart(parts, s3, readSignedBody(s3.raw, s3.signed), sizeOf(s3))
  return new Response(null, { status: 200, headers: { etag: kept.etag } })
}

/** The same with `x-amz-copy-source`: a part that is another object, or a range of it. */
export async function copyPart(parts: StorageParts, s3: S3Request) {
  const caller = s3.as('upload.part_copy')
  const source = await requireObject(parts.database, caller, copySourceOf(s3))
  checkConditions(s3.raw.headers, source, 'x-amz-copy-source-')
  const size = source.metadata?.size ?? 0
  const range = readByteRange(s3HeaderOf(s3, 'x-amz-copy-source-range'), size)
  const bytes = source.version === null ? undefined : await parts.store.read(source.version, range)
  if (!bytes) throw storageErrors.noBytes()
  const length = range ? range.last - range.first + 1 : size
  const content = bytes instanceof ReadableStream ? bytes : [bytes]
  const { etag } = await keepPart(parts, s3, iterate(content), length)
  return xmlAnswer('CopyPartResult', { ETag: etag, LastModified: new Date().toISOString() })
}

/** `POST …?uploadId=…`: the parts are read one after the other into one file. */
export async function completeUpload(parts: StorageParts, s3: S3Request) {
  const { database, store } = parts
  const place = s3PlaceOf(s3)
  const caller = s3.as('upload.complete_multipart')
  const rows = new MultipartRows(database)
  const upload = await rows.require(s3.query.uploadId, place, ownerOf(caller).ownerId)
  const { CompleteMultipartUpload } = await readXml(readSignedBody(s3.raw, s3.signed), Completion)
  const all = await rows.parts(upload.id)
  const chosen = choose(all, CompleteMultipartUpload.Part)
  const bucket = await requireBucket(database, place.bucket)
  const size = chosen.reduce((sum, part) => sum + part.size, 0)
  if (size > limitOf(parts, bucket, place)) throw storageErrors.tooLarge()

  const given = { ...upload.content, bytes: joined(store, chosen), eTag: eTagOf(chosen) }
  const { object } = await storeAs(parts, caller, place, given, {
    upserts: true,
    along: (tx) => rows.finish(tx, upload.id),
  })
  await parts.files.removeBytes(all.map(({ version }) => version))
  return xmlAnswer('CompleteMultipartUploadResult', {
    Location: s3.path,
    Bucket: place.bucket,
    Key: place.name,
    ETag: object.metadata.eTag,
  })
}

export async function abortUpload(parts: StorageParts, s3: S3Request) {
  const { ownerId } = ownerOf(s3.as('upload.abort_multipart'))
  const rows = new MultipartRows(parts.database)
  const { id } = await rows.require(s3.query.uploadId, s3PlaceOf(s3), ownerId)
  const left = await rows.parts(id)
  await rows.remove(id)
  await parts.files.removeBytes(left.map(({ version }) => version))
  return new Response(null, { status: 204 })
}

export async function listParts(parts: StorageParts, s3: S3Request) {
  const place = s3PlaceOf(s3)
  const { ownerId } = ownerOf(s3.as('upload.list_parts'))
  const rows = new MultipartRows(parts.database)
  const { id } = await rows.require(s3.query.uploadId, place, ownerId)
  const most = Math.min(Number(s3.query['max-parts'] ?? 1000) || 1000, 1000)
  const marker = Number(s3.query['part-number-marker'] ?? 0) || 0
  const later = (await rows.parts(id)).filter(({ part_number }) => part_number > marker)
  const page = later.slice(0, most)
  const isTruncated = later.length > most
  return xmlAnswer('ListPartsResult', {
    Bucket: place.bucket,
    Key: place.name,
    UploadId: id,
    PartNumberMarker: marker,
    NextPartNumberMarker: isTruncated ? page.at(-1)?.part_number : undefined,
    MaxParts: most,
    IsTruncated: isTruncated,
    StorageClass: 'STANDARD',
    Part: page.map(({ part_number, created_at, etag, size }) => ({
      PartNumber: part_number,
      LastModified: created_at.toISOString(),
      ETag: etag,
      Size: size,
    })),
  })
}

async function keepPart(
  parts: StorageParts,
  s3: S3Request,
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ etag: string }> {
  const { database, store } = parts
  const place = s3PlaceOf(s3)
  const number = Number(s3.query.partNumber)
  if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS) {
    throw s3Errors.badArgument(`Part number must be an integer between 1 and ${MAX_PARTS}`)
  }
  const { ownerId } = ownerOf(s3.as('upload.part'))
  const rows = new MultipartRows(database)
  const { id } = await rows.require(s3.query.uploadId, place, ownerId)
  const limit = limitOf(parts, await requireBucket(database, place.bucket), place)
  const others = (await rows.parts(id)).filter(({ part_number }) => part_number !== number)
  const room = limit - others.reduce((sum, { size }) => sum + size, 0)
  if (length > room) throw storageErrors.tooLarge()

  const version = randomUUID()
  const received = await receive(store, version, { bytes }, room)
  await received.keep()
  const { size, eTag: etag } = received
  const replaced = await rows
    .keepPart(id, { part_number: number, version, size, etag })
    .catch(async (error: unknown) => {
      await parts.files.removeBytes([version])
      throw error
    })
  await parts.files.removeBytes(replaced)
  return { etag }
}

/** The parts that the client names, which must be those that came. */
function choose(parts: PartRow[], named: { PartNumber: [number]; ETag: [string] }[]): PartRow[] {
  const byNumber = new Map(parts.map((part) => [part.part_number, part]))
  let last = 0
  return named.map(({ PartNumber: [number], ETag: [eTag] }) => {
    if (number <= last) throw s3Errors.badPartOrder()
    last = number
    const part = byNumber.get(number)
    if (!part || plain(part.etag) !== plain(eTag)) throw s3Errors.badPart()
    return part
  })
}

/** Not the hash of the whole, as everywhere in S3: that of the hashes of its parts, and their number. */
function eTagOf(parts: PartRow[]): string {
  const hash = createHash('md5')
  for (const { etag } of parts) hash.update(Buffer.from(plain(etag), 'hex'))
  return `"${hash.digest('hex')}-${parts.length}"`
}

const plain = (eTag: string) => eTag.replaceAll('"', '')

async function* joined(store: FileStore, parts: PartRow[]) {
  for (const { version } of parts) {
    const bytes = await store.read(version)
    if (!bytes) throw s3Errors.badPart()
    yield* iterate(bytes instanceof ReadableStream ? bytes : [bytes])
  }
}

async function* iterate(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  yield* bytes
}
