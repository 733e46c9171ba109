import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { storageBackend } from '../../../test/storage/storage-backend.ts'

const backend = await storageBackend()
const { anon, service, url, keys, database, filesIn } = backend

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function person() {
  const id = randomUUID()
  return { id, letters: (await backend.as(id)).from('letters') }
}

async function versions() {
  const { rows } = await database.query<{ version: string }>('select version from storage.objects')
  return rows.map(({ version }) => version).sort()
}

// S7-services
test('a letter comes back as it was sent, with what was said about it', async () => {
  const anna = await person()
  const path = `${anna.id}/hello world.txt`
  const { data, error } = await anna.letters.upload(path, 'Привет!', {
    contentType: 'text/plain',
    cacheControl: '60',
    metadata: { mood: 'good' },
  })
  expect(error).toBeNull()
  expect(data).toEqual({ id: expect.any(String), path, fullPath: `letters/${path}` })
  expect(await (await anna.letters.download(path)).data?.text()).toBe('Привет!')
  const info = await anna.letters.info(path)
  expect(info.data).toMatchObject({
    name: path,
    bucketId: 'letters',
    size: 13,
    contentType: 'text/plain',
    cacheControl: 'max-age=60',
    metadata: { mood: 'good' },
  })
  expect((await anna.letters.exists(path)).data).toBe(true)
  expect((await anna.letters.exists(`${anna.id}/other`)).data).toBe(false)
})

test('a file of a form arrives whole, however its bytes look', async () => {
  const anna = await person()
  const bytes = Buffer.from(`\r\n--x\r\n--${'\r\n-'.repeat(70_000)}\u0000\r\n`)
  const path = `${anna.id}/odd.bin`
  const file = new Blob([bytes], { type: 'application/x-odd' })
  const { error } = await anna.letters.upload(path, file, { cacheControl: '7', metadata: { a: 1 } })
  expect(error).toBeNull()
  const back = await anna.letters.download(path)
  expect((await back.data?.bytes())?.every((byte, index) => byte === bytes[index])).toBe(true)
  expect(back.data?.size).toBe(bytes.length)
  expect(back.data?.type).toBe('application/x-odd')
  expect((await anna.letters.info(path)).data).toMatchObject({
    cacheControl: 'max-age=7',
    metadata: { a: 1 },
  })
})

test('nothing is overwritten unless the client asks for it', async () => {
  const anna = await person()
  const path = `${anna.id}/a.txt`
  await anna.letters.upload(path, 'one')
  const again = await anna.letters.upload(path, 'two')
  expect(again.error).toMatchObject({
    message: 'The resource already exists',
    statusCode: '409',
    status: 400,
  })
  expect(await (await anna.letters.download(path)).data?.text()).toBe('one')
  expect((await anna.letters.upload(path, 'three', { upsert: true })).error).toBeNull()
  expect(await (await anna.letters.download(path)).data?.text()).toBe('three')
  expect((await anna.letters.update(path, 'four')).error).toBeNull()
  expect(await (await anna.letters.download(path)).data?.text()).toBe('four')
})

test('no user reads, writes, signs, moves or removes a neighbour’s letters', async () => {
  const anna = await person()
  const boris = await person()
  const path = `${anna.id}/secret.txt`
  await anna.letters.upload(path, 'secret')

  expect((await boris.letters.download(path)).error).toBeTruthy()
  expect((await boris.letters.list(anna.id)).data).toEqual([])
  expect((await boris.letters.createSignedUrl(path, 60)).error?.message).toBe('Object not found')
  expect((await boris.letters.remove([path])).data).toEqual([])
  expect((await boris.letters.move(path, `${boris.id}/mine.txt`)).error?.message).toBe(
    'Object not found',
  )
  expect((await boris.letters.copy(path, `${boris.id}/mine.txt`)).error?.message).toBe(
    'Object not found',
  )
  for (const upsert of [false, true]) {
    const { error } = await boris.letters.upload(`${anna.id}/x.txt`, 'x', { upsert })
    expect(error).toMatchObject({
      message: 'new row violates row-level security policy',
      statusCode: '403',
      status: 400,
    })
  }
  expect((await boris.letters.upload(path, 'mine', { upsert: true })).error).toBeTruthy()
  expect((await boris.letters.createSignedUploadUrl(path)).error).toBeTruthy()
  expect((await anon.from('letters').download(path)).error).toBeTruthy()
  expect((await anon.from('posters').upload('a.txt', 'x')).error?.message).toContain('row-level')
  expect(await (await anna.letters.download(path)).data?.text()).toBe('secret')
})

