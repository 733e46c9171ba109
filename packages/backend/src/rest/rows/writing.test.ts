import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { library } from '../../../test/rest/library.ts'
import { restBackend } from '../../../test/rest/rest-backend.ts'

const backend = await restBackend(library, { txEnd: 'commit-allow-override' })
const { anon, service, url, database } = backend

async function person() {
  const id = randomUUID()
  return { id, db: await backend.as(id), token: await backend.tokenOf(id) }
}

async function loansOf(reader: string) {
  const { rows } = await database.query(
    'select book, note from loans where reader = $1 order by book',
    [reader],
  )
  return rows
}

test('a reader keeps a loan and gets it back as it was written', async () => {
  const anna = await person()
  const { data, error, status } = await anna.db
    .from('loans')
    .insert({ book: 'Чайка' })
    .select()
    .single()
  expect(error).toBeNull()
  expect(status).toBe(201)
  expect(data).toEqual({ id: expect.any(Number), reader: anna.id, book: 'Чайка', note: 'none' })
})

test('a write without select is answered without content', async () => {
  const anna = await person()
  const { data, status } = await anna.db.from('loans').insert({ book: 'Чайка' })
  expect({ data, status }).toEqual({ data: null, status: 201 })
  const changed = await anna.db.from('loans').update({ note: 'late' }).eq('book', 'Чайка')
  expect(changed.status).toBe(204)
  const removed = await anna.db.from('loans').delete({ count: 'exact' }).eq('book', 'Чайка')
  expect(removed).toMatchObject({ status: 204, count: 1 })
})

test('many rows are written at once; absent values are null, or the default when preferred', async () => {
  const anna = await person()
  await anna.db.from('loans').insert([{ book: 'a', note: 'x' }, { book: 'b' }])
  expect(await loansOf(anna.id)).toEqual([
    { book: 'a', note: 'x' },
    { book: 'b', note: null },
  ])
  const boris = await person()
  const { data, error } = await boris.db
    .from('loans')
    .insert([{ book: 'a', note: 'x' }, { book: 'b' }], { defaultToNull: false })
    .select('book, note')
  expect(error).toBeNull()
  expect(data).toEqual([
    { book: 'a', note: 'x' },
    { book: 'b', note: 'none' },
  ])
})

test('nothing to write writes nothing', async () => {
  const anna = await person()
  const { data, error, status } = await anna.db.from('loans').insert([]).select()
  expect({ data, error, status }).toEqual({ data: [], error: null, status: 201 })
  const changed = await anna.db.from('loans').update({}).eq('book', 'a').select()
  expect(changed).toMatchObject({ data: [], error: null, status: 200 })
})

test('a book that is already on loan is refused with 23505', async () => {
  const anna = await person()
  await anna.db.from('loans').insert({ book: 'Чайка' })
  const { error, status } = await anna.db.from('loans').insert({ book: 'Чайка' })
  expect(status).toBe(409)
  expect(error).toEqual({
    code: '23505',
    message: 'duplicate key value violates unique constraint "loans_reader_book_key"',
    // Postgres keeps values to itself where row-level security hides rows.
    details: null,
    hint: null,
  })
  const shelf = await service.from('shelves').insert({ id: 3, name: 'окно' })
  expect(shelf.error?.details).toBe('Key (name)=(окно) already exists.')
})

test('an upsert changes what is there and adds the rest, or leaves it alone', async () => {
  const anna = await person()
  const onConflict = 'reader,book'
  const row = (book: string, note: string) => ({ reader: anna.id, book, note })
  const first = await anna.db.from('loans').upsert(row('a', '1'), { onConflict })
  expect(first.status).toBe(201)
  const again = await anna.db.from('loans').upsert(row('a', '2'), { onConflict }).select('note')
  expect(again).toMatchObject({ status: 200, data: [{ note: '2' }] })
  const ignored = await anna.db
    .from('loans')
    .upsert([row('a', '3'), row('b', '3')], { onConflict, ignoreDuplicates: true })
    .select('book')
  expect(ignored).toMatchObject({ status: 201, data: [{ book: 'b' }] })
  expect(await loansOf(anna.id)).toEqual([
    { book: 'a', note: '2' },
    { book: 'b', note: '3' },
  ])
})

