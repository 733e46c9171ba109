import { expect, test } from 'vitest'
import { storageBackend } from '../../../test/storage/storage-backend.ts'

const { service, anon, url, keys } = await storageBackend()
const shelf = service.from('posters')
for (const name of ['b.txt', 'a.txt', 'deep/c.txt', 'deep/d/e.txt', 'other/f.txt']) {
  await shelf.upload(name, name, { contentType: 'text/plain' })
}

type Listing = Parameters<typeof shelf.listV2>[0]

async function page(options: Listing = {}) {
  const { data, error } = await shelf.listV2(options)
  if (error) throw error
  const { folders, objects, hasNext, nextCursor } = data
  return {
    folders: folders.map(({ name }) => name),
    objects: objects.map(({ name }) => name),
    hasNext,
    cursor: nextCursor,
  }
}

/** All entries, in pages of one size; folders of a page are named before its files. */
async function pages(options: NonNullable<Listing>) {
  const found: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { folders, objects, ...next } = await page(cursor ? { ...options, cursor } : options)
    found.push(...folders, ...objects)
    if (!next.hasNext) return found
    cursor = next.cursor
  }
}

test('all files of a bucket are listed, whatever folder they lie in', async () => {
  expect(await page()).toEqual({
    folders: [],
    objects: ['a.txt', 'b.txt', 'deep/c.txt', 'deep/d/e.txt', 'other/f.txt'],
    hasNext: false,
    cursor: undefined,
  })
  const { data } = await shelf.listV2({ prefix: 'deep/c' })
  expect(data?.objects).toEqual([
    {
      name: 'deep/c.txt',
      key: 'deep/c.txt',
      id: expect.any(String),
      metadata: expect.objectContaining({ mimetype: 'text/plain' }),
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      last_accessed_at: expect.stringMatching(/Z$/),
    },
  ])
})

test('with the delimiter a folder is one entry', async () => {
  expect(await page({ with_delimiter: true })).toMatchObject({
    folders: ['deep/', 'other/'],
    objects: ['a.txt', 'b.txt'],
  })
  expect(await page({ with_delimiter: true, prefix: 'deep/' })).toMatchObject({
    folders: ['deep/d/'],
    objects: ['deep/c.txt'],
  })
})

test('a list goes on where it stopped, in every order', async () => {
  const byName = ['a.txt', 'b.txt', 'deep/c.txt', 'deep/d/e.txt', 'other/f.txt']
  const asMade = ['b.txt', 'a.txt', 'deep/c.txt', 'deep/d/e.txt', 'other/f.txt']
  expect(await pages({ limit: 2 })).toEqual(byName)
  expect(await pages({ limit: 2, sortBy: { column: 'name', order: 'desc' } })).toEqual(
    byName.toReversed(),
  )
  expect(await pages({ limit: 1, sortBy: { column: 'created_at', order: 'asc' } })).toEqual(asMade)
  expect(await pages({ limit: 2, sortBy: { column: 'created_at', order: 'desc' } })).toEqual(
    asMade.toReversed(),
  )
  expect(await pages({ limit: 1, with_delimiter: true })).toEqual([
    'a.txt',
    'b.txt',
    'deep/',
    'other/',
  ])
  const newest = { column: 'created_at', order: 'desc' } as const
  expect(await pages({ limit: 1, with_delimiter: true, sortBy: newest })).toEqual([
    'other/',
    'deep/',
    'a.txt',
    'b.txt',
  ])
})

test('a cursor of one’s own making is refused; what one may not see is not listed', async () => {
  const { error } = await shelf.listV2({ cursor: 'invented' })
  expect(error).toMatchObject({ message: 'Invalid Parameter cursor', statusCode: '400' })
  expect((await anon.from('posters').listV2()).data).toMatchObject({ objects: [], folders: [] })
})

test('buckets are listed with search, paging and sort', async () => {
  for (const id of ['shelf-1', 'shelf-2', 'shelf-3']) await service.createBucket(id)
  const ids = async (options: Parameters<typeof service.listBuckets>[0]) =>
    (await service.listBuckets(options)).data?.map(({ id }) => id)
  expect(await ids({ search: 'SHELF' })).toEqual(['shelf-1', 'shelf-2', 'shelf-3'])
  expect(await ids({ search: 'shelf', limit: 1, offset: 1 })).toEqual(['shelf-2'])
  expect(await ids({ search: 'shelf', sortColumn: 'created_at', sortOrder: 'desc' })).toEqual([
    'shelf-3',
    'shelf-2',
    'shelf-1',
  ])
  expect((await service.listBuckets({ limit: -1 })).error).toMatchObject({ statusCode: '400' })
})

test('a copy keeps what was said about the file, or says it anew, and fits its bucket', async () => {
  await service.createBucket('archive', { public: false, allowedMimeTypes: ['text/*'] })
  await shelf.upload('said.txt', 'text', { contentType: 'text/plain', metadata: { mood: 'good' } })
  await shelf.copy('said.txt', 'kept.txt', { destinationBucket: 'archive' })
  await shelf.copy('said.txt', 'anew.txt', {
    destinationBucket: 'archive',
    copyMetadata: false,
    metadata: { mimetype: 'text/markdown', cacheControl: 'max-age=7' },
  })
  const archive = service.from('archive')
  expect((await archive.info('kept.txt')).data).toMatchObject({
    contentType: 'text/plain',
    metadata: { mood: 'good' },
  })
  expect((await archive.info('anew.txt')).data).toMatchObject({
    contentType: 'text/markdown',
    cacheControl: 'max-age=7',
    metadata: {},
  })
  await shelf.upload('tone.mp3', 'la', { contentType: 'audio/mpeg' })
  const refused = await shelf.copy('tone.mp3', 'tone.mp3', { destinationBucket: 'archive' })
  expect(refused.error).toMatchObject({ statusCode: '415' })
  const moved = await shelf.move('said.txt', 'moved.txt', { destinationBucket: 'archive' })
  expect(moved.error).toBeNull()
  expect(await (await archive.download('moved.txt')).data?.text()).toBe('text')
})

test('what this server does not have is said plainly', async () => {
  const ask = async (path: string) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.serviceRoleKey}` },
    })
    return [answer.status, await answer.json()]
  }
  for (const path of ['/vector/ListVectorBuckets', '/iceberg/bucket', '/cdn/posters']) {
    expect(await ask(path)).toEqual([
      400,
      expect.objectContaining({ code: 'FeatureNotEnabled', statusCode: '409' }),
    ])
  }
  expect(await ask('/nowhere')).toEqual([400, expect.objectContaining({ statusCode: '404' })])
})
