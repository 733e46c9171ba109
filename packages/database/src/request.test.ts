import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type Database, openDatabase } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'slovo-db-'))
const database: Database = await openDatabase({ dataDir: folder })
const external: Database = await openDatabase({ url: database.url })

const visitor: Caller = { role: 'anon', claims: {} }
const anna: Caller = { role: 'authenticated', claims: { sub: 'anna' } }
const who = `select current_user as role, current_setting('request.jwt.claims', true) as claims`

beforeAll(async () => {
  await database.query(`
    create role anon nologin; create role authenticated nologin;
    create role service_role nologin bypassrls;
    grant anon, authenticated, service_role to authenticator;
    create table notes (id int primary key, owner text, text text);
    create table lines (id int primary key, note int references notes deferrable initially deferred);
    grant all on notes, lines to authenticated;
    alter table notes enable row level security;
    create policy own on notes to authenticated
      using (owner = current_setting('request.jwt.claims', true)::json ->> 'sub');`)
})
afterAll(async () => {
  await external.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['embedded', database],
  ['at a URL', external],
])('a request speaks under its role and claims (%s)', async (_, db) => {
  const { rows } = await db.request(anna, who)
  expect(rows).toEqual([{ role: 'authenticated', claims: '{"sub":"anna"}' }])
})

test('nothing of a request is left for the next one on the same connection', async () => {
  const callers = Array.from({ length: 200 }, (_, index): Caller => {
    return index % 3 === 0 ? visitor : { role: 'authenticated', claims: { sub: `u${index}` } }
  })
  const seen = await Promise.all(callers.map((caller) => database.request(caller, who)))

  expect(seen.map(({ rows }) => rows[0])).toEqual(
    callers.map(({ role, claims }) => ({ role, claims: JSON.stringify(claims) })),
  )
  const { rows } = await database.query(who)
  expect(rows[0]).toMatchObject({ role: 'postgres' })
})

test('a request names its user where `auth.uid()` looks first, and one without a user names none', async () => {
  const named = `select current_setting('request.jwt.claim.sub', true) as sub`
  const nameless: Caller = { role: 'authenticated', claims: { sub: 7 } }
  const seen: unknown[] = []
  for (const caller of [anna, visitor, anna, nameless, { ...anna, claims: {} }])
    seen.push((await database.request(caller, named)).rows[0]?.sub)
  expect(seen).toEqual(['anna', '', 'anna', '', ''])
})

test('a request that failed leaves nothing either', async () => {
  await Promise.all(
    Array.from({ length: 30 }, () =>
      expect(database.request(anna, 'select 1 / 0')).rejects.toMatchObject({ code: '22012' }),
    ),
  )
  const { rows } = await database.request(visitor, who)
  expect(rows).toEqual([{ role: 'anon', claims: '{}' }])
})

test('a request cannot become the owner', async () => {
  await expect(database.request(anna, 'set role postgres')).rejects.toMatchObject({ code: '42501' })
})

test('a role that is not of the API is refused, also where the server would allow it', async () => {
  const forged = JSON.parse('{ "role": "postgres", "claims": {} }')
  await expect(external.request(forged, who)).rejects.toThrow('no API role "postgres"')
})

test('a statement that has failed once can be asked again', async () => {
  const insert = 'insert into notes values ($1, $2, $3)'
  await database.request(anna, insert, [1, 'anna', 'a'])
  for (let time = 0; time < 20; time += 1) {
    await expect(database.request(anna, insert, [1, 'anna', 'a'])).rejects.toMatchObject({
      code: '23505',
    })
  }
  const answer = await database.request(anna, `${insert} returning text`, [2, 'anna', 'b'])
  expect(answer).toMatchObject({ rows: [{ text: 'b' }], rowCount: 1 })
})

test('a wrong statement is refused each time, and the connection goes on', async () => {
  for (let time = 0; time < 20; time += 1) {
    await expect(database.request(anna, 'select nothing')).rejects.toMatchObject({ code: '42703' })
    await expect(database.request(anna, 'select $1::int as n', [time])).resolves.toMatchObject({
      rows: [{ n: time }],
    })
  }
})

test('a table may change while its statements are prepared', async () => {
  const read = 'select * from notes where id = $1'
  await database.request(anna, read, [1])
  await database.query('alter table notes add column colour text')
  const { rows } = await database.request(anna, read, [1])
  expect(rows).toEqual([{ id: 1, owner: 'anna', text: 'a', colour: null }])
})

test('more statements than a connection keeps are answered all the same', async () => {
  for (let n = 0; n < 450; n += 1) {
    const { rows } = await database.request(anna, `select ${n} as n, $1::text as t`, ['x'])
    expect(rows).toEqual([{ n, t: 'x' }])
  }
})

test('a save counts only when it is committed', async () => {
  const save = database.request(anna, 'insert into lines values (1, 999)')
  await expect(save).rejects.toMatchObject({ code: '23503' })
  expect((await database.query('select from lines')).rowCount).toBe(0)
})

test('a slow query of a visitor is stopped', async () => {
  const hurried = { ...visitor, settings: { statement_timeout: '50ms' } }
  await expect(database.request(hurried, 'select pg_sleep(10)')).rejects.toMatchObject({
    code: '57014',
  })
})

test('a read-only request changes nothing', async () => {
  const reading = { ...anna, settings: { transaction_read_only: 'on' } }
  const change = database.request(reading, `insert into notes values (9, 'anna', 'x')`)
  await expect(change).rejects.toMatchObject({ code: '25006' })
})

test('several statements of a request stand or fall together', async () => {
  const work = database.requestTransaction(anna, async (tx) => {
    await tx.query(`insert into notes values (50, 'anna', 'x')`)
    expect((await tx.query(who)).rows[0]).toMatchObject({ role: 'authenticated' })
    await tx.query('select 1 / 0')
  })
  await expect(work).rejects.toMatchObject({ code: '22012' })
  expect((await database.query('select from notes where id = 50')).rowCount).toBe(0)
})

test('a failure that was swallowed does not look like a success', async () => {
  const work = database.transaction(async (tx) => {
    await tx.query(`insert into notes values (51, 'anna', 'x')`)
    await tx.query('select 1 / 0').catch(() => {})
  })
  await expect(work).rejects.toThrow('was undone')
})

test('values come back as they were given', async () => {
  const given = [
    7,
    'д"\\',
    true,
    null,
    { a: [1] },
    ['a"b', null, '{}'],
    new Date(0),
    2 ** 52,
    [2 ** 52, null],
  ]
  const { rows } = await database.request(
    anna,
    `select $1::int a, $2::text b, $3::bool c, $4::text d, $5::jsonb e, $6::text[] f,
       $7::timestamptz g, $8::bigint h, $9::bigint[] i`,
    given,
  )
  expect(Object.values(rows[0] ?? {})).toEqual(given)
})

test('a message reaches who listens, until they stop', async () => {
  const received: string[] = []
  let arrived = () => {}
  const stop = await database.listen('news', (payload) => {
    received.push(payload)
    arrived()
  })
  const first = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await database.query(`notify news, 'one'`)
  await first
  await stop()
  await database.query(`notify news, 'two'`)
  expect(received).toEqual(['one'])
})
