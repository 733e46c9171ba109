import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { makeAccount, post } from '../people/accounts.ts'
import { startServices } from '../site/services.ts'
import { readKeys, runCommand, type SiteUnderTest, startSite } from '../site/site-under-test.ts'
import { uploadTo } from './upload.ts'

let folder = ''

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slovo-backup-'))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

async function makeFolder(name: string) {
  const place = path.join(folder, name)
  await mkdir(place)
  return place
}

test('a backup of a running site starts again in another folder, and on another Postgres with a bucket', async () => {
  // Three sites start one after the other.
  test.setTimeout(360_000)
  const nightly = path.join(folder, 'nightly')
  // Below a folder that only its owner may enter, a database is put elsewhere: it could not begin as a copy.
  const original = await mkdtemp(path.join(tmpdir(), 'slovo-original-'))
  const first = await startSite({ DATA_DIR: original, BACKUP_FOLDER: nightly })
  const namesOfNights = () => readdir(nightly).catch(() => [])
  await expect
    .poll(namesOfNights, { timeout: 120_000 })
    .toEqual([expect.stringMatching(/^slovo-.*Z\.tar\.zst$/)])
  const keys = await readKeys(first.dataDir)
  const { anonKey } = keys
  const learner = await makeAccount(first.url, keys)
  const word = { user_id: learner.id, word_ru: 'слово', word_fr: 'mot', word_sentence: '' }
  await post(first.url, '/rest/v1/user_words', anonKey, word, learner.accessToken)
  const picture = Buffer.alloc(100_000, 'я')
  expect((await uploadTo(first, 'image/backup.bin', picture)).status).toBe(200)
  const file = path.join(folder, 'slovo.tar.zst')

  const backup = await runCommand(first.dataDir, first.url, ['backup', file])
  expect(backup.code, backup.said).toBe(0)
  const onto = await runCommand(first.dataDir, first.url, ['restore', file])
  expect(onto.code).toBe(1)
  expect(onto.said).toContain('There is a site in')
  const whileItRuns = await runCommand(first.dataDir, first.url, ['doctor'], {
    BACKUP_FOLDER: nightly,
  })
  expect(whileItRuns.code, whileItRuns.said).toBe(0)
  expect(whileItRuns.said).toMatch(/^ok +process: the site answers/m)
  expect(whileItRuns.said).toMatch(/^ok +backups: 1 kept/m)
  await first.stop()
  const stopped = await runCommand(first.dataDir, first.url, ['doctor'])
  expect(stopped.said).toMatch(/^warning +process: nothing answers/m)
  expect(stopped.said).toMatch(/^ok +files: \d+ files, each with its row/m)
  await rm(original, { recursive: true })

  const isWhole = async (site: SiteUnderTest) => {
    const headers = { apikey: anonKey, authorization: `Bearer ${learner.accessToken}` }
    const words = await fetch(`${site.url}/rest/v1/user_words?select=word_ru`, { headers })
    expect(await words.json()).toEqual([{ word_ru: 'слово' }])
    const kept = await fetch(`${site.url}/storage/v1/object/public/slovo/image/backup.bin`)
    expect(Buffer.from(await kept.arrayBuffer()).equals(picture)).toBe(true)
    const page = await fetch(`${site.url}/materials`)
    expect(page.status).toBe(200)
  }
  const second = await makeFolder('second')
  const restored = await runCommand(second, first.url, ['restore', file])
  expect(restored.code, restored.said).toBe(0)
  const site = await startSite({ DATA_DIR: second })
  await isWhole(site)
  await site.stop()

  const services = await startServices()
  const third = await makeFolder('third')
  const moved = await runCommand(third, first.url, ['restore', file], services.settings)
  expect(moved.code, moved.said).toBe(0)
  const elsewhere = await startSite({ DATA_DIR: third, ...services.settings })
  await isWhole(elsewhere)
  const again = await runCommand(third, first.url, ['restore', file], services.settings)
  expect(again.code).toBe(1)
  expect(again.said).toContain('is not empty')
  await elsewhere.stop()
  await services.stop()
})

test('an archive that is no backup changes nothing, and the site says when a restore was broken off', async () => {
  const file = path.join(folder, 'holiday.zip')
  await writeFile(file, 'PK')
  const dataDir = await makeFolder('data')

  const refused = await runCommand(dataDir, 'http://localhost:1', ['restore', file])
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('is no whole backup of Slovo')
  expect(await readdir(dataDir)).toEqual([])

  const without = await runCommand(dataDir, 'http://localhost:1', ['backup', `${file}.new`])
  expect(without.code).toBe(1)
  expect(without.said).toContain('There is no site in')

  await writeFile(path.join(folder, '.restoring'), '')
  const half = await runCommand(folder, 'http://localhost:1', ['admin', 'add', 'a@example.org'])
  expect(half.code).toBe(1)
  expect(half.said).toContain('was broken off')
})
