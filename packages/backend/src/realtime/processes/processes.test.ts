import { randomUUID } from 'node:crypto'
import { testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { listening, subscribed, watch } from '../../../test/realtime/listening.ts'

const first = await testBackend()
const second = await testBackend({ beside: first })
await first.db.query(`
  create table public.news (id int primary key, text text);
  alter table public.news enable row level security;
  create policy "everybody reads news" on public.news for select to anon using (true);
  grant select on public.news to anon;
  alter publication supabase_realtime add table public.news`)

test('what is said to one process is heard at the other, whatever its size', async () => {
  const name = randomUUID()
  const heard = listening<{ payload: { text: string } }>()
  await subscribed(second.visitor().channel(name).on('broadcast', { event: '*' }, heard.hear))
  const speaking = first.visitor().channel(name)
  await subscribed(speaking)

  for (const text of ['привет', 'ё'.repeat(50_000), 'пока']) {
    await speaking.send({ type: 'broadcast', event: 'text', payload: { text } })
  }
  const texts = (await heard.first(3)).map(({ payload }) => payload.text.length)
  expect(texts).toEqual([6, 50_000, 4])
})

test('people at two processes see each other, also those who came before', async () => {
  const name = randomUUID()
  const open = (at: typeof first, key: string) =>
    at.visitor().channel(name, { config: { presence: { key, enabled: true } } })
  const [hers, his] = [open(first, 'anna'), open(second, 'boris')]
  const [comings, goings] = [listening<string>(), listening<string>()]
  await subscribed(hers)
  await hers.track({ at: 'home' })

  his
    .on('presence', { event: 'join' }, ({ key }) => comings.hear(key))
    .on('presence', { event: 'leave' }, ({ key }) => goings.hear(key))
  await subscribed(his)
  expect(await comings.first(1)).toEqual(['anna'])
  await hers.unsubscribe()
  expect(await goings.first(1)).toEqual(['anna'])
})

test('a change is sent by every process', async () => {
  const [here, there] = [
    await watch(first.visitor(), 'news'),
    await watch(second.visitor(), 'news'),
  ]
  await first.db.query(`insert into news values (1, 'a news')`)
  for (const { first: heard } of [here, there]) {
    expect(await heard(1)).toMatchObject([{ type: 'INSERT', new: { id: 1, text: 'a news' } }])
  }
})

test('when the connection to the database was lost for a while, all clients join again', async () => {
  const statuses = listening<string>()
  const heard = listening<unknown>()
  first
    .visitor()
    .channel(randomUUID())
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'news' }, heard.hear)
    .subscribe((status) => statuses.hear(status))
  await statuses.first(1)

  await first.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen%'`,
  )
  expect(await statuses.first(3)).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED'])
  await first.db.query(`insert into news values (2, 'another')`)
  expect(await heard.first(1)).toMatchObject([{ new: { id: 2 } }])
})

test('a process that stops sends its clients away', async () => {
  const third = await testBackend({ beside: first })
  const channel = third.visitor().channel(randomUUID())
  const statuses = listening<string>()
  channel.subscribe((status) => statuses.hear(status))
  await statuses.first(1)
  await third.stop()
  expect((await statuses.first(2)).at(1)).toBe('CHANNEL_ERROR')
  await channel.socket.disconnect()
})
