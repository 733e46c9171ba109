import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  type ChecksumAlgorithm,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketLocationCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListMultipartUploadsCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, test } from 'vitest'
import { storageBackend } from '../../../test/storage/storage-backend.ts'
import { removeLostFiles } from '../upkeep/remove-lost-files.ts'

const MiB = 1024 * 1024
const backend = await storageBackend({ fileSizeLimit: 40 * MiB })
const { database, keys, url, givenKey, filesIn, service, parts, clock } = backend

function client(config: S3ClientConfig = {}) {
  return new S3Client({
    endpoint: `${url}/s3`,
    region: 'eu-west-3',
    forcePathStyle: true,
    credentials: { accessKeyId: givenKey.id, secretAccessKey: givenKey.secret },
    maxAttempts: 1,
    ...config,
  })
}
const s3 = client()

/** As Supabase's documentation tells a client to come with a session. */
const clientOf = (token: string) =>
  client({
    credentials: { accessKeyId: 'slovo', secretAccessKey: keys.anonKey, sessionToken: token },
  })

async function person() {
  const id = randomUUID()
  return { id, s3: clientOf(await backend.tokenOf(id)) }
}

async function refusalOf(attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof S3ServiceException)) throw error ?? new Error('It was not refused.')
  return { code: error.name, status: error.$metadata.httpStatusCode }
}

const put = (Key: string, Body: string | Buffer = Key, more: object = {}) =>
  s3.send(new PutObjectCommand({ Bucket: 'posters', Key, Body, ...more }))
const get = async (Key: string, more: object = {}) => {
  const found = await s3.send(new GetObjectCommand({ Bucket: 'posters', Key, ...more }))
  return { ...found, bytes: Buffer.from((await found.Body?.transformToByteArray()) ?? []) }
}

test('buckets are made, listed, looked at and removed', async () => {
  await s3.send(new CreateBucketCommand({ Bucket: 'films' }))
  await s3.send(new CreateBucketCommand({ Bucket: 'stills', ACL: 'public-read' }))
  const { Buckets } = await s3.send(new ListBucketsCommand({}))
  expect(Buckets?.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['films', 'letters']))
  expect((await service.getBucket('films')).data?.public).toBe(false)
  expect((await service.getBucket('stills')).data?.public).toBe(true)
  await s3.send(new HeadBucketCommand({ Bucket: 'films' }))
  const location = await s3.send(new GetBucketLocationCommand({ Bucket: 'films' }))
  expect(location.LocationConstraint).toBe('eu-west-3')
  const versioning = await s3.send(new GetBucketVersioningCommand({ Bucket: 'films' }))
  expect(versioning.Status).toBe('Suspended')
  expect(await refusalOf(s3.send(new CreateBucketCommand({ Bucket: 'films' })))).toEqual({
    code: 'BucketAlreadyExists',
    status: 409,
  })
  await s3.send(new PutObjectCommand({ Bucket: 'films', Key: 'a', Body: 'a' }))
  expect(await refusalOf(s3.send(new DeleteBucketCommand({ Bucket: 'films' })))).toEqual({
    code: 'BucketNotEmpty',
    status: 409,
  })
  await s3.send(new DeleteObjectCommand({ Bucket: 'films', Key: 'a' }))
  await s3.send(new DeleteBucketCommand({ Bucket: 'films' }))
  expect((await refusalOf(s3.send(new HeadBucketCommand({ Bucket: 'films' })))).status).toBe(404)
})

test('an object comes back as it was put, with what was said about it', async () => {
  const Key = "odd names/ete no: (a+b) & c=d!, it's *.txt"
  const { ETag } = await put(Key, 'Привет!', {
    ContentType: 'text/html; charset=utf-8',
    CacheControl: 'max-age=60',
    Metadata: { mood: 'good' },
  })
  const found = await get(Key)
  expect(found.bytes.toString()).toBe('Привет!')
  expect(found).toMatchObject({
    ETag,
    ContentType: 'text/html; charset=utf-8',
    CacheControl: 'max-age=60',
    ContentLength: 13,
    Metadata: { mood: 'good' },
  })
  const head = await s3.send(new HeadObjectCommand({ Bucket: 'posters', Key }))
  expect(head).toMatchObject({ ETag, ContentLength: 13, Metadata: { mood: 'good' } })
  expect((await service.from('posters').info(Key)).data).toMatchObject({
    metadata: { mood: 'good' },
    contentType: 'text/html; charset=utf-8',
  })
  expect(await refusalOf(get('missing'))).toEqual({ code: 'NoSuchKey', status: 404 })
})

