import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { storageBackend } from '../../../test/storage/storage-backend.ts'

const backend = await storageBackend()
const { service, anon, filesIn, keys, url } = backend

test('the operator makes, reads, changes and removes a bucket', async () => {
  expect(await service.createBucket('films', { public: true, fileSizeLimit: '1MB' })).toMatchObject(
    {
      data: { name: 'films' },
      error: null,
    },
  )
  expect((await service.getBucket('films')).data).toMatchObject({
    id: 'films',
    name: 'films',
    public: true,
    file_size_limit: 1_000_000,
    allowed_mime_types: null,
    created_at: expect.stringMatching(/Z$/),
  })
  const changed = await service.updateBucket('films', {
    public: false,
    allowedMimeTypes: ['video/*'],
  })
  expect(changed.data).toEqual({ message: 'Successfully updated' })
  expect((await service.getBucket('films')).data).toMatchObject({
    public: false,
    allowed_mime_types: ['video/*'],
  })
  expect((await service.listBuckets()).data?.map(({ id }) => id)).toContain('films')
  expect((await service.listBuckets({ search: 'film' })).data?.map(({ id }) => id)).toEqual([
    'films',
  ])
  expect((await service.deleteBucket('films')).data).toEqual({ message: 'Successfully deleted' })
  expect((await service.getBucket('films')).error).toMatchObject({
    message: 'Bucket not found',
    statusCode: '404',
    status: 400,
  })
})

test('a bucket with files is emptied before it is removed', async () => {
  await service.createBucket('box')
  await service.from('box').upload('a.txt', 'text')
  expect((await service.deleteBucket('box')).error).toMatchObject({
    message: 'The bucket you tried to delete is not empty',
    statusCode: '409',
  })
  expect((await service.emptyBucket('box')).error).toBeNull()
  expect(await filesIn('files')).toEqual([])
  expect((await service.deleteBucket('box')).error).toBeNull()
})

test('a bucket is not made twice, nor with a strange name or an impossible limit', async () => {
  expect((await service.createBucket('letters')).error).toMatchObject({
    message: 'The resource already exists',
    statusCode: '409',
  })
  expect((await service.createBucket('a/b')).error?.message).toBe('Bucket name invalid')
  expect(
    (await service.createBucket('c', { public: false, fileSizeLimit: '5GB' })).error,
  ).toMatchObject({
    statusCode: '413',
  })
})

test('visitors and learners cannot make, see, change or remove buckets', async () => {
  for (const storage of [anon, await backend.as(randomUUID())]) {
    expect((await storage.createBucket('mine')).error).toMatchObject({
      message: 'new row violates row-level security policy',
      statusCode: '403',
    })
    expect((await storage.listBuckets()).data).toEqual([])
    expect((await storage.updateBucket('letters', { public: true })).error).toBeTruthy()
    expect((await storage.deleteBucket('letters')).error).toBeTruthy()
    expect((await storage.emptyBucket('letters')).error).toBeTruthy()
  }
  expect((await service.getBucket('letters')).data?.public).toBe(false)
})

test('a null byte in a name, a search or a prefix is refused as what it is', async () => {
  const headers = {
    authorization: `Bearer ${keys.serviceRoleKey}`,
    'content-type': 'application/json',
  }
  const asked: [string, string, unknown?][] = [
    ['GET', '/bucket/%00'],
    ['PUT', '/bucket/%00', { public: true }],
    ['DELETE', '/bucket/%00'],
    ['POST', '/bucket/%00/empty', {}],
    ['GET', '/bucket?search=%00'],
    ['POST', '/object/list/%00', {}],
    ['POST', '/object/list/posters', { prefix: '\u0000' }],
    ['POST', '/object/list-v2/posters', { prefix: '\u0000' }],
    ['POST', '/object/sign/%00', { expiresIn: 60, paths: ['a'] }],
    ['POST', '/object/sign/posters', { expiresIn: 60, paths: ['\u0000'] }],
    ['DELETE', '/object/posters', { prefixes: ['\u0000'] }],
    ['GET', '/object/public/%00/a.txt'],
  ]
  for (const [method, path, body] of asked) {
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    expect(answer.status, `${method} ${path}`).toBe(400)
    expect(await answer.json()).toMatchObject({ statusCode: '400', code: 'InvalidParameter' })
  }
})
