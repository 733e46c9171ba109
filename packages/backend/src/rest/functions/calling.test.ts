import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { library } from '../../../test/rest/library.ts'
import { restBackend } from '../../../test/rest/rest-backend.ts'

const backend = await restBackend(library)
const { anon, url } = backend
const [INFO, ERROR] = [30, 50]

test('a function gives a value, by POST and by GET', async () => {
  expect((await anon.rpc('add', { a: 1, b: 2 })).data).toBe(3)
  expect((await anon.rpc('add', { a: 1 })).data).toBe(11)
  expect((await anon.rpc('add', { a: 5 }, { get: true })).data).toBe(15)
})

test('rows of a function are selected, filtered, sorted, cut and counted', async () => {
  const { data, count, error } = await anon
    .rpc('books_of', { author: 1 }, { count: 'exact' })
    .select('title, authors!author_id(name)')
    .gt('pages', 50)
    .order('pages', { ascending: false })
    .limit(1)
  expect(error).toBeNull()
  expect(data).toEqual([{ title: 'Степь', authors: { name: 'Чехов' } }])
  expect(count).toBe(2)
  const got = await anon.rpc('books_of', { author: 1 }, { get: true }).select('id').eq('id', 10)
  expect(got.data).toEqual([{ id: 10 }])
})

test('a function gives an object, a list of values, a table or nothing', async () => {
  expect((await anon.rpc('one_book', { id: 10 })).data).toMatchObject({ id: 10, title: 'Чайка' })
  expect((await anon.rpc('titles').limit(2)).data).toEqual(['Чайка', 'Степь'])
  expect((await anon.rpc('counts').eq('author', 3)).data).toEqual([{ author: 3, books: 1 }])
  expect(await anon.rpc('forget')).toMatchObject({ status: 204, data: null, error: null })
  expect((await anon.rpc('books_of', { author: 3 }).single()).data).toMatchObject({ id: 30 })
})

test('a function with one unnamed parameter takes the whole body', async () => {
  const answer = await fetch(`${url}/rpc/whole`, {
    method: 'POST',
    body: '[1,2,3]',
    headers: { 'content-type': 'application/json' },
  })
  expect(await answer.json()).toBe(3)
})

test('functions whose unnamed arguments no request can give are not known', async () => {
  await backend.database.query(
    `create function public.odd(int) returns int language sql immutable as 'select $1';
     create function public.odd(boolean) returns int language sql immutable as 'select 1';
     create function public.odd(public.books) returns int language sql immutable as 'select 2';
     create function public.odd(int, b int) returns int language sql immutable as 'select $1';
     create function public.plain(text) returns text language sql immutable as 'select $1';
     notify pgrst, 'reload schema'`,
  )
  await expect.poll(async () => (await anon.rpc('plain', { '': 1 })).data).toBe('{"":1}')
  const { error, status } = await anon.rpc('odd', { '': 1 })
  expect(status).toBe(404)
  expect(error?.code).toBe('PGRST202')
})

test('a body with an empty key is the whole body of a function with one unnamed argument', async () => {
  const answer = await fetch(`${url}/rpc/whole?select=*`, {
    method: 'POST',
    body: '{"": [1]}',
    headers: { 'content-type': 'application/json' },
  })
  // The whole object is given, and it is no array.
  expect(await answer.json()).toMatchObject({ code: '22023' })
})

test('a single value counts as one', async () => {
  expect(await anon.rpc('add', { a: 1, b: 2 }, { count: 'exact' })).toMatchObject({
    data: 3,
    count: 1,
  })
  const answer = await fetch(`${url}/rpc/add?a=1`, { headers: { prefer: 'count=exact' } })
  expect(answer.headers.get('content-range')).toBe('0-0/1')
})

test('a function may read who asks, how and where', async () => {
  const id = randomUUID()
  const answer = await fetch(`${url}/rpc/who`, {
    headers: { authorization: `Bearer ${await backend.tokenOf(id)}`, 'x-agent': 'pencil' },
  })
  expect(await answer.json()).toEqual({
    role: 'authenticated',
    method: 'GET',
    path: '/rpc/who',
    agent: 'pencil',
    sub: id,
  })
})

