import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { makeAccount } from './accounts.ts'
import { openLine } from './cut-line.ts'
import { Saving } from './saving.ts'
import { startServices } from './services.ts'
import { readKeys, startSite } from './site-under-test.ts'

test('every answered word is there after its database was killed, and the site goes on', async () => {
  const site = await startSite()
  const { anonKey } = await readKeys(site.dataDir)
  const saving = new Saving(site.url, anonKey, await makeAccount(site.url, anonKey))
  saving.start()
  await saving.more(50)

  const postmaster = path.join(site.dataDir, 'pg18/cluster/postmaster.pid')
  process.kill(Number((await readFile(postmaster, 'utf8')).split('\n')[0]), 'SIGKILL')

  await saving.more(50)
  await saving.stop()
  expect(await saving.lost()).toEqual([])
  expect((await fetch(`${site.url}/health/ready`)).status).toBe(200)
  await site.stop()
})

test('while database and bucket are away the site says so, and goes on by itself when they are back', async () => {
  test.setTimeout(240_000)
  const folder = await mkdtemp(path.join(tmpdir(), 'slovo-line-'))
  const services = await startServices()
  const { DATABASE_URL = '', S3_ENDPOINT = '' } = services.settings
  const socket = decodeURIComponent(/@([^/]+)\//.exec(DATABASE_URL)?.[1] ?? '')
  const database = await openLine(
    { path: path.join(socket, '.s.PGSQL.5432') },
    { path: path.join(folder, '.s.PGSQL.5432') },
  )
  const bucket = await openLine({ port: Number(new URL(S3_ENDPOINT).port) })
  const site = await startSite({
    ...services.settings,
    DATABASE_URL: DATABASE_URL.replace(/@[^/]+\//, `@${encodeURIComponent(folder)}/`),
    S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
  })
  const { anonKey, serviceRoleKey } = await readKeys(site.dataDir)
  const learner = await makeAccount(site.url, anonKey)
  const upload = (name: string) =>
    fetch(`${site.url}/storage/v1/object/slovo/image/${name}`, {
      method: 'POST',
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${serviceRoleKey}`,
        'content-type': 'application/octet-stream',
      },
      body: Buffer.from('картинка'),
    })
  expect((await upload('before.bin')).status).toBe(200)

  bucket.cut()
  const refused = await upload('meanwhile.bin')
  expect(refused.status).toBeGreaterThanOrEqual(500)
  expect(await refused.json()).toMatchObject({ message: expect.any(String) })
  expect((await fetch(`${site.url}/materials`)).status).toBe(200)
  bucket.mend()
  await expect.poll(async () => (await upload('after.bin')).status).toBe(200)

  const saving = new Saving(site.url, anonKey, learner)
  saving.start()
  await saving.more(20)
  database.cut()
  await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(503)
  expect((await fetch(`${site.url}/health/live`)).status).toBe(200)
  database.mend()
  await expect.poll(async () => (await fetch(`${site.url}/health/ready`)).status).toBe(200)
  await saving.more(20)
  await saving.stop()
  expect(await saving.lost()).toEqual([])

  await site.stop()
  await Promise.all([database.close(), bucket.close()])
  await services.stop()
  await rm(folder, { recursive: true, force: true })
})