test('an upsert on columns that are not unique is refused', async () => {
  const anna = await person()
  const { error, status } = await anna.db
    .from('loans')
    .upsert({ book: 'a' }, { onConflict: 'note' })
  expect(status).toBe(400)
  expect(error).toMatchObject({ code: '42P10' })
})

test('no user sees, changes or removes a neighbour’s loan', async () => {
  const anna = await person()
  const boris = await person()
  await anna.db.from('loans').insert({ book: 'Чайка' })

  expect((await boris.db.from('loans').select()).data).toEqual([])
  expect(
    (await boris.db.from('loans').update({ note: 'mine' }).eq('book', 'Чайка').select()).data,
  ).toEqual([])
  expect((await boris.db.from('loans').delete().eq('book', 'Чайка').select()).data).toEqual([])
  const { error, status } = await boris.db.from('loans').insert({ reader: anna.id, book: 'Степь' })
  expect(status).toBe(403)
  expect(error).toMatchObject({
    code: '42501',
    message: 'new row violates row-level security policy for table "loans"',
  })
  expect(await loansOf(anna.id)).toEqual([{ book: 'Чайка', note: 'none' }])
})

test('a visitor may not write, the service may', async () => {
  const { error, status } = await anon.from('loans').insert({ reader: randomUUID(), book: 'Чайка' })
  expect(status).toBe(401)
  expect(error?.code).toBe('42501')
  const allowed = await service.from('loans').insert({ reader: randomUUID(), book: 'Чайка' })
  expect(allowed.status).toBe(201)
})

test('a change or removal without a filter is refused', async () => {
  const changed = await service.from('loans').update({ note: 'all' })
  expect(changed).toMatchObject({
    status: 400,
    error: { code: '21000', message: 'UPDATE requires a WHERE clause', details: null, hint: null },
  })
  const removed = await service.from('loans').delete()
  expect(removed.error?.message).toBe('DELETE requires a WHERE clause')
})

test('an unknown column of a new row is refused', async () => {
  const { error, status } = await service.from('loans').insert([{ book: 'a', colour: 'b' }])
  expect(status).toBe(400)
  expect(error).toEqual({
    code: 'PGRST204',
    message: "Could not find the 'colour' column of 'loans' in the schema cache",
    details: null,
    hint: null,
  })
})

test('a write that must change one row changes nothing when it would change more', async () => {
  const anna = await person()
  await anna.db.from('loans').insert([{ book: 'a' }, { book: 'b' }])
  const before = await loansOf(anna.id)
  const single = await anna.db
    .from('loans')
    .update({ note: 'x' })
    .in('book', ['a', 'b'])
    .select()
    .single()
  expect(single).toMatchObject({
    status: 406,
    error: { code: 'PGRST116', details: 'The result contains 2 rows' },
  })
  const most = await anna.db.from('loans').delete().in('book', ['a', 'b']).maxAffected(1)
  expect(most).toMatchObject({
    status: 400,
    error: { code: 'PGRST124', details: 'The query affects 2 rows' },
  })
  expect(await loansOf(anna.id)).toEqual(before)
})

test('a write can be tried and rolled back', async () => {
  const anna = await person()
  const { data } = await anna.db.from('loans').insert({ book: 'a' }).select('book').rollback()
  expect(data).toEqual([{ book: 'a' }])
  expect(await loansOf(anna.id)).toEqual([])
})

test('written rows come back with what they refer to', async () => {
  const { data, error } = await service
    .from('books')
    .insert({ id: 77, author_id: 1, title: 'Вишнёвый сад' })
    .select('title, author:author_id(name)')
    .single()
  expect(error).toBeNull()
  expect(data).toEqual({ title: 'Вишнёвый сад', author: { name: 'Чехов' } })
  const removed = await service.from('books').delete().eq('id', 77).select('id, author_id(born)')
  expect(removed.data).toEqual([{ id: 77, author_id: { born: 1860 } }])
})

