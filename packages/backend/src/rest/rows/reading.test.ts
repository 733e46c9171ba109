import { expect, test } from 'vitest'
import { z } from 'zod'
import { library } from '../../../test/rest/library.ts'
import { restBackend } from '../../../test/rest/rest-backend.ts'

const { anon, url, keys } = await restBackend(library)

const Titled = z.array(z.object({ title: z.string() }))

async function titles(query: PromiseLike<{ data: unknown; error: unknown }>) {
  const { data, error } = await query
  expect(error).toBeNull()
  return Titled.parse(data).map(({ title }) => title)
}

const books = () => anon.from('books').select('title').order('id')

test('a reader gets the columns they name, under the names they give', async () => {
  const { data, error } = await anon
    .from('books')
    .select('number:id, title, pages::text, long:title_length')
    .eq('id', 10)
  expect(error).toBeNull()
  expect(data).toEqual([{ number: 10, title: 'Чайка', pages: '80', long: 5 }])
})

test('a reader looks into JSON by key, by place and as text', async () => {
  const { data } = await anon
    .from('authors')
    .select('facts->town, place:facts->town->>name, facts->plays->0, last:facts->plays->>-1')
    .eq('facts->town->>name', 'Таганрог')
  expect(data).toEqual([
    { town: { name: 'Таганрог' }, place: 'Таганрог', plays: 'Чайка', last: 'Дядя Ваня' },
  ])
})

test('every comparison finds its books', async () => {
  expect(await titles(books().eq('pages', 80))).toEqual(['Чайка'])
  expect(await titles(books().neq('pages', 80))).toEqual(['Степь', 'Война и мир', 'Казаки'])
  expect(await titles(books().gt('pages', 120).lte('pages', 210))).toEqual(['Казаки'])
  expect(await titles(books().gte('pages', 210).lt('pages', 1300))).toEqual(['Казаки'])
  expect(await titles(books().like('title', 'Ч%'))).toEqual(['Чайка'])
  expect(await titles(books().ilike('title', '*МИР'))).toEqual(['Война и мир'])
  expect(await titles(books().likeAnyOf('title', ['Ч%', 'К%']))).toEqual(['Чайка', 'Казаки'])
  expect(await titles(books().ilikeAllOf('title', ['%и%', '%мир%']))).toEqual(['Война и мир'])
  expect(await titles(books().filter('title', 'match', '^К'))).toEqual(['Казаки'])
  expect(await titles(books().filter('title', 'imatch', '^к'))).toEqual(['Казаки'])
  expect(await titles(books().is('pages', null))).toEqual(['Реквием'])
  expect(await titles(books().not('pages', 'is', null).limit(1))).toEqual(['Чайка'])
  expect(await titles(books().filter('pages', 'isdistinct', 80).limit(1))).toEqual(['Степь'])
  expect(await titles(books().in('id', [10, 30]))).toEqual(['Чайка', 'Реквием'])
  expect(await titles(books().in('id', []))).toEqual([])
  expect(await titles(books().not('id', 'in', '(10,11,20)'))).toEqual(['Казаки', 'Реквием'])
  expect(await titles(books().filter('pages', 'eq(any)', '{80,210}'))).toEqual(['Чайка', 'Казаки'])
})

test('arrays, ranges and words are searched', async () => {
  expect(await titles(books().contains('tags', ['повесть']))).toEqual(['Степь', 'Казаки'])
  expect(await titles(books().containedBy('tags', ['роман', 'пьеса']))).toEqual([
    'Чайка',
    'Война и мир',
    'Реквием',
  ])
  expect(await titles(books().overlaps('tags', ['роман', 'дорога']))).toEqual([
    'Степь',
    'Война и мир',
  ])
  expect(await titles(books().rangeGt('years', '[1870,1880)'))).toEqual(['Чайка', 'Степь'])
  expect(await titles(books().rangeLt('years', '[1870,1880)'))).toEqual(['Война и мир', 'Казаки'])
  expect(await titles(books().overlaps('years', '[1869,1889)'))).toEqual(['Степь', 'Война и мир'])
  expect(
    await titles(books().textSearch('title', 'мир', { type: 'plain', config: 'russian' })),
  ).toEqual(['Война и мир'])
  expect(await titles(books().textSearch('title', 'мир & война', { config: 'simple' }))).toEqual([
    'Война и мир',
  ])
})

test('conditions join into trees, negated too', async () => {
  expect(await titles(books().or('pages.lt.100,and(author_id.eq.2,pages.not.gt.1000)'))).toEqual([
    'Чайка',
    'Казаки',
  ])
  expect(await titles(books().or('title.in.("Чайка","Степь"),tags.cs.{роман}'))).toEqual([
    'Чайка',
    'Степь',
    'Война и мир',
  ])
  expect(await titles(books().or('title.eq."Война и мир",not.and(id.gt.5,id.lt.30)'))).toEqual([
    'Война и мир',
    'Реквием',
  ])
})

test('a title with commas, quotes, brackets and dots is found', async () => {
  const odd = 'a.b, (c) \\ d: *e*'
  expect(await titles(books().eq('title', odd))).toEqual([])
  expect(await titles(books().in('title', [odd, 'Чайка']))).toEqual(['Чайка'])
})

