import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bootstrappedDatabase, whenDone } from '@slovo/testing'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import { openStorageParts, storageProtocol } from '../../src/storage/open-storage.ts'
import { storageRoutes } from '../../src/storage/storage.routes.ts'
import type { StorageParts } from '../../src/storage/storage-parts.ts'
import { fileKeyOf } from '../../src/storage/store/file-store.ts'
import { openS3Store } from '../../src/storage/store/open-s3-store.ts'
import { serveBehindGateway } from '../rest/serve-behind-gateway.ts'
import { startS3 } from './start-s3.ts'

/** Public buckets, and one in which users handle what lies in the folder of their own id. */
const buckets = `
insert into storage.buckets (id, name, public)
  values ('posters', 'posters', true), ('letters', 'letters', false);
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('faces', 'faces', true, 100000, '{image/*}');
create policy "people handle their own letters" on storage.objects for all to authenticated
  using (bucket_id = 'letters' and (storage.foldername(name))[1] = auth.uid()::text)
  with check (bucket_id = 'letters' and (storage.foldername(name))[1] = auth.uid()::text);
`

/** The storage API alone, over real HTTP, with a folder or, for `s3.test.ts`, a bucket of its own. */
export async function storageBackend({
  fileSizeLimit = 2_000_000,
  pictureWidths = [] as number[],
  policiesFollowPublicVersion = false,
} = {}) {
  const database = await bootstrappedDatabase()
  await database.query(buckets)
  const storageFolder = await mkdtemp(path.join(tmpdir(), 'slovo-storage-'))
  whenDone(() => rm(storageFolder, { recursive: true, force: true }))
  const s3 = process.env.STORAGE_TEST_STORE === 's3' ? await startS3() : undefined
  const givenKey = { id: 'given-key', secret: 'given-secret' }
  const clock = { now: () => new Date() }
  const fileStore = s3 && (await openS3Store(s3.settings))
  let opened: StorageParts | undefined
  const { origin, keys, tokenOf } = await serveBehindGateway(
    database,
    storageProtocol,
    ({ jwtSecret, anonKey }, checkToken) => {
      const settings = {
        jwtSecret,
        anonKey,
        fileSizeLimit,
        pictureWidths,
        policiesFollowPublicVersion,
      }
      const now = () => clock.now()
      opened = openStorageParts({ database, storageFolder, fileStore, settings, now })
      const access = { database, anonKey, jwtSecret, checkToken, given: givenKey, now }
      return storageRoutes(opened, access, pino({ level: 'fatal' }))
    },
  )
  if (!opened) throw new Error('The routes were not asked for.')
  const client = (key: string): SupabaseClient =>
    createClient(origin, key, { auth: { persistSession: false, autoRefreshToken: false } })

  return {
    database,
    keys,
    clock,
    storageFolder,
    s3: s3?.settings,
    s3Server: s3,
    parts: opened,
    url: `${origin}/storage/v1`,
    givenKey,
    anon: client(keys.anonKey).storage,
    service: client(keys.serviceRoleKey).storage,
    tokenOf,
    client: (key: string) => client(key).storage,
    /** A signed-in user, by the id in their token. */
    as: async (id: string) => client(await tokenOf(id)).storage,
    /** Bytes that a crash left without a row. */
    async leaveBehind(folder: 'files' | 'incoming', version: string) {
      const place = folder === 'files' ? fileKeyOf(version) : version
      if (s3) return await s3.put(`${folder}/${place}`)
      const file = path.join(storageFolder, folder, place)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, 'left behind')
    },
    /** Names of all stored files, in any folder. */
    async filesIn(folder: 'files' | 'incoming' | 'rendered') {
      if (s3 && folder !== 'rendered') return await s3.namesIn(folder)
      const entries = await readdir(path.join(storageFolder, folder), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => [])
      return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    },
  }
}
