import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storageBackend } from '../../../test/storage/storage-backend.ts'

const { service, anon, url, filesIn } = await storageBackend()
const posters = service.from('posters')

const photo = await sharp({
  create: { width: 400, height: 200, channels: 3, background: '#a33' },
})
  .jpeg()
  .toBuffer()
await posters.upload('photo.jpg', photo, { contentType: 'image/jpeg', cacheControl: '60' })
await posters.upload(
  'drawing.svg',
  '<?xml version="1.0"?><!-- ours --><svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><circle r="9"/></svg>',
  { contentType: 'image/svg+xml' },
)

async function picture(path: string, accept = '*/*') {
  const answer = await fetch(path.startsWith('http') ? path : `${url}${path}`, {
    headers: { accept },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  return { answer, bytes, width, height, format, type: answer.headers.get('content-type') }
}

// S9-pictures
test('a picture comes in the size that is asked for', async () => {
  const { publicUrl } = anon
    .from('posters')
    .getPublicUrl('photo.jpg', { transform: { width: 100 } }).data
  const { answer, ...found } = await picture(publicUrl)
  expect(found).toMatchObject({ width: 100, height: 50, format: 'jpeg', type: 'image/jpeg' })
  expect(answer.headers.get('cache-control')).toBe('max-age=60')
  expect(answer.headers.get('vary')).toContain('Accept')
  expect(answer.headers.get('x-transformations')).toBe('width:100,resizing_type:fill,quality:75')
  const again = await fetch(publicUrl, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('a picture covers, is contained in or fills its frame, and is never enlarged', async () => {
  const path = '/render/image/public/posters/photo.jpg?width=100&height=100'
  expect(await picture(path)).toMatchObject({ width: 100, height: 100 })
  expect(await picture(`${path}&resize=contain`)).toMatchObject({ width: 100, height: 50 })
  expect(await picture(`${path}&resize=fill`)).toMatchObject({ width: 100, height: 100 })
  expect(await picture('/render/image/public/posters/photo.jpg?width=1999')).toMatchObject({
    width: 400,
  })
})

test('a browser that knows WebP gets WebP, unless the own format is asked for', async () => {
  const path = '/render/image/public/posters/photo.jpg?width=50'
  expect(await picture(path, 'image/webp,*/*')).toMatchObject({
    format: 'webp',
    type: 'image/webp',
  })
  expect(await picture(`${path}&format=origin`, 'image/webp,*/*')).toMatchObject({ format: 'jpeg' })
  expect(await picture(`${path}&format=avif`)).toMatchObject({ type: 'image/avif' })
  const coarse = await picture(`${path}&quality=20`)
  const fine = await picture(`${path}&quality=100`)
  expect(coarse.bytes.length).toBeLessThan(fine.bytes.length)
})

test('a drawing is drawn anew in the size that is asked for', async () => {
  expect(await picture('/render/image/public/posters/drawing.svg?width=600')).toMatchObject({
    width: 600,
    height: 300,
    type: 'image/png',
  })
})

test('what was rendered is kept, and goes with its picture', async () => {
  await posters.upload('gone.jpg', photo, { contentType: 'image/jpeg' })
  const before = (await filesIn('rendered')).length
  const asked = Array.from({ length: 5 }, () =>
    picture('/render/image/public/posters/gone.jpg?width=33'),
  )
  const [first, ...more] = await Promise.all(asked)
  expect(more.every(({ bytes }) => bytes.equals(first?.bytes ?? Buffer.alloc(0)))).toBe(true)
  expect((await filesIn('rendered')).length).toBe(before + 1)
  await posters.remove(['gone.jpg'])
  expect((await filesIn('rendered')).length).toBe(before)
})

test('a private picture is rendered for its owner and for a signed URL', async () => {
  await service.from('letters').upload('p.jpg', photo, { contentType: 'image/jpeg' })
  const { data } = await service
    .from('letters')
    .createSignedUrl('p.jpg', 60, { transform: { width: 80, resize: 'contain' } })
  expect(await picture(data?.signedUrl ?? '')).toMatchObject({ width: 80 })
  const own = await service.from('letters').download('p.jpg', { transform: { width: 60 } })
  const bytes = (await own.data?.bytes()) ?? new Uint8Array()
  expect((await sharp(bytes).metadata()).width).toBe(60)
  const open = await fetch(`${url}/render/image/public/letters/p.jpg?width=60`)
  expect(open.status).toBe(400)
})

test('what is no picture, or too large to unpack, is refused', async () => {
  await posters.upload('text.txt', 'text')
  const text = await fetch(`${url}/render/image/public/posters/text.txt?width=60`)
  expect(await text.json()).toMatchObject({
    statusCode: '400',
    message: 'The source image is invalid or unsupported for rendering',
  })
  const bomb = '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'
  await posters.upload('bomb.svg', bomb, { contentType: 'image/svg+xml' })
  const answer = await fetch(`${url}/render/image/public/posters/bomb.svg?width=60`)
  expect(answer.status).toBe(400)
  const odd = await fetch(`${url}/render/image/public/posters/photo.jpg?width=wide`)
  expect(await odd.json()).toMatchObject({ code: 'InvalidRequest' })
})

// S9-pictures
test('a picture comes in every width that pages ask for', async () => {
  const wide = await sharp({
    create: { width: 4000, height: 100, channels: 3, background: '#33a' },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await posters.upload('wide.png', wide, { contentType: 'image/png' })
  for (const width of [16, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]) {
    const path = `/render/image/public/posters/wide.png?width=${width}`
    expect(await picture(path)).toMatchObject({ width })
  }
})

test('a picture is known by its bytes, not by what it was declared as or by its last checksum', async () => {
  await posters.upload('declared.txt', photo, { contentType: 'text/plain' })
  const path = '/render/image/public/posters/declared.txt?width=60'
  expect(await picture(path)).toMatchObject({ width: 60, format: 'jpeg' })
  const png = await sharp(photo).png().toBuffer()
  const broken = Buffer.from(png)
  broken[broken.length - 1] = (broken.at(-1) ?? 0) ^ 0xff
  await posters.upload('broken.png', broken, { contentType: 'image/jpeg' })
  expect(await picture('/render/image/public/posters/broken.png?width=50')).toMatchObject({
    width: 50,
  })
})

test('gravity says which part is kept, and a side below nothing is refused by its name', async () => {
  const halves = await sharp({
    create: { width: 200, height: 100, channels: 3, background: '#f00' },
  })
    .composite([
      {
        input: { create: { width: 100, height: 100, channels: 3, background: '#00f' } },
        left: 100,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  await posters.upload('halves.png', halves, { contentType: 'image/png' })
  const colourAt = async (query: string) => {
    const { bytes, answer } = await picture(
      `/render/image/public/posters/halves.png?width=50&height=100&${query}`,
    )
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return [answer.headers.get('x-transformations'), data[0], data[2]]
  }
  const said = 'height:100,width:50,resizing_type:fill'
  expect(await colourAt('gravity=we')).toEqual([`${said},gravity:we,quality:75`, 255, 0])
  expect(await colourAt('gravity=ea')).toEqual([`${said},gravity:ea,quality:75`, 0, 255])
  expect(await colourAt('gravity=fp&x_offset=1&y_offset=0')).toEqual([
    `${said},gravity:fp:1:0,quality:75`,
    0,
    255,
  ])
  const negative = await fetch(`${url}/render/image/public/posters/halves.png?width=-1`)
  expect(await negative.json()).toMatchObject({ message: expect.stringContaining('width') })
  expect((await fetch(`${url}/render/image/public/posters/halves.png?gravity=fp`)).status).toBe(400)
})