test('big numbers, JSON, arrays and ranges arrive as they were sent', async () => {
  const row = { id: 78, title: 'x', tags: ['a', 'b "c"', 'd,e'], years: '[1,5)' }
  const { data, error } = await service.from('books').insert(row).select('id,title,tags,years')
  expect(error).toBeNull()
  expect(data).toEqual([row])
  const facts = { deep: [{ more: null }], text: 'a\\"b' }
  const author = await service
    .from('authors')
    .insert({ id: 78, name: 'y', facts })
    .select('facts')
    .single()
  expect(author.data).toEqual({ facts })
  await service.from('books').delete().eq('id', 78)
  await service.from('authors').delete().eq('id', 78)
})

async function send(method: string, path: string, body: string, headers: Record<string, string>) {
  const { token } = await person()
  const answer = await fetch(`${url}${path}`, {
    method,
    body,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  return { answer, status: answer.status, text: await answer.text() }
}

test('a new row’s location is given when only headers are wanted', async () => {
  const { answer, status } = await send('POST', '/loans', '{"book":"a"}', {
    prefer: 'return=headers-only',
  })
  expect(status).toBe(201)
  expect(answer.headers.get('location')).toMatch(/^\/loans\?id=eq\.\d+$/)
  expect(answer.headers.get('preference-applied')).toBe('return=headers-only')
})

test('rows come in as CSV and as a form', async () => {
  const prefer = 'return=representation'
  const csv = await send('POST', '/loans?select=book,note', 'book,note\n"a, ""b""",NULL\nc,d\n', {
    'content-type': 'text/csv',
    prefer,
  })
  expect(JSON.parse(csv.text)).toEqual([
    { book: 'a, "b"', note: null },
    { book: 'c', note: 'd' },
  ])
  const form = await send('POST', '/loans?select=book', 'book=f%26g', {
    'content-type': 'application/x-www-form-urlencoded',
    prefer,
  })
  expect(JSON.parse(form.text)).toEqual([{ book: 'f&g' }])
})

test('a body that is not JSON, or of uneven rows, is refused', async () => {
  const broken = await send('POST', '/loans', '{"book":', {})
  expect(broken.status).toBe(400)
  expect(JSON.parse(broken.text)).toEqual({
    code: 'PGRST102',
    message: 'Empty or invalid json',
    details: null,
    hint: null,
  })
  const uneven = await send('POST', '/loans', '[{"book":"a"},{"note":"b"}]', {})
  expect(JSON.parse(uneven.text).message).toBe('All object keys must match')
  const strict = await send('POST', '/loans', '{"book":"a"}', {
    prefer: 'handling=strict, wish=moon',
  })
  expect(JSON.parse(strict.text)).toMatchObject({ code: 'PGRST122' })
})

test('one row is put in its place by its whole key', async () => {
  const path = '/shelves?id=eq.9'
  const put = (body: string, at = path) =>
    fetch(`${url}${at}`, {
      method: 'PUT',
      body,
      headers: { apikey: backend.keys.serviceRoleKey, prefer: 'return=representation' },
    })
  expect((await put('{"id":9,"name":"пол"}')).status).toBe(201)
  const again = await put('{"id":9,"name":"потолок"}')
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual([{ id: 9, name: 'потолок' }])
  expect((await put('{"id":8,"name":"x"}')).status).toBe(400)
  expect((await put('{"id":9,"name":"x"}', '/shelves?id=gt.9')).status).toBe(405)
})

test('a body larger than the limit is refused', async () => {
  const { status } = await send(
    'POST',
    '/loans',
    JSON.stringify({ book: 'x'.repeat(9_000_000) }),
    {},
  )
  expect(status).toBe(413)
})

test('an upsert of a table in parts works, though its rows cannot tell whether they are new', async () => {
  await database.query(
    `create table public.parted (id int primary key, note text) partition by range (id);
     create table public.parted_low partition of public.parted for values from (0) to (100);
     grant all on public.parted to service_role;
     notify pgrst`,
  )
  const row = (note: string) => service.from('parted').upsert({ id: 1, note }).select('note')
  await expect.poll(async () => (await row('a')).error).toBeNull()
  expect((await row('b')).data).toEqual([{ note: 'b' }])
})
