import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startStorageProcess } from '../../../test/storage/start-storage-process.ts'
import { storageBackend } from '../../../test/storage/storage-backend.ts'
import {
  refusalOf,
  type TusFile,
  type TusOptions,
  tusUpload,
} from '../../../test/storage/tus-upload.ts'
import { removeLostFiles } from '../upkeep/remove-lost-files.ts'

const backend = await storageBackend({ fileSizeLimit: 20_000_000 })
const { url, keys, service, database, filesIn } = backend
const MiB = 1024 * 1024
/** Many bytes, and processes that are started: both take their time on a busy machine. */
const patient = { timeout: 120_000 }

async function person() {
  const id = randomUUID()
  const token = await backend.tokenOf(id)
  const begin = (file: Omit<TusFile, 'bucket'>, options: TusOptions = {}) =>
    tusUpload(url, { bucket: 'letters', ...file }, { token, ...options })
  const upload = async (...given: Parameters<typeof begin>) => {
    const { upload, done } = begin(...given)
    upload.start()
    await done
    return upload
  }
  const refused = async (...given: Parameters<typeof begin>) =>
    refusalOf(
      await upload(...given).then(
        () => new Error('nothing was refused'),
        (error: unknown) => error,
      ),
    )
  /** Where the bytes may be sent; none are yet. */
  const create = async (name: string, length: number | undefined, at = url) => {
    const created = await ask('POST', `${at}/upload/resumable`, {
      authorization: `Bearer ${token}`,
      ...(length === undefined ? { 'upload-defer-length': '1' } : { 'upload-length': `${length}` }),
      'upload-metadata': encode({ bucketName: 'letters', objectName: name }),
    })
    expect(created.status).toBe(201)
    return new URL(created.headers.get('location') ?? '', at).href
  }
  const letters = (await backend.as(id)).from('letters')
  return { id, token, begin, upload, refused, create, letters }
}

const ask = (method: string, address: string, headers: Record<string, string>, body?: Uint8Array) =>
  fetch(address, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body ? { body: Buffer.from(body) } : {}),
  })

const octets = { 'content-type': 'application/offset+octet-stream' }

/** Sends a part of what it promises, and keeps the line open. */
function send(address: string, token: string, bytes: Uint8Array) {
  const sending = request(address, {
    method: 'PATCH',
    headers: {
      ...octets,
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-length': bytes.length + 1,
    },
  })
  sending.on('error', () => {})
  sending.write(bytes)
  return sending
}

async function offsetOf(name: string) {
  const { rows } = await database.query<{ upload_offset: number }>(
    'select upload_offset from storage.resumable_uploads where name = $1',
    [name],
  )
  return rows[0]?.upload_offset
}

const encode = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

test('a large file arrives whole, with what was said about it', patient, async () => {
  const anna = await person()
  const bytes = randomBytes(13 * MiB)
  const name = `${anna.id}/film.mp4`
  await anna.upload({
    name,
    bytes,
    contentType: 'video/mp4',
    cacheControl: '3600',
    metadata: { mood: 'good' },
  })
  expect((await anna.letters.info(name)).data).toMatchObject({
    size: bytes.length,
    contentType: 'video/mp4',
    cacheControl: 'max-age=3600',
    metadata: { mood: 'good' },
  })
  const back = await anna.letters.download(name)
  expect(Buffer.from((await back.data?.bytes()) ?? []).equals(bytes)).toBe(true)
  expect((await anna.letters.list(anna.id)).data?.map(({ name }) => name)).toEqual(['film.mp4'])
  expect(await filesIn('incoming')).toEqual([])
})

test('an upload that was cut goes on where it was', patient, async () => {
  const anna = await person()
  const bytes = randomBytes(12 * MiB)
  const name = `${anna.id}/cut.bin`
  const cut = Promise.withResolvers<void>()
  const first = anna.begin(
    { name, bytes },
    {
      chunkSize: 3 * MiB,
      onChunkComplete: (_size, accepted) => {
        if (accepted < 6 * MiB) return
        void first.upload.abort()
        cut.resolve()
      },
    },
  )
  first.upload.start()
  await cut.promise
  expect((await anna.letters.exists(name)).data).toBe(false)

  const begins: number[] = []
  await anna.upload(
    { name, bytes },
    { uploadUrl: first.upload.url, onProgress: (sent) => begins.push(sent) },
  )
  expect(begins[0]).toBeGreaterThanOrEqual(6 * MiB)
  const back = await anna.letters.download(name)
  expect(Buffer.from((await back.data?.bytes()) ?? []).equals(bytes)).toBe(true)
})