test('rows are sorted, nulls where they are wanted', async () => {
  const by = (options: { ascending?: boolean; nullsFirst?: boolean }) =>
    titles(anon.from('books').select('title').order('pages', options).limit(2))
  expect(await by({ ascending: true })).toEqual(['Чайка', 'Степь'])
  expect(await by({ ascending: false, nullsFirst: true })).toEqual(['Реквием', 'Война и мир'])
  expect(await by({ ascending: false, nullsFirst: false })).toEqual(['Война и мир', 'Казаки'])
})

test('a page of rows says where it lies and how many there are', async () => {
  const answer = await anon.from('books').select('id', { count: 'exact' }).order('id').range(1, 2)
  expect(answer.data).toEqual([{ id: 11 }, { id: 20 }])
  expect(answer.count).toBe(5)
  expect(answer.status).toBe(206)

  const plain = await fetch(`${url}/books?select=id&order=id`, {
    headers: { apikey: keys.anonKey, range: '0-1' },
  })
  expect(plain.headers.get('content-range')).toBe('0-1/*')
  expect(plain.status).toBe(200)
  expect(await plain.json()).toEqual([{ id: 10 }, { id: 11 }])
})

test('counts come without rows, exact, planned and estimated', async () => {
  const exact = await anon.from('books').select('*', { count: 'exact', head: true })
  expect(exact).toMatchObject({ count: 5, data: null, status: 200 })
  const planned = await anon.from('books').select('*', { count: 'planned', head: true })
  expect(planned.count).toBeGreaterThan(0)
  const estimated = await anon.from('books').select('id', { count: 'estimated' })
  expect(estimated.count).toBe(5)
})

test('an offset behind the last row is refused when the count is known', async () => {
  const { error, status } = await anon.from('books').select('id', { count: 'exact' }).range(9, 10)
  expect(status).toBe(416)
  expect(error).toEqual({
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details: 'An offset of 9 was requested, but there are only 5 rows.',
    hint: null,
  })
})

test('one row is an object, none or several are refused', async () => {
  expect((await anon.from('books').select('id').eq('id', 10).single()).data).toEqual({ id: 10 })
  expect((await anon.from('books').select('id').eq('id', 99).maybeSingle()).data).toBeNull()
  const { error, status } = await anon.from('books').select('id').single()
  expect(status).toBe(406)
  expect(error).toEqual({
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: 'The result contains 5 rows',
    hint: null,
  })
})

test('rows come as CSV, or without nulls', async () => {
  const { data } = await anon.from('books').select('id,title,pages').gte('id', 21).order('id').csv()
  expect(data).toBe('id,title,pages\n21,Казаки,210\n30,Реквием,')
  const bare = await anon.from('authors').select('id,born').eq('id', 4).stripNulls()
  expect(bare.data).toEqual([{ id: 4 }])
})

test('names with commas, quotes and spaces are ordinary names', async () => {
  const { data, error } = await anon.from('Odd, "table"').select('"the, key","a.b"')
  expect(error).toBeNull()
  expect(data).toEqual([])
})

test('an unknown table is answered with the nearest name', async () => {
  const { error, status } = await anon.from('book').select()
  expect(status).toBe(404)
  expect(error).toEqual({
    code: 'PGRST205',
    message: "Could not find the table 'public.book' in the schema cache",
    details: null,
    hint: "Perhaps you meant the table 'public.books'",
  })
})

test('an unknown column is answered in the words of Postgres', async () => {
  const { error, status } = await anon.from('books').select('nope')
  expect(status).toBe(400)
  expect(error).toMatchObject({ code: '42703', message: 'column books.nope does not exist' })
})

test('a filter that cannot be read says where', async () => {
  const { error, status } = await anon.from('books').select().filter('id', 'nope', 1)
  expect(status).toBe(400)
  expect(error).toEqual({
    code: 'PGRST100',
    message: '"failed to parse filter (nope.1)" (line 1, column 1)',
    details: 'unexpected "n" expecting "not" or operator (eq, gt, ...)',
    hint: null,
  })
})

test('a schema that is not exposed cannot be named', async () => {
  const { error, status } = await anon.schema('auth').from('users').select()
  expect(status).toBe(406)
  expect(error).toMatchObject({
    code: 'PGRST106',
    message: 'Invalid schema: auth',
    hint: 'Only the following schemas are exposed: public',
  })
})

test('what cannot be given is refused: media type, path, method', async () => {
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${url}${path}`, init)
    return [answer.status, z.object({ code: z.string() }).parse(await answer.json()).code]
  }
  expect(await ask('/books', { headers: { accept: 'image/png' } })).toEqual([406, 'PGRST107'])
  expect(await ask('/books/1', {})).toEqual([404, 'PGRST125'])
  expect(await ask('/books', { method: 'PROPFIND' })).toEqual([405, 'PGRST117'])
  expect(await ask('/rpc/add', { method: 'DELETE' })).toEqual([405, 'PGRST101'])
})

test('a bad token is refused in the shape of the data API', async () => {
  const answer = await fetch(`${url}/books`, {
    headers: { authorization: 'Bearer nonsense' },
  })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('www-authenticate')).toContain('Bearer')
  expect(await answer.json()).toMatchObject({ code: 'PGRST301', details: null, hint: null })
})

test('aggregates are refused unless the operator allows them', async () => {
  const { error } = await anon.from('books').select('pages.sum()')
  expect(error).toMatchObject({ code: 'PGRST123' })
})
