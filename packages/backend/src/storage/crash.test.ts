import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { startStorageProcess } from '../../test/storage/start-storage-process.ts'
import { storageBackend } from '../../test/storage/storage-backend.ts'
import { refusalOf, tusUpload } from '../../test/storage/tus-upload.ts'
import { removeLostFiles } from './upkeep/remove-lost-files.ts'

const backend = await storageBackend()
const { service, database, keys, filesIn, parts } = backend
const MiB = 1024 * 1024
/** Processes are started, which takes its time on a busy machine. */
const patient = { timeout: 120_000 }
/** In blocks of 512 bytes. */
const twoMiB = String((2 * MiB) / 512)

const clientOf = ({ origin }: { origin: string }) =>
  createClient(origin, keys.serviceRoleKey, { auth: { persistSession: false } }).storage

async function expectFilesAreThoseOfRows() {
  const { rows } = await database.query<{ version: string }>('select version from storage.objects')
  expect((await filesIn('files')).sort()).toEqual(rows.map(({ version }) => version).sort())
}

test('a process that is killed leaves no half file', patient, async () => {
  const first = await startStorageProcess(backend)
  const sending = request(`${first.url}/object/posters/killed.bin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.serviceRoleKey}`, 'content-length': 9 * MiB },
  })
  sending.on('error', () => {})
  sending.write(randomBytes(3 * MiB))
  await expect.poll(() => filesIn('incoming'), { timeout: 60_000 }).toHaveLength(1)
  await first.kill()
  sending.destroy()

  expect((await service.from('posters').list()).data).toEqual([])
  await expectFilesAreThoseOfRows()
  await removeLostFiles(parts, new Date(Date.now() + 25 * 3600 * 1000))
  expect(await filesIn('incoming')).toEqual([])
})

test(
  'a full disk refuses a file and keeps nothing of it; smaller ones are still taken',
  patient,
  async () => {
    const full = await startStorageProcess(backend, { roomForFile: twoMiB })
    const posters = clientOf(full).from('posters')
    const refused = await posters.upload('large.bin', randomBytes(3 * MiB))
    expect(refused.error).toMatchObject({
      statusCode: '507',
      message: 'There is no room left to store files: nothing of this upload was kept',
    })
    expect(await filesIn('incoming')).toEqual([])
    expect((await service.from('posters').exists('large.bin')).data).toBe(false)

    expect((await posters.upload('small.bin', randomBytes(MiB))).error).toBeNull()
    expect((await posters.update('small.bin', randomBytes(3 * MiB))).error).not.toBeNull()
    expect((await posters.download('small.bin')).data?.size).toBe(MiB)
    await expectFilesAreThoseOfRows()
  },
)

test('an upload that found the disk full goes on when there is room', patient, async () => {
  const bytes = randomBytes(7 * MiB)
  const file = { bucket: 'posters', name: 'resumed.bin', bytes }
  const full = await startStorageProcess(backend, { roomForFile: String((6 * MiB) / 512) })
  const first = tusUpload(full.url, file, { token: keys.serviceRoleKey })
  first.upload.start()
  expect(await first.done.then(() => undefined, refusalOf)).toMatchObject({ status: 507 })
  const path = new URL(first.upload.url ?? '').pathname

  const roomy = await startStorageProcess(backend)
  const begins: number[] = []
  const second = tusUpload(roomy.url, file, {
    token: keys.serviceRoleKey,
    uploadUrl: new URL(path, roomy.origin).href,
    onProgress: (sent) => begins.push(sent),
  })
  second.upload.start()
  await second.done
  expect(begins[0]).toBeGreaterThanOrEqual(5 * MiB)
  const back = await clientOf(roomy).from('posters').download('resumed.bin')
  expect(Buffer.from((await back.data?.bytes()) ?? []).equals(bytes)).toBe(true)
  await expectFilesAreThoseOfRows()
})

test('a transaction that fails leaves no file behind and takes none away', async () => {
  await service.from('posters').upload('kept.txt', 'kept')
  await database.query(
    `create function refuse() returns trigger language plpgsql as $$
       begin if new.name = 'kept.txt' or new.name = 'copy.txt' then raise 'no'; end if; return new; end $$;
     create constraint trigger refuse after insert or update on storage.objects
       deferrable initially deferred for each row execute function refuse()`,
  )
  const posters = service.from('posters')
  expect((await posters.update('kept.txt', 'newer')).error).toMatchObject({ statusCode: '500' })
  expect((await posters.copy('kept.txt', 'copy.txt')).error).toMatchObject({ statusCode: '500' })
  expect(await (await posters.download('kept.txt')).data?.text()).toBe('kept')
  await expectFilesAreThoseOfRows()
})

test('of several processes one at a time looks for lost files', async () => {
  const tomorrow = new Date(Date.now() + 25 * 3600 * 1000)
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtextextended('storage.upkeep', 0))")
    expect(await removeLostFiles(parts, tomorrow)).toBe(0)
  })
})
