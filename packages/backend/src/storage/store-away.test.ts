import { expect, test } from 'vitest'

process.env.STORAGE_TEST_STORE = 's3'
const { storageBackend } = await import('../../test/storage/storage-backend.ts')
const { service, keys, url, s3Server, filesIn, database } = await storageBackend()
delete process.env.STORAGE_TEST_STORE

const posters = service.from('posters')

test('while the store is away every request for bytes says so; when it is back, nothing has to be started again', async () => {
  await posters.upload('before.txt', 'before')
  await posters.upload('removed.txt', 'removed')
  await s3Server?.stop()

  const headers = { authorization: `Bearer ${keys.serviceRoleKey}`, 'content-type': 'text/plain' }
  const put = (name: string) =>
    fetch(`${url}/object/posters/${name}`, { method: 'POST', headers, body: name })
  const refused = [
    await put('meanwhile.txt'),
    await fetch(`${url}/object/public/posters/before.txt`),
    await fetch(`${url}/object/copy`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ bucketId: 'posters', sourceKey: 'before.txt', destinationKey: 'copy.txt' },
      }),
    }),
  ]
  for (const answer of refused) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toMatchObject({
      message: 'The store of the files does not answer: try again shortly',
    })
  }
  expect((await posters.list()).data?.map(({ name }) => name)).toEqual([
    'before.txt',
    'removed.txt',
  ])
  expect((await posters.remove(['removed.txt'])).error).toBeNull()

  await s3Server?.start()
  expect((await put('meanwhile.txt')).status).toBe(200)
  const text = async (name: string) => (await posters.download(name)).data?.text()
  expect([await text('before.txt'), await text('meanwhile.txt')]).toEqual([
    'before',
    'meanwhile.txt',
  ])
  const { rows } = await database.query<{ version: string }>('select version from storage.objects')
  const files = await filesIn('files')
  for (const { version } of rows) expect(files).toContain(version)
})