test('what came before the line broke is kept', patient, async () => {
  const anna = await person()
  const bytes = randomBytes(7 * MiB)
  const name = `${anna.id}/line.bin`
  const address = await anna.create(name, bytes.length)
  const sent = send(address, anna.token, bytes.subarray(0, 6 * MiB + 17))
  await expect.poll(() => offsetOf(name), { timeout: 60_000 }).toBeGreaterThanOrEqual(5 * MiB)
  sent.destroy()

  const head = await ask('HEAD', address, { authorization: `Bearer ${anna.token}` })
  expect(Number(head.headers.get('upload-offset'))).toBeGreaterThan(5 * MiB)
  await anna.upload({ name, bytes }, { uploadUrl: address })
  const back = await anna.letters.download(name)
  expect(Buffer.from((await back.data?.bytes()) ?? []).equals(bytes)).toBe(true)
})

test('an upload outlives the process that is killed', patient, async () => {
  const anna = await person()
  const bytes = randomBytes(8 * MiB)
  const name = `${anna.id}/killed.bin`
  const first = await startStorageProcess(backend)
  const path = new URL(await anna.create(name, bytes.length, first.url)).pathname
  const sent = send(new URL(path, first.url).href, anna.token, bytes.subarray(0, 7 * MiB))
  await expect.poll(() => offsetOf(name), { timeout: 60_000 }).toBeGreaterThanOrEqual(5 * MiB)
  await first.kill()
  sent.destroy()

  const second = await startStorageProcess(backend)
  const begins: number[] = []
  await anna.upload(
    { name, bytes },
    {
      uploadUrl: new URL(path, second.url).href,
      onProgress: (progress) => begins.push(progress),
    },
  )
  expect(begins[0]).toBeGreaterThanOrEqual(5 * MiB)
  const back = await anna.letters.download(name)
  expect(Buffer.from((await back.data?.bytes()) ?? []).equals(bytes)).toBe(true)
})

test('no client is sent the final offset before there is a file, also when it was cut in between', async () => {
  const anna = await person()
  const name = `${anna.id}/between.txt`
  const address = await anna.create(name, 5)
  const headers = { authorization: `Bearer ${anna.token}`, 'upload-offset': '0', ...octets }
  expect((await ask('PATCH', address, headers, Buffer.from('whole'))).status).toBe(204)
  // As a crash right before the last transaction leaves it.
  await database.query('update storage.resumable_uploads set finished_at = null where name = $1', [
    name,
  ])
  await database.transaction(async (tx) => {
    await tx.query("set local storage.allow_delete_query = 'true'")
    await tx.query('delete from storage.objects where name = $1', [name])
  })
  const head = await ask('HEAD', address, { authorization: `Bearer ${anna.token}` })
  expect(head.headers.get('upload-offset')).toBe('5')
  expect(await (await anna.letters.download(name)).data?.text()).toBe('whole')
})

// S7-content
test('nothing is overwritten unless the client asks for it', async () => {
  const anna = await person()
  const name = `${anna.id}/a.txt`
  const one = { name, bytes: Buffer.from('one') }
  const two = { name, bytes: Buffer.from('two') }
  const late = await anna.create(name, 4)
  await anna.upload(one)
  expect(await anna.refused(two)).toEqual({ status: 409, text: 'The resource already exists' })
  const last = await ask(
    'PATCH',
    late,
    { authorization: `Bearer ${anna.token}`, 'upload-offset': '0', ...octets },
    Buffer.from('late'),
  )
  expect([last.status, await last.text()]).toEqual([409, 'The resource already exists'])
  expect(await (await anna.letters.download(name)).data?.text()).toBe('one')
  await anna.upload(two, { headers: { 'x-upsert': 'true' } })
  expect(await (await anna.letters.download(name)).data?.text()).toBe('two')
  expect(await filesIn('incoming')).toEqual([])
  expect((await filesIn('files')).length).toBe(await countObjects())
})

