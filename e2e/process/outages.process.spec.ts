import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { makeAccount } from '../people/accounts.ts'
import { readKeys, startSite } from '../site/site-under-test.ts'
import { Saving } from './saving.ts'
import { startSiteBehindLines } from './site-behind-lines.ts'
import { uploadTo } from './upload.ts'

test('every answered word is there after its database was killed, and the site goes on', async () => {
  const site = await startSite()
  const keys = await readKeys(site.dataDir)
  const saving = new Saving(site.url, keys.anonKey, await makeAccount(site.url, keys))
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
  const { site, database, bucket, stop } = await startSiteBehindLines()
  const keys = await readKeys(site.dataDir)
  const learner = await makeAccount(site.url, keys)
  const upload = (name: string) => uploadTo(site, `image/${name}`)
  expect((await upload('before.bin')).status).toBe(200)

  bucket.cut()
  const refused = await upload('meanwhile.bin')
  expect(refused.status).toBeGreaterThanOrEqual(500)
  expect(await refused.json()).toMatchObject({ message: expect.any(String) })
  expect((await fetch(`${site.url}/materials`)).status).toBe(200)
  bucket.mend()
  await expect.poll(async () => (await upload('after.bin')).status).toBe(200)

  const saving = new Saving(site.url, keys.anonKey, learner)
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

  await stop()
})
