import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openFolderStore } from '@slovo/backend'
import { testBackend } from '@slovo/testing'
import { afterAll, expect, test } from 'vitest'
import { nameOfBackup } from '../backup/kept-backups.ts'
import { readSettings } from '../settings/settings.ts'
import { checkAddress } from './check-address.ts'
import { checkBackups } from './check-backups.ts'
import { checkDisk } from './check-disk.ts'
import { checkFiles } from './check-files.ts'
import { checkMail, checkMailQueue } from './check-mail.ts'
import { checkSchedule } from './check-schedule.ts'
import { checkVersions } from './check-versions.ts'
import { examine } from './examine.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'slovo-doctor-'))
afterAll(() => rm(folder, { recursive: true }))
const backend = await testBackend()
const { database } = backend.db
const settingsWith = (settings: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: folder, ...settings })

test('a row without its file is a problem that names the file', async () => {
  const store = openFolderStore(backend.storageFolder)
  await backend.operator.storage.createBucket('recordings')
  await backend.operator.storage.from('recordings').upload('hello.ogg', Buffer.from('a'))
  expect(await checkFiles(database, store)).toMatchObject([{ level: 'ok' }])

  const [row] = await backend.db.query<{ version: string }>('select version from storage.objects')
  await store.remove([row?.version ?? ''])

  const [finding] = await checkFiles(database, store)
  expect(finding).toMatchObject({ level: 'problem', todo: expect.stringContaining('backup') })
  expect(finding?.found).toContain('recordings/hello.ogg')
})

test('a mail server that takes no connection is a problem with its reason', async () => {
  const finding = await checkMail(settingsWith({ SMTP_URL: 'smtp://127.0.0.1:1' }))

  expect(finding).toMatchObject({ level: 'problem', about: 'mail' })
  expect(finding.found).toContain('ECONNREFUSED')
  expect(await checkMail(settingsWith())).toMatchObject({ level: 'ok' })
  const unheard = settingsWith({ SITE_URL: 'https://slovo.example.org' })
  expect(await checkMail(unheard)).toMatchObject({ level: 'warning' })
  expect(await checkMailQueue(database)).toMatchObject({ level: 'ok' })
})

test('the schedule is fitted with and without a native part, and which it is can be read', async () => {
  expect(await checkSchedule(async () => true)).toMatchObject({ level: 'ok' })
  const without = await checkSchedule(async () => false)
  expect(without).toMatchObject({ level: 'ok', found: expect.stringContaining(process.platform) })
})

test('a database of a newer Slovo is a problem, one of an older a warning', async () => {
  const change = (sql: string) => backend.db.query(sql)
  expect(await checkVersions(database)).toMatchObject([{ level: 'ok' }])

  await change(
    `update supabase_migrations.schema_migrations set version = '9999' where version = '0041'`,
  )
  expect(await checkVersions(database)).toMatchObject([{ level: 'problem' }])

  await change(`delete from supabase_migrations.schema_migrations where version = '9999'`)
  expect(await checkVersions(database)).toMatchObject([{ level: 'warning' }])
})

test('a public address that leads elsewhere is a problem', async () => {
  const process = createServer((_, answer) => answer.end('{"status":"live"}'))
  const other = createServer((_, answer) => answer.end('It works!'))
  const ports = await Promise.all(
    [process, other].map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return String((server.address() as AddressInfo).port)
    }),
  )
  const [PORT = '', wrong] = ports

  const right = await checkAddress(settingsWith({ PORT, SITE_URL: `http://127.0.0.1:${PORT}` }))
  expect(right.map(({ level }) => level)).toEqual(['ok', 'ok'])
  const astray = await checkAddress(settingsWith({ PORT, SITE_URL: `http://127.0.0.1:${wrong}` }))
  expect(astray).toMatchObject([{ level: 'ok' }, { level: 'problem' }, { level: 'warning' }])
  process.close()
  other.close()
  const stopped = await checkAddress(settingsWith({ PORT }))
  expect(stopped[0]).toMatchObject({ level: 'warning', about: 'process' })
})

test('an old backup is a problem, none by setting a warning', async () => {
  expect(await checkBackups(settingsWith())).toMatchObject({ level: 'warning' })

  const nightly = settingsWith({ BACKUP_FOLDER: folder })
  await writeFile(path.join(folder, nameOfBackup(new Date(Date.now() - 48 * 3600_000))), '')
  expect(await checkBackups(nightly)).toMatchObject({ level: 'problem' })

  await writeFile(path.join(folder, nameOfBackup(new Date())), '')
  expect(await checkBackups(nightly)).toMatchObject({ level: 'ok' })
})

test('keys that others can read are a problem', async () => {
  await writeFile(path.join(folder, 'keys.json'), '{}', { mode: 0o600 })
  expect((await checkDisk(settingsWith())).at(-1)).toMatchObject({ level: 'ok' })

  await chmod(path.join(folder, 'keys.json'), 0o644)
  expect((await checkDisk(settingsWith())).at(-1)).toMatchObject({
    level: 'problem',
    todo: expect.stringContaining('chmod 600'),
  })
})

test('a folder without a site is said, and no database is made in it', async () => {
  const findings = []
  for await (const finding of examine(settingsWith())) findings.push(finding)
  expect(findings.at(-1)).toMatchObject({ level: 'problem', about: 'data' })
  expect(await readdir(folder)).not.toContain('pg18')
})
