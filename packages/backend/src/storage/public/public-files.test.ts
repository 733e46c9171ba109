import { expect, test } from 'vitest'
import { startStorageProcess } from '../../../test/storage/start-storage-process.ts'
import { storageBackend } from '../../../test/storage/storage-backend.ts'

const backend = await storageBackend({ policiesFollowPublicVersion: true })
const { service, database, url } = backend
const posters = service.from('posters')
/** A process is started, which takes its time on a busy machine. */
const patient = { timeout: 120_000 }

await database.query(`
  create table public.notices (file text primary key, is_shown boolean not null);
  create function public.notices_changed() returns trigger language plpgsql security definer as $$
    begin perform storage.count_public_change(); return null; end $$;
  create trigger notices_changed after insert or update or delete on public.notices
    for each statement execute function public.notices_changed();
  grant select on public.notices to anon;
  insert into storage.buckets (id, name, public) values ('board', 'board', false);
  create policy "what a notice shows" on storage.objects for select to anon
    using (bucket_id = 'board' and exists (select from public.notices n where n.file = name and n.is_shown));
`)

async function read(place: string) {
  const answer = await fetch(place)
  return answer.ok ? await answer.text() : answer.status
}

test(
  'a file that was replaced, removed or made private is served by no process once that is said',
  patient,
  async () => {
    const other = await startStorageProcess(backend)
    const places = [url, other.url].map((one) => `${one}/object/public/posters/hall/a.txt`)
    const seen = () => Promise.all(places.map(read))

    for (let round = 0; round < 20; round += 1) {
      await posters.upload('hall/a.txt', `poster ${round}`, { upsert: true })
      expect(await seen()).toEqual([`poster ${round}`, `poster ${round}`])
      // A second time from what is known.
      expect(await seen()).toEqual([`poster ${round}`, `poster ${round}`])
    }
    await service.updateBucket('posters', { public: false })
    expect(await seen()).toEqual([400, 400])
    await service.updateBucket('posters', { public: true })
    expect(await seen()).toEqual(['poster 19', 'poster 19'])
    await posters.remove(['hall/a.txt'])
    expect(await seen()).toEqual([400, 400])
  },
)

test('a picture that was replaced is rendered anew, and one that was removed is gone', async () => {
  const place = `${url}/render/image/public/posters/dot.svg?width=8`
  const square = (side: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`
  const tagOf = async () => (await fetch(place)).headers.get('etag')
  const put = (side: number) =>
    posters.upload('dot.svg', square(side), { contentType: 'image/svg+xml', upsert: true })

  await put(8)
  const first = await tagOf()
  expect(await tagOf()).toBe(first)
  await put(16)
  expect(await tagOf()).not.toBe(first)
  await posters.remove(['dot.svg'])
  expect((await fetch(place)).status).toBe(400)
})

test('a file of a private bucket opens and closes with the row that shows it', async () => {
  await service.from('board').upload('news.txt', 'news')
  const place = `${url}/object/public/board/news.txt`
  const show = (isShown: boolean) =>
    database.query(
      `insert into public.notices values ('news.txt', $1)
       on conflict (file) do update set is_shown = excluded.is_shown`,
      [isShown],
    )
  expect(await read(place)).toBe(400)
  for (let round = 0; round < 10; round += 1) {
    await show(true)
    expect([await read(place), await read(place)]).toEqual(['news', 'news'])
    await show(false)
    expect(await read(place)).toBe(400)
  }
})

test('while a change is under way files are served as they were, and at its end as they are', async () => {
  await posters.upload('open.txt', 'before', { upsert: true })
  const place = `${url}/object/public/posters/open.txt`
  await database.transaction(async (tx) => {
    await tx.query(`update storage.objects set user_metadata = '{}' where name = 'open.txt'`)
    expect([await read(place), await read(place)]).toEqual(['before', 'before'])
    await tx.query(`update storage.buckets set public = false where id = 'posters'`)
    expect(await read(place)).toBe('before')
  })
  expect(await read(place)).toBe(400)
  await service.updateBucket('posters', { public: true })
})

test('of a file that is known come its parts, its headers, and that nothing has changed', async () => {
  await posters.upload('long.txt', '0123456789', { upsert: true })
  const place = `${url}/object/public/posters/long.txt`
  const whole = await fetch(place)
  const eTag = whole.headers.get('etag') ?? ''
  const part = await fetch(place, { headers: { range: 'bytes=2-4' } })
  expect([part.status, await part.text()]).toEqual([206, '234'])
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
  const same = await fetch(place, { headers: { 'if-none-match': eTag } })
  expect([same.status, await same.text()]).toEqual([304, ''])
  const head = await fetch(place, { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', ''])
  expect(head.headers.get('access-control-allow-origin')).toBe('*')
})
