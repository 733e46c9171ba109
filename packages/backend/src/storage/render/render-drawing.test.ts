import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { storageBackend } from '../../../test/storage/storage-backend.ts'
import { renderDrawing } from './render-drawing.ts'
import { readTransformation } from './transformation.ts'

// It is not known how long a busy machine takes to give a process its second and a half.
vi.setConfig({ testTimeout: 120_000 })

const drawing = (side: number, content: string) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`,
  )
const filtered = (filter: string) =>
  drawing(
    7000,
    `<filter id="f" x="0" y="0" width="1" height="1">${filter}</filter><rect width="7000" height="7000" filter="url(#f)"/>`,
  )
const large = readTransformation({ width: 3840 })
const refused = { message: 'The source image is invalid or unsupported for rendering' }

// Each would take minutes or hours.
test.each([
  ['blurs a thousand times', filtered('<feGaussianBlur stdDeviation="500"/>'.repeat(1000))],
  ['swells its edges', filtered('<feMorphology operator="dilate" radius="1500"/>'.repeat(99))],
])('a drawing that %s is given up', async (_, hostile) => {
  await expect(renderDrawing(hostile, large, 'png', 1500)).rejects.toMatchObject(refused)
})

test('a drawing larger than a picture may be is refused', async () => {
  const huge = drawing(1_000_000, '<circle r="9"/>')
  await expect(renderDrawing(huge, large, 'png')).rejects.toMatchObject(refused)
})

test('an ordinary drawing is drawn', async () => {
  const wide = readTransformation({ width: 600 })
  const drawn = await renderDrawing(drawing(40, '<circle r="9"/>'), wide, 'webp')
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 600 })
})

test('what cannot be drawn is not tried again', async () => {
  const { service, url, parts } = await storageBackend()
  const svg = { contentType: 'image/svg+xml' }
  await service.from('posters').upload('broken.svg', '<svg><not', svg)
  const ask = () => fetch(`${url}/render/image/public/posters/broken.svg?width=80`)
  const read = vi.spyOn(parts.store, 'read')
  expect([(await ask()).status, (await ask()).status]).toEqual([400, 400])
  expect(read).toHaveBeenCalledOnce()
})