test('a range and conditions are kept to', async () => {
  const { ETag } = await put('range.txt', '0123456789')
  expect(await get('range.txt', { Range: 'bytes=2-4' })).toMatchObject({
    ContentRange: 'bytes 2-4/10',
    bytes: Buffer.from('234'),
  })
  expect((await get('range.txt', { Range: 'bytes=-3' })).bytes.toString()).toBe('789')
  expect(await refusalOf(get('range.txt', { Range: 'bytes=20-30' }))).toEqual({
    code: 'InvalidRange',
    status: 416,
  })
  expect((await refusalOf(get('range.txt', { IfNoneMatch: ETag }))).status).toBe(304)
  expect((await refusalOf(get('range.txt', { IfMatch: '"other"' }))).status).toBe(412)
  expect((await get('range.txt', { IfMatch: ETag })).bytes.toString()).toBe('0123456789')
  const before = new Date(Date.now() - 3600_000)
  expect((await refusalOf(get('range.txt', { IfUnmodifiedSince: before }))).status).toBe(412)
  const once = put('range.txt', 'new', { IfNoneMatch: '*' })
  expect((await refusalOf(once)).status).toBe(409)
  expect((await get('range.txt')).bytes.toString()).toBe('0123456789')
})

test.each(['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256'] as ChecksumAlgorithm[])(
  'a body with the checksum %s is taken, and refused when it is not its own',
  async (ChecksumAlgorithm) => {
    const bytes = randomBytes(300_000)
    const name = `checked/${ChecksumAlgorithm}`
    if (ChecksumAlgorithm !== 'CRC64NVME') {
      await put(name, bytes, { ChecksumAlgorithm })
      expect((await get(name)).bytes.equals(bytes)).toBe(true)
    }
    // The checks of the standards: what "123456789" has.
    const known = {
      CRC32: 'y/Q5Jg==',
      CRC32C: '4waSgw==',
      CRC64NVME: 'rosUhgp5mIg=',
      SHA1: '98O8HYCOBHMq32eZZczDTKeuNEE=',
      SHA256: 'FeKw08M4keuw8e9gnsQZQgwg4yDOlMZfvIwzEkSOsiU=',
    } as Record<string, string>
    const field = `Checksum${ChecksumAlgorithm}`
    await put(name, '123456789', { [field]: known[ChecksumAlgorithm] })
    const wrong = put(name, '123456780', { [field]: known[ChecksumAlgorithm] })
    expect(await refusalOf(wrong)).toEqual({ code: 'BadDigest', status: 400 })
    expect((await get(name)).bytes.toString()).toBe('123456789')
  },
)

test('a stream is taken in signed chunks, with a checksum after the last', async () => {
  const bytes = randomBytes(3 * MiB)
  const body = () =>
    Readable.from(
      (function* () {
        for (let at = 0; at < bytes.length; at += 70_000) yield bytes.subarray(at, at + 70_000)
      })(),
    )
  await s3.send(
    new PutObjectCommand({
      ...{ Bucket: 'posters', Key: 'stream.bin' },
      ...{ Body: body(), ContentLength: bytes.length },
    }),
  )
  expect((await get('stream.bin')).bytes.equals(bytes)).toBe(true)
})

test('nothing is taken that is signed wrongly, too old, changed on its way or of an unknown key', async () => {
  const before = (await filesIn('files')).length
  const send = (config: S3ClientConfig) =>
    refusalOf(
      client(config).send(new PutObjectCommand({ Bucket: 'posters', Key: 'forged', Body: 'x' })),
    )
  const secretAccessKey = 'wrong'
  expect(await send({ credentials: { accessKeyId: givenKey.id, secretAccessKey } })).toEqual({
    code: 'SignatureDoesNotMatch',
    status: 403,
  })
  expect(await send({ credentials: { accessKeyId: 'unknown', secretAccessKey } })).toEqual({
    code: 'InvalidAccessKeyId',
    status: 403,
  })
  for (const minutes of [-16, 16]) {
    const refused = await send({ systemClockOffset: minutes * 60_000 })
    expect(refused.status).toBe(403)
    expect(refused.code).toBe('RequestTimeTooSkewed')
  }
  expect((await fetch(`${url}/s3/posters/range.txt`)).status).toBe(403)
  const address = await getSignedUrl(s3, new PutObjectCommand({ Bucket: 'posters', Key: 'forged' }))
  for (const changed of [
    address.replace('/posters/forged', '/posters/other'),
    address.replace('X-Amz-Expires=900', 'X-Amz-Expires=901'),
    address.replace(
      /X-Amz-Signature=(.)/,
      (_, letter) => `X-Amz-Signature=${letter === 'a' ? 'b' : 'a'}`,
    ),
  ]) {
    expect((await fetch(changed, { method: 'PUT', body: 'x' })).status, changed).toBe(403)
  }
  expect((await filesIn('files')).length).toBe(before)
})