test('the public sees a public bucket and no other', async () => {
  await service
    .from('posters')
    .upload('hall/show.txt', 'Tonight', { contentType: 'text/plain;charset=utf-8' })
  const { publicUrl } = anon.from('posters').getPublicUrl('hall/show.txt').data
  const answer = await fetch(publicUrl)
  expect(await answer.text()).toBe('Tonight')
  expect(answer.headers.get('content-type')).toBe('text/plain;charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const hidden = await fetch(anon.from('letters').getPublicUrl('x.txt').data.publicUrl)
  expect(hidden.status).toBe(400)
  expect(await hidden.json()).toEqual({
    statusCode: '404',
    error: 'Bucket not found',
    message: 'Bucket not found',
    code: 'NoSuchBucket',
  })
  const missing = await fetch(`${url}/object/public/posters/none.txt`)
  expect(missing.headers.get('cache-control')).toBe('no-store')
  expect(await missing.json()).toMatchObject({
    statusCode: '404',
    error: 'not_found',
    message: 'Object not found',
  })
})

test('a browser gets only what it lacks: conditions, ranges, headers alone', async () => {
  await service.from('posters').upload('r.txt', '0123456789', { cacheControl: '3600' })
  const get = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`${url}/object/public/posters/r.txt`, { headers, ...init })
  const whole = await get()
  const etag = whole.headers.get('etag') ?? ''
  expect(etag).toBe('"781e5e245d69b566979b86e28d23f2c7"')
  expect(whole.headers.get('cache-control')).toBe('max-age=3600')
  expect(whole.headers.get('content-length')).toBe('10')
  expect((await get({ 'if-none-match': `W/${etag}, "x"` })).status).toBe(304)
  expect(
    (await get({ 'if-modified-since': whole.headers.get('last-modified') ?? '' })).status,
  ).toBe(304)

  const part = await get({ range: 'bytes=2-4' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ])
  expect(await (await get({ range: 'bytes=7-' })).text()).toBe('789')
  expect(await (await get({ range: 'bytes=-2' })).text()).toBe('89')
  expect(await (await get({ range: 'bytes=2-4', 'if-range': '"other"' })).text()).toBe('0123456789')
  expect(await (await get({ range: 'bytes=20-30' })).json()).toMatchObject({
    error: 'invalid_range',
  })
  const head = await get({}, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    '10',
    '',
  ])
  const saved = await fetch(
    `${url}/object/public/posters/r.txt?download=${encodeURIComponent('Афиша.txt')}`,
  )
  expect(saved.headers.get('content-disposition')).toBe(
    `attachment; filename="_____.txt"; filename*=UTF-8''${encodeURIComponent('Афиша.txt')}`,
  )
})

test('a file that could act as a page does not', async () => {
  const page = '<script>alert(1)</script>'
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await service.from('posters').upload('a.html', page, { contentType: 'text/html' })
  await service.from('posters').upload('a.svg', drawing, { contentType: 'image/svg+xml' })
  await service.from('posters').upload('a.xml', drawing, { contentType: 'image/any+xml' })
  const html = await fetch(`${url}/object/public/posters/a.html`)
  expect(html.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const svg = await fetch(`${url}/object/public/posters/a.svg`)
  expect(svg.headers.get('content-type')).toBe('image/svg+xml')
  const xml = await fetch(`${url}/object/public/posters/a.xml`)
  for (const answer of [html, svg, xml]) {
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/)
  }
})

