import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { storageBackend } from '../../../test/storage/storage-backend.ts'
import { tusUpload } from '../../../test/storage/tus-upload.ts'

const backend = await storageBackend()
const { anon, service, database, keys, url, filesIn } = backend
await database.query(`
  create table public.admins (id uuid primary key);
  grant select on public.admins to authenticated;
  create policy "admins handle all letters" on storage.objects for all to authenticated
    using (bucket_id = 'letters' and auth.uid() in (select id from public.admins))
    with check (bucket_id = 'letters' and auth.uid() in (select id from public.admins));
  insert into storage.buckets (id, name) values ('inbox', 'inbox'), ('album', 'album');
  create policy "everybody may hand in" on storage.objects for insert with check (bucket_id = 'inbox');
  create policy "albums are shown one picture at a time" on storage.objects for select
    using (bucket_id = 'album' and storage.allow_only_operation('object.get_authenticated'));
`)

const [owner, admin] = [randomUUID(), randomUUID()]
await database.query('insert into public.admins values ($1)', [admin])
const tokens = {
  visitor: keys.anonKey,
  owner: await backend.tokenOf(owner),
  other: await backend.tokenOf(randomUUID()),
  admin: await backend.tokenOf(admin),
}
type Person = keyof typeof tokens
const may: Record<Person, boolean> = { visitor: false, owner: true, other: false, admin: true }

interface Attempt {
  token: string
  /** A letter of the owner that is there, and a name beside it that is free. */
  letter: string
  free: string
  letters: ReturnType<typeof service.from>
}

const succeeded = ({ error }: { error: unknown }) => error === null
const finds = ({ data }: { data: unknown[] | null }) => (data?.length ?? 0) > 0

async function sendByTus({ token }: Attempt, name: string, headers: Record<string, string> = {}) {
  const file = { bucket: 'letters', name, bytes: Buffer.from('by tus') }
  const { upload, done } = tusUpload(url, file, { token, headers })
  upload.start()
  return await done.then(
    () => true,
    () => false,
  )
}

const operations: Record<string, (attempt: Attempt) => Promise<boolean>> = {
  upload: async ({ letters, free }) => succeeded(await letters.upload(free, 'new')),
  'upload over it': async ({ letters, letter }) =>
    succeeded(await letters.upload(letter, 'new', { upsert: true })),
  update: async ({ letters, letter }) => succeeded(await letters.update(letter, 'new')),
  'resumable upload': (attempt) => sendByTus(attempt, attempt.free),
  'resumable upload over it': (attempt) =>
    sendByTus(attempt, attempt.letter, { 'x-upsert': 'true' }),
  'sign an upload': async ({ letters, free }) =>
    succeeded(await letters.createSignedUploadUrl(free)),
  download: async ({ letters, letter }) => succeeded(await letters.download(letter)),
  info: async ({ letters, letter }) => succeeded(await letters.info(letter)),
  list: async ({ letters }) => finds(await letters.list(owner)),
  listV2: async ({ letters }) => {
    const { data } = await letters.listV2({ prefix: owner })
    return finds({ data: data?.objects ?? null })
  },
  sign: async ({ letters, letter }) => succeeded(await letters.createSignedUrl(letter, 60)),
  'sign many': async ({ letters, letter }) =>
    (await letters.createSignedUrls([letter], 60)).data?.[0]?.error === null,
  copy: async ({ letters, letter, free }) => succeeded(await letters.copy(letter, free)),
  move: async ({ letters, letter, free }) => succeeded(await letters.move(letter, free)),
  remove: async ({ letters, letter }) => finds(await letters.remove([letter])),
}

async function state() {
  const { rows } = await database.query(
    'select name, version, metadata, owner_id from storage.objects order by bucket_id, name',
  )
  const uploads = await database.query('select id from storage.resumable_uploads order by id')
  return { rows, uploads: uploads.rows, files: (await filesIn('files')).sort() }
}

describe.each(Object.entries(operations))('%s', (_name, operation) => {
  test.each(Object.entries(tokens))('as %s', async (person, token) => {
    const at = `${owner}/${randomUUID()}`
    await service.from('letters').upload(`${at}.txt`, 'letter')
    const before = await state()
    const letters = backend.client(token).from('letters')
    const attempt = { token, letters, letter: `${at}.txt`, free: `${at}-2.txt` }
    const isAllowed = may[person as Person]
    expect(await operation(attempt)).toBe(isAllowed)
    if (!isAllowed) expect(await state()).toEqual(before)
  })
})

test('who may only hand in reads, lists, replaces and removes nothing', async () => {
  const inbox = backend.client(tokens.visitor).from('inbox')
  expect((await inbox.upload('a.txt', 'handed in')).error).toBeNull()
  const file = { bucket: 'inbox', name: 'b.txt', bytes: Buffer.from('handed in') }
  const { upload, done } = tusUpload(url, file, { token: tokens.visitor })
  upload.start()
  await done
  const before = await state()
  expect((await inbox.download('a.txt')).error).not.toBeNull()
  expect((await inbox.list()).data).toEqual([])
  expect((await inbox.upload('a.txt', 'mine', { upsert: true })).error).not.toBeNull()
  expect((await inbox.remove(['a.txt', 'b.txt'])).data).toEqual([])
  expect(await state()).toEqual(before)
})

test('a policy may be for one operation alone', async () => {
  await service.from('album').upload('a.txt', 'picture')
  const album = backend.client(tokens.other).from('album')
  expect((await album.download('a.txt')).error).toBeNull()
  expect((await album.list()).data).toEqual([])
  expect((await album.createSignedUrl('a.txt', 60)).error).not.toBeNull()
})

test('a public URL gives of a private bucket what its policies show to a visitor, and no more', async () => {
  await database.query(`
    insert into storage.buckets (id, name) values ('window', 'window');
    create policy "all read what is shown" on storage.objects for select
      using (bucket_id = 'window' and name like 'shown/%'
        and storage.allow_any_operation(array['object.get_public', 'object.info_public']));
  `)
  await service.from('window').upload('shown/a.txt', 'shown')
  await service.from('window').upload('hidden/a.txt', 'hidden')
  const ask = (place: string) => fetch(`${url}/object/${place}`)

  expect(await (await ask('public/window/shown/a.txt')).text()).toBe('shown')
  expect((await ask('info/public/window/shown/a.txt')).status).toBe(200)
  for (const place of [
    'public/window/hidden/a.txt',
    'info/public/window/hidden/a.txt',
    'public/window/shown/b.txt',
  ]) {
    const answer = await ask(place)
    expect(answer.status, place).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'NoSuchBucket' })
  }
  expect((await anon.from('window').list('shown')).data).toEqual([])
})