test('a presigned URL reads and writes one object, until it expires', async () => {
  const command = new PutObjectCommand({ Bucket: 'posters', Key: 'presigned a+b.txt' })
  const address = await getSignedUrl(s3, command, { expiresIn: 60 })
  expect((await fetch(address, { method: 'PUT', body: 'signed' })).status).toBe(200)
  const read = await getSignedUrl(
    s3,
    new GetObjectCommand({
      ...{ Bucket: 'posters', Key: 'presigned a+b.txt' },
      ResponseContentDisposition: 'attachment; filename="b.txt"',
    }),
    { expiresIn: 60 },
  )
  const answer = await fetch(read)
  expect(await answer.text()).toBe('signed')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="b.txt"')
  clock.now = () => new Date(Date.now() + 61_000)
  const late = await fetch(read)
  clock.now = () => new Date()
  expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('expired')])
})

test('a presigned URL does only what was signed: its user cannot make a copy of it', async () => {
  await put('secret.txt', 'secret')
  const address = await getSignedUrl(s3, new PutObjectCommand({ Bucket: 'posters', Key: 'drop' }))
  for (const [name, value] of [
    ['x-amz-copy-source', '/posters/secret.txt'],
    ['x-amz-meta-author', 'Ева'],
  ] as const) {
    const headers = { [name]: encodeURIComponent(value) }
    const refused = await fetch(address, { method: 'PUT', body: 'x', headers })
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining(name)])
  }
  expect((await refusalOf(get('drop'))).code).toBe('NoSuchKey')

  const copying = new CopyObjectCommand({
    ...{ Bucket: 'posters', Key: 'copy' },
    CopySource: '/posters/secret.txt',
  })
  await s3.send(copying)
  expect((await get('copy')).bytes.toString()).toBe('secret')
})

test('objects are listed in both versions, by folder and page by page', async () => {
  const names = ['l/a.txt', 'l/b/1.txt', 'l/b/2.txt', 'l/c d&e.txt', 'l/d/1.txt', 'l/z.txt']
  for (const name of names) await put(name)
  const list = (more: object) =>
    s3.send(new ListObjectsV2Command({ Bucket: 'posters', Prefix: 'l/', ...more }))
  const all = await list({})
  expect(all.Contents?.map(({ Key }) => Key)).toEqual(names)
  expect(all).toMatchObject({ KeyCount: 6, IsTruncated: false })
  expect(all.Contents?.[0]).toMatchObject({ Size: 7, ETag: expect.stringMatching(/^"\w{32}"$/) })

  const seen: unknown[] = []
  let ContinuationToken: string | undefined
  do {
    const page = await list({ Delimiter: '/', MaxKeys: 2, ContinuationToken })
    seen.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix))
    seen.push(...(page.Contents ?? []).map(({ Key }) => Key))
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
  expect(seen.sort()).toEqual(['l/a.txt', 'l/b/', 'l/c d&e.txt', 'l/d/', 'l/z.txt'])

  const after = await list({ StartAfter: 'l/b/1.txt', Delimiter: '/' })
  expect(after.CommonPrefixes).toEqual([{ Prefix: 'l/b/' }, { Prefix: 'l/d/' }])
  const encoded = await list({ EncodingType: 'url', StartAfter: 'l/c' })
  expect(encoded.Contents?.[0]?.Key).toBe('l/c%20d%26e.txt')
  expect(await list({ MaxKeys: 0 })).toMatchObject({ KeyCount: 0, IsTruncated: false })

  const first = await s3.send(
    new ListObjectsCommand({ Bucket: 'posters', Prefix: 'l/', MaxKeys: 4 }),
  )
  expect(first).toMatchObject({ IsTruncated: true, NextMarker: 'l/c d&e.txt' })
  const second = await s3.send(
    new ListObjectsCommand({ Bucket: 'posters', Prefix: 'l/', Marker: first.NextMarker }),
  )
  expect(second.Contents?.map(({ Key }) => Key)).toEqual(['l/d/1.txt', 'l/z.txt'])
})