test('policies decide at the beginning and again at the end', async () => {
  const anna = await person()
  const boris = await person()
  const name = `${anna.id}/a.txt`
  const bytes = Buffer.from('text')
  const rls = { status: 403, text: 'new row violates row-level security policy' }
  expect(await boris.refused({ name, bytes })).toEqual(rls)
  expect(await boris.refused({ name, bytes }, { headers: { 'x-upsert': 'true' } })).toEqual(rls)
  const visitor = { headers: { authorization: `Bearer ${keys.anonKey}` } }
  expect(await boris.refused({ name, bytes }, visitor)).toEqual(rls)

  const address = await anna.create(name, bytes.length)
  await database.query(
    'alter policy "people handle their own letters" on storage.objects with check (false)',
  )
  const sent = ask(
    'PATCH',
    address,
    { authorization: `Bearer ${anna.token}`, 'upload-offset': '0', ...octets },
    bytes,
  )
  const [status, text] = await sent.then(async (answer) => [answer.status, await answer.text()])
  await database.query(
    `alter policy "people handle their own letters" on storage.objects with check
     (bucket_id = 'letters' and (storage.foldername(name))[1] = auth.uid()::text)`,
  )
  expect({ status, text }).toEqual(rls)
  expect((await anna.letters.exists(name)).data).toBe(false)
  expect(await filesIn('incoming')).toEqual([])
})

test('no other user sees, continues or ends an upload', async () => {
  const anna = await person()
  const boris = await person()
  const address = await anna.create(`${anna.id}/mine.txt`, 4)
  for (const token of [boris.token, keys.anonKey, keys.serviceRoleKey]) {
    const authorization = `Bearer ${token}`
    const patch = { authorization, 'upload-offset': '0', ...octets }
    expect((await ask('HEAD', address, { authorization })).status).toBe(404)
    expect((await ask('PATCH', address, patch, Buffer.from('evil'))).status).toBe(404)
    expect((await ask('DELETE', address, { authorization })).status).toBe(404)
  }
  expect((await ask('HEAD', address, {})).status).toBe(400)
  expect((await ask('HEAD', address, { authorization: `Bearer ${anna.token}` })).status).toBe(200)
})

test('a bucket takes only the sizes and types it is for', async () => {
  const begin = (name: string, bytes: Uint8Array, contentType: string) => {
    const { upload, done } = tusUpload(
      url,
      { bucket: 'faces', name, bytes, contentType },
      { token: keys.serviceRoleKey },
    )
    upload.start()
    return done.then(() => undefined, refusalOf)
  }
  expect(await begin('a.txt', Buffer.from('text'), 'text/plain')).toEqual({
    status: 415,
    text: 'mime type text/plain is not supported',
  })
  expect(await begin('a.png', Buffer.alloc(100_001), 'image/png')).toMatchObject({ status: 413 })
  expect(await begin('b.png', Buffer.from('<html>'), 'image/png')).toMatchObject({ status: 415 })
  expect((await service.from('faces').list()).data).toEqual([])
  expect(await filesIn('incoming')).toEqual([])
})

test('a length may be declared later, and is binding', async () => {
  const anna = await person()
  const name = `${anna.id}/later.txt`
  const authorization = `Bearer ${anna.token}`
  const address = await anna.create(name, undefined)
  const patch = (offset: number, bytes: string, more: Record<string, string> = {}) =>
    ask(
      'PATCH',
      address,
      { authorization, 'upload-offset': String(offset), ...octets, ...more },
      Buffer.from(bytes),
    )
  expect((await patch(0, 'one ')).status).toBe(204)
  expect((await ask('HEAD', address, { authorization })).headers.get('upload-defer-length')).toBe(
    '1',
  )
  expect((await patch(0, 'again')).status).toBe(409)
  expect((await patch(4, 'two three', { 'upload-length': '7' })).status).toBe(413)
  expect((await patch(4, 'two')).status).toBe(204)
  expect(await (await anna.letters.download(name)).data?.text()).toBe('one two')
})

test('an empty file is a file', async () => {
  const anna = await person()
  await anna.create(`${anna.id}/empty.txt`, 0)
  expect((await anna.letters.download(`${anna.id}/empty.txt`)).data?.size).toBe(0)
})