test('a bucket takes only the types and sizes it is for', async () => {
  const faces = service.from('faces')
  const refused = await faces.upload('a.txt', 'text', { contentType: 'text/plain' })
  expect(refused.error).toMatchObject({
    message: 'mime type text/plain is not supported',
    statusCode: '415',
  })
  const lie = await faces.upload('a.png', '<html>', { contentType: 'image/png' })
  expect(lie.error).toMatchObject({ statusCode: '415' })
  const huge = await faces.upload('b.png', Buffer.concat([png, Buffer.alloc(100_001)]), {
    contentType: 'image/png',
  })
  expect(huge.error).toMatchObject({
    message: 'The object exceeded the maximum allowed size',
    statusCode: '413',
  })
  expect((await faces.upload('c.png', png, { contentType: 'image/png' })).error).toBeNull()
  const over = await service.from('posters').upload('big.bin', Buffer.alloc(2_000_001))
  expect(over.error).toMatchObject({ statusCode: '413' })
  expect((await faces.list()).data?.map(({ name }) => name)).toEqual(['c.png'])
})

test('an empty file is a file, and marks an empty folder in any bucket', async () => {
  expect((await service.from('posters').upload('empty.txt', '')).error).toBeNull()
  expect(await (await service.from('posters').download('empty.txt')).data?.text()).toBe('')
  const mark = (bytes: string) =>
    service.from('faces').upload(`new${bytes.length}/.emptyFolderPlaceholder`, new Blob([bytes]))
  expect((await mark('')).error).toBeNull()
  expect((await mark('x')).error).toMatchObject({ statusCode: '413' })
})

test('a name is never a way out', async () => {
  for (const name of ['../x', 'a/../../x', './x', 'a/\u0000', 'a\\b', 'ü', '%2e%2e/x']) {
    const answer = await fetch(`${url}/object/posters/${encodeURIComponent(name)}`, {
      method: 'POST',
      body: 'x',
      headers: { authorization: `Bearer ${keys.serviceRoleKey}` },
    })
    expect(answer.status, name).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'InvalidKey' })
  }
})

test('files are listed by folder, with paging, sorting and search', async () => {
  const anna = await person()
  for (const name of ['b.txt', 'a.txt', 'deep/c.txt', 'deep/d/e.txt', 'other/f.txt']) {
    await anna.letters.upload(`${anna.id}/${name}`, name)
  }
  const names = async (...given: Parameters<typeof anna.letters.list>) =>
    (await anna.letters.list(...given)).data?.map(({ name }) => name)
  expect(await names(anna.id)).toEqual(['deep', 'other', 'a.txt', 'b.txt'])
  expect(await names(`${anna.id}/deep`)).toEqual(['d', 'c.txt'])
  expect(await names(anna.id, { limit: 2, offset: 1 })).toEqual(['other', 'a.txt'])
  expect(await names(anna.id, { sortBy: { column: 'name', order: 'desc' } })).toEqual([
    'other',
    'deep',
    'b.txt',
    'a.txt',
  ])
  expect(await names(anna.id, { search: 'A' })).toEqual(['a.txt'])
  const { data } = await anna.letters.list(anna.id, { search: 'a.txt' })
  expect(data?.[0]).toMatchObject({
    id: expect.any(String),
    metadata: { size: 5, mimetype: 'text/plain;charset=UTF-8' },
  })
  expect((await anna.letters.list(anna.id)).data?.[0]).toMatchObject({
    name: 'deep',
    id: null,
    metadata: null,
  })
})

test('files are moved, copied and removed, and the disk holds what the rows name', async () => {
  const anna = await person()
  const at = (name: string) => `${anna.id}/${name}`
  await anna.letters.upload(at('a.txt'), 'text', { metadata: { kept: true } })
  expect((await anna.letters.move(at('a.txt'), at('b.txt'))).data).toMatchObject({
    message: 'Successfully moved',
  })
  expect((await anna.letters.download(at('a.txt'))).error).toBeTruthy()
  expect((await anna.letters.copy(at('b.txt'), at('c.txt'))).data).toEqual({
    path: `letters/${at('c.txt')}`,
  })
  expect((await anna.letters.copy(at('b.txt'), at('c.txt'))).error).toMatchObject({
    statusCode: '409',
  })
  expect((await anna.letters.move(at('b.txt'), at('c.txt'))).error).toMatchObject({
    statusCode: '409',
  })
  expect((await anna.letters.info(at('c.txt'))).data?.metadata).toEqual({ kept: true })
  await anna.letters.update(at('c.txt'), 'newer')
  const removed = await anna.letters.remove([at('b.txt'), at('none.txt')])
  expect(removed.data?.map(({ name }) => name)).toEqual([at('b.txt')])
  expect(await (await anna.letters.download(at('c.txt'))).data?.text()).toBe('newer')

  expect((await filesIn('files')).sort()).toEqual(await versions())
  expect(await filesIn('incoming')).toEqual([])
})