test('an object is copied with what was said about it, or with something new', async () => {
  await put('from a.txt', 'copied', { ContentType: 'text/plain', Metadata: { a: '1' } })
  const copy = (Key: string, more: object = {}) => {
    const CopySource = encodeURI('posters/from a.txt')
    return s3.send(new CopyObjectCommand({ Bucket: 'posters', Key, CopySource, ...more }))
  }
  expect((await copy('to.txt')).CopyObjectResult?.ETag).toMatch(/^"\w{32}"$/)
  expect(await get('to.txt')).toMatchObject({ ContentType: 'text/plain', Metadata: { a: '1' } })
  await copy('to.txt', {
    MetadataDirective: 'REPLACE',
    ContentType: 'text/x',
    Metadata: { b: '2' },
  })
  const found = await get('to.txt')
  expect(found).toMatchObject({ ContentType: 'text/x', Metadata: { b: '2' } })
  expect(found.bytes.toString()).toBe('copied')
  expect((await refusalOf(copy('no.txt', { CopySourceIfMatch: '"x"' }))).status).toBe(412)
})

test('one or many are removed, and their files with them', async () => {
  for (const name of ['r/1', 'r/2', 'r/3']) await put(name)
  const files = (await filesIn('files')).length
  await s3.send(new DeleteObjectCommand({ Bucket: 'posters', Key: 'r/1' }))
  const Delete = { Objects: ['r/2', 'r/3', 'r/missing'].map((Key) => ({ Key })) }
  const { Deleted, Errors } = await s3.send(new DeleteObjectsCommand({ Bucket: 'posters', Delete }))
  expect(Deleted?.map(({ Key }) => Key)).toEqual(['r/2', 'r/3'])
  expect(Errors).toMatchObject([{ Key: 'r/missing', Code: 'AccessDenied' }])
  expect((await filesIn('files')).length).toBe(files - 3)
})

test('a large file goes up in parts and comes back whole', async () => {
  const bytes = randomBytes(17 * MiB)
  const upload = new Upload({
    client: s3,
    params: {
      ...{ Bucket: 'posters', Key: 'large.bin', Body: Readable.from([bytes]) },
      Metadata: { kind: 'large' },
    },
    partSize: 5 * MiB,
  })
  const { ETag } = await upload.done()
  expect(ETag).toMatch(/^"\w{32}-4"$/)
  const found = await get('large.bin')
  expect(found.bytes.equals(bytes)).toBe(true)
  expect(found).toMatchObject({ ETag, Metadata: { kind: 'large' } })
  const { rows } = await database.query('select * from storage.s3_multipart_uploads_parts')
  expect(rows).toEqual([])
})

test('parts are sent again, copied, listed; what is completed wrongly is refused; an upload is given up', async () => {
  const at = { Bucket: 'posters', Key: 'parts.bin' }
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand(at))
  const part = async (PartNumber: number, Body: string) =>
    (await s3.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }))).ETag
  const before = (await filesIn('files')).length
  await part(1, 'wrong')
  const first = await part(1, 'first ')
  const third = await part(3, ' third')
  await put('middle.txt', 'the middle part')
  const copied = await s3.send(
    new UploadPartCopyCommand({
      ...{ ...at, UploadId, PartNumber: 2 },
      ...{ CopySource: 'posters/middle.txt', CopySourceRange: 'bytes=4-9' },
    }),
  )
  expect((await filesIn('files')).length).toBe(before + 4)
  const { Parts } = await s3.send(new ListPartsCommand({ ...at, UploadId }))
  expect(Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
    [1, 6],
    [2, 6],
    [3, 6],
  ])
  const uploads = await s3.send(new ListMultipartUploadsCommand({ Bucket: 'posters' }))
  expect(uploads.Uploads).toMatchObject([{ Key: 'parts.bin', UploadId }])

  const complete = (Parts: object[]) =>
    s3.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }))
  const one = { PartNumber: 1, ETag: first }
  const two = { PartNumber: 2, ETag: copied.CopyPartResult?.ETag }
  const three = { PartNumber: 3, ETag: third }
  expect((await refusalOf(complete([two, one]))).code).toBe('InvalidPartOrder')
  expect((await refusalOf(complete([{ ...one, ETag: third }]))).code).toBe('InvalidPart')
  await complete([one, two, three])
  expect((await get('parts.bin')).bytes.toString()).toBe('first middle third')

  const given = await s3.send(new CreateMultipartUploadCommand(at))
  await s3.send(
    new UploadPartCommand({ ...at, UploadId: given.UploadId, PartNumber: 1, Body: 'x' }),
  )
  const files = (await filesIn('files')).length
  await s3.send(new AbortMultipartUploadCommand({ ...at, UploadId: given.UploadId }))
  expect((await filesIn('files')).length).toBe(files - 1)
  const late = s3.send(new ListPartsCommand({ ...at, UploadId: given.UploadId }))
  expect((await refusalOf(late)).code).toBe('NoSuchUpload')
})