test('an upload is ended by its owner, or by time; a finished one is not', async () => {
  const anna = await person()
  const authorization = `Bearer ${anna.token}`
  const patch = { authorization, 'upload-offset': '0', ...octets }
  const begin = async (name: string) => {
    const address = await anna.create(`${anna.id}/${name}`, 4)
    return { address, send: (bytes: string) => ask('PATCH', address, patch, Buffer.from(bytes)) }
  }
  const unwanted = await begin('unwanted')
  await unwanted.send('ab')
  expect((await ask('DELETE', unwanted.address, { authorization })).status).toBe(204)
  expect((await ask('HEAD', unwanted.address, { authorization })).status).toBe(404)

  const finished = await begin('finished')
  await finished.send('abcd')
  expect((await ask('DELETE', finished.address, { authorization })).status).toBe(400)
  expect(
    (await ask('HEAD', finished.address, { authorization })).headers.get('upload-offset'),
  ).toBe('4')

  const old = await begin('old')
  const { headers } = await old.send('ab')
  expect(Date.parse(headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now())
  await database.query(
    "update storage.resumable_uploads set created_at = now() - interval '25 hours'",
  )
  expect((await ask('HEAD', old.address, { authorization })).status).toBe(410)
  await removeLostFiles(backend.parts, new Date())
  expect((await ask('HEAD', old.address, { authorization })).status).toBe(404)
  expect(await filesIn('incoming')).toEqual([])
  expect(await (await anna.letters.download(`${anna.id}/finished`)).data?.text()).toBe('abcd')
})

test('the holder of a signed URL uploads without an account', async () => {
  const anna = await person()
  const name = `${anna.id}/signed.txt`
  const { data } = await anna.letters.createSignedUploadUrl(name)
  const begin = (objectName: string, signature: string) => {
    const { upload, done } = tusUpload(
      url,
      { bucket: 'letters', name: objectName, bytes: Buffer.from('signed') },
      { endpoint: `${url}/upload/resumable/sign`, headers: { 'x-signature': signature } },
    )
    upload.start()
    return done.then(() => undefined, refusalOf)
  }
  expect(await begin(`${anna.id}/other.txt`, data?.token ?? '')).toMatchObject({ status: 400 })
  expect(await begin(name, anna.token)).toMatchObject({ status: 400 })
  expect(await begin(name, data?.token ?? '')).toBeUndefined()
  expect(await (await anna.letters.download(name)).data?.text()).toBe('signed')
  const { rows } = await database.query('select owner_id from storage.objects where name = $1', [
    name,
  ])
  expect(rows).toEqual([{ owner_id: anna.id }])
})

test('a client learns what the server can do, and browsers of other sites may ask', async () => {
  const can = await fetch(`${url}/upload/resumable`, { method: 'OPTIONS' })
  expect(can.status).toBe(204)
  expect(can.headers.get('tus-version')).toBe('1.0.0')
  expect(can.headers.get('tus-max-size')).toBe('20000000')
  expect(can.headers.get('tus-extension')).toBe(
    'creation,creation-with-upload,creation-defer-length,termination,expiration',
  )
  const preflight = await fetch(`${url}/upload/resumable`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example.org',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,tus-resumable,upload-offset,x-upsert',
    },
  })
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('upload-offset')

  const anna = await person()
  const created = await ask('POST', `${url}/upload/resumable`, {
    authorization: `Bearer ${anna.token}`,
    origin: 'https://elsewhere.example.org',
    'upload-length': '4',
    'upload-metadata': encode({ bucketName: 'letters', objectName: `${anna.id}/x` }),
  })
  expect(created.headers.get('access-control-allow-origin')).toBe('*')
  expect(created.headers.get('access-control-expose-headers')).toMatch(/location.*upload-offset/i)
  // A path stays with the address that the client used, behind every proxy.
  expect(created.headers.get('location')).toMatch(
    /^\/storage\/v1\/upload\/resumable\/[0-9a-f-]{36}$/,
  )
})

test('an upload that does not say where it belongs is refused', async () => {
  const anna = await person()
  const create = async (metadata: Record<string, string>) => {
    const answer = await ask('POST', `${url}/upload/resumable`, {
      authorization: `Bearer ${anna.token}`,
      'upload-length': '4',
      'upload-metadata': encode(metadata),
    })
    return [answer.status, await answer.text()]
  }
  expect(await create({ bucketName: 'letters' })).toEqual([
    400,
    "Upload-Metadata must have required property 'objectName'",
  ])
  expect(await create({ bucketName: 'none', objectName: 'a' })).toEqual([404, 'Bucket not found'])
  expect(await create({ bucketName: 'letters', objectName: '../a' })).toEqual([
    400,
    'Invalid key: ../a',
  ])
})

async function countObjects() {
  const { rows } = await database.query<{ count: number }>('select count(*) from storage.objects')
  return rows[0]?.count
}