test('a function that changes something cannot be called by GET', async () => {
  await backend.database.query(
    `create function public.shelve() returns void language sql volatile as $$ insert into shelves values (50, 'x') $$;
     notify pgrst, 'reload schema'`,
  )
  await expect.poll(async () => (await fetch(`${url}/rpc/shelve`)).status).toBe(405)
  const { rows } = await backend.database.query('select from shelves where id = 50')
  expect(rows).toEqual([])
})

test('a function that takes too long is stopped, which is no fault of the site in its log', async () => {
  const before = backend.logged.length
  const { error, status } = await anon.rpc('sleepy')
  expect(status).toBe(500)
  expect(error).toMatchObject({ code: '57014' })
  expect(backend.logged.slice(before)).toEqual([
    expect.objectContaining({
      level: INFO,
      msg: 'The data API could not answer.',
      reason: 'canceling statement due to statement timeout',
    }),
  ])
  expect(backend.logged.at(-1)).not.toHaveProperty('err')

  await backend.database.query(
    `create function public.fail() returns void language plpgsql as $$
     begin raise exception 'a fault' using errcode = 'XX000'; end $$;
     notify pgrst, 'reload schema'`,
  )
  await expect.poll(async () => (await anon.rpc('fail')).status).toBe(500)
  expect(backend.logged.at(-1)).toMatchObject({
    level: ERROR,
    err: { stack: expect.stringContaining('at ') },
  })
})

test('a function refuses in its own words', async () => {
  expect(await anon.rpc('refuse', { kind: 'plain' })).toMatchObject({
    status: 400,
    error: { code: 'P0001', message: 'No, thank you', details: 'really', hint: 'ask later' },
  })
  expect(await anon.rpc('refuse', { kind: 'status' })).toMatchObject({
    status: 402,
    error: { code: 'PT402', message: 'Payment first' },
  })
  const own = await fetch(`${url}/rpc/refuse?kind=other`)
  expect(own.status).toBe(418)
  expect(own.headers.get('x-own')).toBe('yes')
  expect(await own.json()).toEqual({ code: 'A1', message: 'own words', details: 'd', hint: 'h' })
})

test('a function sets headers and status of its answer', async () => {
  const answer = await fetch(`${url}/rpc/with_headers`, { method: 'POST' })
  expect(answer.status).toBe(202)
  expect(answer.headers.get('x-shelf')).toBe('7')
})

test('an unknown function is answered with what was searched', async () => {
  const { error, status } = await anon.rpc('ad', { b: 1, a: 2 })
  expect(status).toBe(404)
  expect(error).toEqual({
    code: 'PGRST202',
    message: 'Could not find the function public.ad(a, b) in the schema cache',
    details:
      'Searched for the function public.ad with parameters a, b or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    hint: 'Perhaps you meant to call the function public.add',
  })
})

test('functions that cannot be distinguished are listed by their parameters, fewest first', async () => {
  await backend.database.query(
    `create function public.alike(b int, a int default 1) returns int language sql as 'select 1';
     create function public.alike(b text) returns int language sql as 'select 2';
     create function public.alike(b int) returns int language sql as 'select 3';
     notify pgrst, 'reload schema'`,
  )
  await expect
    .poll(async () => (await anon.rpc('alike', { b: 1 })).error?.message)
    .toBe(
      'Could not choose the best candidate function between: public.alike(b => integer), public.alike(b => text), public.alike(b => integer, a => integer)',
    )
})

test('functions that cannot be told apart are not guessed', async () => {
  const { error, status } = await anon.rpc('same', { a: 1 })
  expect(status).toBe(300)
  expect(error).toMatchObject({
    code: 'PGRST203',
    message:
      'Could not choose the best candidate function between: public.same(a => integer), public.same(a => text)',
  })
})