/** The pages of the uploads that are under way, as a client asks for them. */
async function pagesOfUploads(bucket: string, MaxUploads: number, more: object = {}) {
  const pages: string[][] = []
  let marker: { KeyMarker?: string; UploadIdMarker?: string } = {}
  for (;;) {
    const page = await s3.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, MaxUploads, ...more, ...marker }),
    )
    const prefixes = page.CommonPrefixes?.map(({ Prefix }) => Prefix ?? '') ?? []
    pages.push([...(page.Uploads?.map(({ UploadId }) => UploadId ?? '') ?? []), ...prefixes])
    expect(page.MaxUploads).toBe(MaxUploads)
    if (!page.IsTruncated) return pages
    marker = {
      ...(page.NextKeyMarker && { KeyMarker: page.NextKeyMarker }),
      ...(page.NextUploadIdMarker && { UploadIdMarker: page.NextUploadIdMarker }),
    }
  }
}

test('uploads that are under way are listed page by page, by key and by when they began', async () => {
  const Bucket = 'under-way'
  await s3.send(new CreateBucketCommand({ Bucket }))
  const begin = async (Key: string) =>
    (await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }))).UploadId ?? ''
  const ids: Record<string, string> = {}
  for (const name of ['z', 'a/2', 'same 1', 'same 2', 'same 3', 'z z', 'a/1', 'b/1']) {
    ids[name] = await begin(name.replace(/ \d$/, ''))
  }
  const named = (...names: string[]) => names.map((name) => ids[name] ?? name)
  expect(await pagesOfUploads(Bucket, 3)).toEqual([
    named('a/1', 'a/2', 'b/1'),
    named('same 1', 'same 2', 'same 3'),
    named('z', 'z z'),
  ])
  const two = named('a/1', 'a/2', 'b/1', 'same 1', 'same 2', 'same 3', 'z', 'z z')
  expect((await pagesOfUploads(Bucket, 2)).flat()).toEqual(two)
  expect(await pagesOfUploads(Bucket, 1, { Prefix: 'a/' })).toEqual([named('a/1'), named('a/2')])
  expect(await pagesOfUploads(Bucket, 2, { Delimiter: '/' })).toEqual([
    ['a/', 'b/'],
    named('same 1', 'same 2'),
    named('same 3', 'z'),
    named('z z'),
  ])
  const beyond = { KeyMarker: 'same', EncodingType: 'url' as const }
  const later = await s3.send(new ListMultipartUploadsCommand({ Bucket, ...beyond }))
  expect(later.Uploads?.map(({ UploadId }) => UploadId)).toEqual(named('z', 'z z'))
  expect(later.Uploads?.[1]?.Key).toBe('z%20z')

  // An upload that ended while the next page is asked for hides none of those that began after it.
  const marker = { KeyMarker: 'same', UploadIdMarker: ids['same 1'] }
  await s3.send(new AbortMultipartUploadCommand({ Bucket, Key: 'same', UploadId: ids['same 1'] }))
  const left = await s3.send(new ListMultipartUploadsCommand({ Bucket, ...marker }))
  expect(left.Uploads?.map(({ UploadId }) => UploadId)).toEqual(
    named('same 2', 'same 3', 'z', 'z z'),
  )
  const bad = s3.send(new ListMultipartUploadsCommand({ Bucket, MaxUploads: -1 }))
  expect(await refusalOf(bad)).toEqual({ code: 'InvalidArgument', status: 400 })
})

