import type { Caller } from '@slovo/database'
import { expect, test } from 'vitest'
import { library } from '../../test/rest/library.ts'
import { restBackend } from '../../test/rest/rest-backend.ts'

const backend = await restBackend(library)
const { anon, database, url } = backend

/** Holds a connection in a transaction until it is let go. */
function hold(caller: Caller) {
  const release = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const done = database.requestTransaction(caller, async (tx) => {
    await tx.query('select 1')
    begun.resolve()
    await release.promise
  })
  const end = async () => {
    release.resolve()
    await done
  }
  return { begun: begun.promise, end }
}

test('while requests from outside hold all their connections, a page is answered and the next of them refused', async () => {
  const stranger: Caller = { role: 'anon', claims: {}, isFromOutside: true }
  const held = Array.from({ length: 6 }, () => hold(stranger))
  await Promise.all(held.map(({ begun }) => begun))

  const refused = fetch(`${url}/books?id=eq.10`)
  const page = await database.request({ role: 'anon', claims: {} }, 'select title from books')
  expect(page.rowCount).toBe(5)
  const answer = await refused
  expect(answer.status).toBe(504)
  expect(await answer.json()).toEqual({
    code: 'PGRST003',
    message: 'Timed out acquiring connection from connection pool.',
    details: null,
    hint: null,
  })

  await Promise.all(held.map(({ end }) => end()))
  expect((await fetch(`${url}/books?id=eq.10`)).status).toBe(200)
})

test('a visitor from outside has a second, people with an account and our own pages have longer', async () => {
  await database.query(
    `create function public.timeout() returns text language sql stable as $$ select current_setting('statement_timeout') $$;
     notify pgrst, 'reload schema'`,
  )
  await expect.poll(async () => (await anon.rpc('timeout')).data).toBe('1s')
  expect((await (await backend.as(crypto.randomUUID())).rpc('timeout')).data).toBe('8s')
  const page = await database.request({ role: 'anon', claims: {} }, 'select public.timeout()')
  expect(page.rows).toEqual([{ timeout: '3s' }])
})

test('what is embedded deeper than four levels is refused, four are answered', async () => {
  const chain = (depth: number): string =>
    depth === 0 ? 'id' : `id,authors!author_id(id,books!author_id(${chain(depth - 2)}))`
  expect((await fetch(`${url}/books?select=${chain(4)}&limit=1`)).status).toBe(200)

  const answer = await fetch(`${url}/books?select=${chain(6)}&limit=1`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    code: 'PGRST127',
    message: 'Feature not implemented',
    details: 'Resources are embedded at most 4 levels deep',
    hint: 'Ask for the deeper rows in a request of their own.',
  })
})
