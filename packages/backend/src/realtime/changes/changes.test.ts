import { testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { watch } from '../../../test/realtime/listening.ts'

const backend = await testBackend()
await backend.db.query(`
  create table public.notes (
    id bigint generated always as identity primary key,
    owner uuid not null default auth.uid(), text text not null, secret text
  );
  alter table public.notes enable row level security;
  create policy "people handle their own notes" on public.notes
    for all to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
  revoke all on public.notes from anon, authenticated;
  grant select (id, owner, text), insert, update, delete on public.notes to authenticated;
  create table public.news (id int primary key, text text);
  alter table public.news enable row level security;
  create policy "news that are told" on public.news for select to anon, authenticated
    using (text not like 'draft%');
  grant select on public.news to anon, authenticated;
  create table public.unpublished (id int primary key);
  create table public.keyless (id int);
  alter publication supabase_realtime add table public.notes, public.news, public.keyless`)

const people = async () => [await backend.signUp(), await backend.signUp()] as const
const addNote = (owner: { id: string }, text: string) =>
  backend.db.query('insert into notes (owner, text, secret) values ($1, $2, $3)', [
    owner.id,
    text,
    'hidden',
  ])

// S7-services
test('a user is sent changes of their own rows, inserted, updated and deleted, and of no other user’s', async () => {
  const [anna, boris] = await people()
  const [hers, his] = [await watch(anna.client, 'notes'), await watch(boris.client, 'notes')]
  expect([hers.status, hers.said]).toMatchObject(['SUBSCRIBED', { status: 'ok' }])

  await addNote(anna, 'привет')
  await hers.first(1)
  await backend.db.query(`update notes set text = 'пока' where owner = $1`, [anna.id])
  await hers.first(2)
  await backend.db.query('delete from notes where owner = $1', [anna.id])
  await addNote(boris, 'bonjour')

  expect(await hers.first(3)).toEqual([
    { type: 'INSERT', old: {}, new: { id: 1, owner: anna.id, text: 'привет' } },
    { type: 'UPDATE', old: { id: 1 }, new: { id: 1, owner: anna.id, text: 'пока' } },
    { type: 'DELETE', old: { id: 1 }, new: {} },
  ])
  await his.first(1)
  expect(his.heard).toMatchObject([{ type: 'INSERT', new: { text: 'bonjour' } }])
  expect(hers.heard).toHaveLength(3)
})

test('a row is sent to those who may read it at that moment, also when it is deleted', async () => {
  const visitor = await watch(backend.visitor(), 'news')
  const operator = await watch(backend.operator, 'news')

  await backend.db.query(`insert into news values (1, 'draft of a news'), (2, 'a news')`)
  await operator.first(2)
  await visitor.first(1)
  await backend.db.query(`update news set text = 'told' where id = 1`)
  await operator.first(3)
  await visitor.first(2)
  await backend.db.query(`update news set text = 'draft again' where id = 1`)
  await operator.first(4)
  await backend.db.query(`delete from news where id in (1, 2)`)

  const everything = await operator.first(6)
  expect(everything.map(({ type }) => type)).toEqual([
    'INSERT',
    'INSERT',
    'UPDATE',
    'UPDATE',
    'DELETE',
    'DELETE',
  ])
  expect(await visitor.first(3)).toEqual([
    { type: 'INSERT', old: {}, new: { id: 2, text: 'a news' } },
    { type: 'UPDATE', old: { id: 1 }, new: { id: 1, text: 'told' } },
    { type: 'DELETE', old: { id: 2 }, new: {} },
  ])
})

test('events and filters choose what is heard', async () => {
  const [anna] = await people()
  const added = await watch(anna.client, 'notes', { event: 'INSERT' })
  const named = await watch(anna.client, 'notes', { filter: 'text=in.(один,"два, три")' })
  const both = await watch(anna.client, 'notes', {
    filter: `owner=eq.${anna.id},text=not.like.о%`,
  })

  for (const text of ['один', 'два, три', 'пять']) await addNote(anna, text)
  await both.first(2)
  await backend.db.query(`update notes set text = 'шесть' where text = 'пять' and owner = $1`, [
    anna.id,
  ])

  const texts = (heard: { new: { text?: string } }[]) => heard.map((one) => one.new.text)
  expect(texts(await both.first(3))).toEqual(['два, три', 'пять', 'шесть'])
  expect(texts(await named.first(2))).toEqual(['один', 'два, три'])
  expect(texts(await added.first(3))).toEqual(['один', 'два, три', 'пять'])
  expect(named.heard).toHaveLength(2)
})

test('what cannot be heard is refused with its reason', async () => {
  const visitor = backend.visitor()
  const refusals = [
    await watch(visitor, 'unpublished'),
    await watch(visitor, 'keyless'),
    await watch(visitor, 'notes'),
    await watch(visitor, 'news', { filter: 'nothing=eq.1' }),
    await watch(visitor, 'news', { filter: 'id=eq.one' }),
    await watch(visitor, 'news', { filter: 'id=eq.1;drop table news' }),
  ]
  expect(refusals.map(({ said }) => said?.message.replace(/^.*parameters: /, ''))).toEqual([
    'public.unpublished is not in publication supabase_realtime',
    'public.keyless has no primary key',
    'public.notes may not be read',
    'there is no column nothing',
    'invalid input syntax for type integer: "one"',
    'invalid input syntax for type integer: "1;drop table news"',
  ])
})

test('a long row and a thousand rows at once arrive whole and in order', async () => {
  const [anna] = await people()
  const hers = await watch(anna.client, 'notes')
  const long = 'ё'.repeat(100_000)
  await addNote(anna, long)
  await backend.db.query(
    `insert into notes (owner, text) select $1, 'note ' || n from generate_series(1, 1000) n`,
    [anna.id],
  )
  await hers.first(1001)
  await backend.db.query('delete from notes where owner = $1', [anna.id])

  const heard = await hers.first(2002)
  expect(heard[0]?.new.text).toBe(long)
  expect(heard.slice(1, 1001).map((one) => one.new.text)).toEqual(
    Array.from({ length: 1000 }, (_, n) => `note ${n + 1}`),
  )
  expect(new Set(heard.slice(1001).map((one) => one.old.id)).size).toBe(1001)
})

test('what is rolled back is not sent', async () => {
  const operator = await watch(backend.operator, 'news')
  await backend.db.database
    .transaction(async (tx) => {
      await tx.query(`insert into news values (7, 'undone')`)
      throw new Error('no')
    })
    .catch(() => undefined)
  await backend.db.query(`insert into news values (8, 'done')`)
  expect((await operator.first(1))[0]?.new.id).toBe(8)
})

test('no user finds out by a filter what stands in a column that they may not read', async () => {
  const [anna] = await people()
  const { said } = await watch(anna.client, 'notes', { filter: 'secret=eq.hidden' })
  expect(said).toMatchObject({
    status: 'error',
    message: expect.stringContaining('there is no column secret'),
  })
})