test('parts that were never completed go after a day, and no sooner', async () => {
  const at = { Bucket: 'posters', Key: 'never.bin' }
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand(at))
  await s3.send(new UploadPartCommand({ ...at, UploadId, PartNumber: 1, Body: 'left' }))
  const before = (await filesIn('files')).length
  await removeLostFiles(parts, new Date(Date.now() + 23 * 3600_000))
  expect((await filesIn('files')).length).toBe(before)
  await removeLostFiles(parts, new Date(Date.now() + 49 * 3600_000))
  expect((await filesIn('files')).length).toBe(before - 1)
  expect(
    (await s3.send(new ListMultipartUploadsCommand({ Bucket: 'posters' }))).Uploads ?? [],
  ).toEqual([])
})

test('the limits of a bucket are the same as everywhere', async () => {
  const face = (Body: Buffer, ContentType: string) =>
    s3.send(new PutObjectCommand({ Bucket: 'faces', Key: 'a.png', Body, ContentType }))
  expect((await refusalOf(face(randomBytes(100_001), 'image/png'))).status).toBe(413)
  expect((await refusalOf(face(randomBytes(10), 'text/plain'))).status).toBe(415)
  const { UploadId } = await s3.send(
    new CreateMultipartUploadCommand({ Bucket: 'faces', Key: 'b.png', ContentType: 'image/png' }),
  )
  const part = s3.send(
    new UploadPartCommand({
      ...{ Bucket: 'faces', Key: 'b.png', UploadId, PartNumber: 1 },
      Body: randomBytes(100_001),
    }),
  )
  expect((await refusalOf(part)).code).toBe('EntityTooLarge')
})

test('a session reads and writes what its policies let it, and nothing of a neighbour’s', async () => {
  const [anna, boris] = [await person(), await person()]
  const at = { Bucket: 'letters', Key: `${anna.id}/secret.txt` }
  await anna.s3.send(new PutObjectCommand({ ...at, Body: 'secret' }))
  const found = await anna.s3.send(new GetObjectCommand(at))
  expect(await found.Body?.transformToString()).toBe('secret')
  const { rows } = await database.query('select owner_id from storage.objects where name = $1', [
    at.Key,
  ])
  expect(rows).toEqual([{ owner_id: anna.id }])
  const { UploadId } = await anna.s3.send(new CreateMultipartUploadCommand(at))

  for (const stranger of [boris.s3, clientOf(keys.anonKey)]) {
    const attempts = [
      () => stranger.send(new GetObjectCommand(at)),
      () => stranger.send(new HeadObjectCommand(at)),
      () => stranger.send(new PutObjectCommand({ ...at, Body: 'mine' })),
      () => stranger.send(new DeleteObjectCommand(at)),
      () =>
        stranger.send(new CopyObjectCommand({ ...at, Key: 'x', CopySource: `letters/${at.Key}` })),
      () => stranger.send(new CreateMultipartUploadCommand(at)),
      () => stranger.send(new UploadPartCommand({ ...at, UploadId, PartNumber: 1, Body: 'mine' })),
      () => stranger.send(new AbortMultipartUploadCommand({ ...at, UploadId })),
      () => stranger.send(new CreateBucketCommand({ Bucket: 'mine' })),
      () => stranger.send(new DeleteBucketCommand({ Bucket: 'letters' })),
      () => stranger.send(new ListObjectsV2Command({ Bucket: 'letters' })),
    ]
    for (const attempt of attempts) {
      expect([403, 404]).toContain((await refusalOf(attempt())).status)
    }
    const Delete = { Objects: [{ Key: at.Key }] }
    const many = await stranger.send(new DeleteObjectsCommand({ Bucket: 'letters', Delete }))
    expect(many.Errors).toHaveLength(1)
  }
  const still = await anna.s3.send(new GetObjectCommand(at))
  expect(await still.Body?.transformToString()).toBe('secret')
  await anna.s3.send(new AbortMultipartUploadCommand({ ...at, UploadId }))
  const forged = clientOf(`${(await backend.tokenOf(anna.id)).slice(0, -4)}aaaa`)
  expect((await refusalOf(forged.send(new GetObjectCommand(at)))).status).toBe(403)
})

test('an object has no tags, and takes none', async () => {
  await put('tagged.txt')
  const at = { Bucket: 'posters', Key: 'tagged.txt' }
  expect((await s3.send(new GetObjectTaggingCommand(at))).TagSet ?? []).toEqual([])
  const tag = s3.send(new PutObjectTaggingCommand({ ...at, Tagging: { TagSet: [] } }))
  expect(await refusalOf(tag)).toEqual({ code: 'NotImplemented', status: 501 })
})