test('many uploads of one name at once leave one file', async () => {
  const anna = await person()
  const path = `${anna.id}/race.txt`
  const texts = Array.from({ length: 8 }, (_, index) => `text ${index}`)
  const answers = await Promise.all(
    texts.map((text) => anna.letters.upload(path, text, { upsert: true })),
  )
  expect(answers.every(({ error }) => error === null)).toBe(true)
  expect(texts).toContain(await (await anna.letters.download(path)).data?.text())
  expect((await filesIn('files')).sort()).toEqual(await versions())
})

test('an upload that breaks off leaves nothing', async () => {
  const before = await filesIn('files')
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(1000))
      controller.error(new Error('the line is gone'))
    },
  })
  const sent = fetch(`${url}/object/posters/broken.bin`, {
    method: 'POST',
    body: broken,
    duplex: 'half',
    headers: { authorization: `Bearer ${keys.serviceRoleKey}`, 'content-type': 'application/x-a' },
  } as RequestInit)
  await expect(sent).rejects.toThrow()
  await expect.poll(() => filesIn('incoming')).toEqual([])
  expect(await filesIn('files')).toEqual(before)
  expect((await service.from('posters').exists('broken.bin')).data).toBe(false)
})

test('a request without a key, or with a bad one, is refused', async () => {
  const bare = await fetch(`${url}/object/letters/a.txt`)
  expect(bare.status).toBe(400)
  expect(await bare.json()).toMatchObject({ statusCode: '400', error: 'Error' })
  const bad = await fetch(`${url}/bucket`, { headers: { authorization: 'Bearer nonsense' } })
  expect(bad.status).toBe(400)
  expect(await bad.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' })
})

test('a name with empty parts is kept exactly', async () => {
  const name = 'odd//a.txt///b.txt'
  const put = (text: string, to: string) =>
    fetch(`${url}/object/posters/${to}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.serviceRoleKey}`, 'content-type': 'text/plain' },
      body: text,
    })
  expect((await put('three', name)).status).toBe(200)
  expect((await put('one', 'odd/a.txt/b.txt')).status).toBe(200)
  expect(await (await fetch(`${url}/object/public/posters/${name}`)).text()).toBe('three')
  const { rows } = await database.query(
    `select name from storage.objects where name like 'odd/%' order by name`,
  )
  expect(rows).toEqual([{ name }, { name: 'odd/a.txt/b.txt' }])
})

test('a picture may be declared as another type of picture, and nothing else as one', async () => {
  const put = (name: string, bytes: Uint8Array | string, contentType: string) =>
    service.from('posters').upload(name, bytes, { contentType })
  expect((await put('a.jpg', png, 'image/jpeg')).error).toBeNull()
  expect((await put('b.jpg', '<html>', 'image/jpeg')).error).toMatchObject({ statusCode: '415' })
  expect((await put('c.svg', png, 'image/svg+xml')).error).toMatchObject({ statusCode: '415' })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  expect((await put('d.png', drawing, 'image/png')).error).toMatchObject({ statusCode: '415' })
})

test('the information about a file has its ETag, and the version is plain text', async () => {
  await service.from('posters').upload('tag.txt', 'tagged')
  const headers = { authorization: `Bearer ${keys.serviceRoleKey}` }
  const info = await fetch(`${url}/object/info/posters/tag.txt`, { method: 'HEAD', headers })
  expect(info.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/)
  const version = await fetch(`${url}/version`)
  expect([version.status, await version.text()]).toEqual([200, expect.stringMatching(/^\d+\./)])
})
