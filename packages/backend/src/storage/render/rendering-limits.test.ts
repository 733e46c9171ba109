import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { storageBackend } from '../../../test/storage/storage-backend.ts'
import { limitConcurrency } from '../../kernel/jobs/limit-concurrency.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import { SmallBytes } from '../public/small-bytes.ts'
import { RenderedFiles } from './rendered-files.ts'
import { SharedWork } from './shared-work.ts'
import { readTransformation, snapTransformation } from './transformation.ts'

const never = new AbortController().signal

test('work on which no request waits any more is never begun', async () => {
  const limit = limitConcurrency({ maxRunning: 1, maxWaiting: 5 })
  const [running, waiting] = [Promise.withResolvers<void>(), new AbortController()]
  const begun: string[] = []
  const first = limit.run(() => running.promise, never)
  const abandoned = limit.run(async () => begun.push('abandoned'), waiting.signal)
  const wanted = limit.run(async () => begun.push('wanted'), never)
  waiting.abort(new Error('gone'))
  await expect(abandoned).rejects.toThrow('gone')
  running.resolve()
  await Promise.all([first, wanted])
  expect(begun).toEqual(['wanted'])
})

test('what one of several requests still wants goes on when the others are over', async () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const { promise, resolve } = Promise.withResolvers<string>()
  let wanted: AbortSignal = never
  const work = new SharedWork((signal) => {
    wanted = signal
    return promise
  })
  const [, second] = [work.join(one.signal), work.join(other.signal)]
  one.abort()
  expect(wanted.aborted).toBe(false)
  resolve('picture')
  expect(await second).toBe('picture')
  other.abort()
  expect(work.isAbandoned).toBe(false)

  const lonely = new AbortController()
  const alone = new SharedWork(() => new Promise(() => {}))
  void alone.join(lonely.signal)
  lonely.abort()
  expect(alone.isAbandoned).toBe(true)
})

test('a full queue says so at once, and takes more when there is room', async () => {
  const limit = limitConcurrency({
    maxRunning: 1,
    maxWaiting: 1,
    tooMany: storageErrors.busyRendering,
  })
  const running = Promise.withResolvers<void>()
  const first = limit.run(() => running.promise, never)
  const second = limit.run(async () => 'second', never)
  await expect(limit.run(async () => 'third', never)).rejects.toMatchObject({ status: 503 })
  running.resolve()
  await first
  expect(await second).toBe('second')
  expect(await limit.run(async () => 'fourth', never)).toBe('fourth')
})

test('of a picture with too many sizes the one goes that was not used the longest', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'slovo-rendered-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = new RenderedFiles(folder, new SmallBytes(0), 2)
  const version = randomUUID()
  const bytes = Buffer.from('picture')
  for (const [name, minutes] of [
    ['first', 2],
    ['second', 1],
  ] as const) {
    await files.keep(version, name, bytes)
    const usedAt = new Date(Date.now() - minutes * 60_000)
    await utimes(path.join(folder, version, name), usedAt, usedAt)
  }
  expect(await files.find(version, 'first')).toEqual(bytes)
  await files.keep(version, 'third', bytes)
  expect((await readdir(path.join(folder, version))).sort()).toEqual(['first', 'third'])
})

test('a width is the next one of the site’s, in the same proportion', () => {
  const snapped = (given: Record<string, unknown>) =>
    snapTransformation(readTransformation(given), [256, 640, 1200])
  expect(snapped({ width: 1 })).toMatchObject({ width: 256, quality: 75 })
  expect(snapped({ width: 640, height: 427 })).toMatchObject({ width: 640, height: 427 })
  expect(snapped({ width: 320, height: 200, quality: 41 })).toMatchObject({
    ...{ width: 640, height: 400, quality: 60 },
  })
  expect(snapped({ height: 300 })).toMatchObject({ height: 640 })
  expect(snapped({ width: 3000 })).toMatchObject({ width: 1200 })
})

test('visitors get the widths of the site, at any URL; users with a session get every width', async () => {
  const backend = await storageBackend({ pictureWidths: [128, 256] })
  const photo = await sharp({
    create: { width: 400, height: 200, channels: 3, background: '#a33' },
  })
    .png()
    .toBuffer()
  await backend.service.from('posters').upload('p.png', photo, { contentType: 'image/png' })
  const widthOf = async (route: string, key: string) => {
    const answer = await fetch(`${backend.url}/render/image/${route}/posters/p.png?width=100`, {
      headers: { authorization: `Bearer ${key}` },
    })
    return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width
  }
  await backend.database.query(
    `create policy "posters are seen" on storage.objects for select using (bucket_id = 'posters')`,
  )
  const { anonKey, serviceRoleKey } = backend.keys
  expect(await widthOf('public', serviceRoleKey)).toBe(128)
  expect(await widthOf('authenticated', anonKey)).toBe(128)
  expect(await widthOf('authenticated', serviceRoleKey)).toBe(100)
})
