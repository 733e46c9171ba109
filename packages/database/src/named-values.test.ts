import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type Database, openDatabase } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'slovo-db-'))
const database: Database = await openDatabase({ dataDir: folder })
const anna: Caller = { role: 'authenticated', claims: { sub: 'anna' } }

beforeAll(async () => {
  await database.query(`
    create role anon nologin; create role authenticated nologin; create role service_role nologin;
    grant anon, authenticated, service_role to authenticator;
    create table notes (id int primary key, owner text, tags text[], body jsonb, at timestamptz);
    grant all on notes to authenticated;`)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const ways = [
  ['query', (sql: string, values: object) => database.query(sql, { ...values })],
  ['request', (sql: string, values: object) => database.request(anna, sql, { ...values })],
  [
    'transaction',
    (sql: string, values: object) => database.transaction((tx) => tx.query(sql, { ...values })),
  ],
  [
    'requestTransaction',
    (sql: string, values: object) =>
      database.requestTransaction(anna, (tx) => tx.query(sql, { ...values })),
  ],
] as const

test.each(ways)('%s takes parameters by name, in any order and more than once', async (_, run) => {
  const at = new Date('2026-11-22T10:00:00.000Z')
  const note = { at, body: { a: [1, null] }, id: 7, owner: "O'Anna", tags: ['un, "deux"', 'три'] }
  const insert = `insert into notes (id, owner, tags, body, at)
    values (:id, :owner, :tags, :body, :at) returning *, :owner::text || :id::int as both`
  const { rows } = await run(insert, note)
  expect(rows).toEqual([{ ...note, both: "O'Anna7" }])

  const { rowCount } = await run('delete from notes where id = :id', { id: 7 })
  expect(rowCount).toBe(1)
})

test('what only looks like a parameter is left as it is', async () => {
  const { rows } = await database.query(
    `select ':a' as text, 'it''s :a' as quoted, e'\\':a' as escaped, $$ :a $$ as dollars,
       $of$ $$ :a $$ $of$ as tagged, 1::text as ":a", name':a' as typed, -- :a
       /* :a /* :a */ :a */ '{"a": 1}'::jsonb ? 'a' as has, '{"a": 1}'::jsonb @> :b as holds,
       (array[1, 2, 3])[1 : :last] as slice, f.x as named, 'après' as été, :last as last
     from (select 5 as x) f(x), (select 1 as "it''s"":a") g`,
    { b: { a: 1 }, last: 2 },
  )
  expect(rows).toEqual([
    {
      text: ':a',
      quoted: "it's :a",
      escaped: "':a",
      dollars: ' :a ',
      tagged: ' $$ :a $$ ',
      ':a': '1',
      typed: ':a',
      has: true,
      holds: true,
      slice: [1, 2],
      named: 5,
      été: 'après',
      last: 2,
    },
  ])
})

test('an argument of a function may be named with := and =>', async () => {
  const { rows } = await database.query(
    'select make_interval(days := :days)::text as days, make_interval(hours=>:hours)::text as hours',
    { days: 2, hours: 3 },
  )
  expect(rows).toEqual([{ days: '2 days', hours: '03:00:00' }])
})

test('a null stays null, and a parameter of no value is refused before anything is sent', async () => {
  const insert = 'insert into notes (id, owner) values (:id, :owner)'
  await database.query(insert, { id: 8, owner: null })
  await expect(database.query(insert, { id: 9 })).rejects.toThrow(':owner has no value')
  await expect(database.query('select :constructor::text', {})).rejects.toThrow('has no value')

  const { rows } = await database.query('select id, owner from notes')
  expect(rows).toEqual([{ id: 8, owner: null }])
})

test('a value without a parameter is refused', async () => {
  const change = 'update notes set owner = :owner where id = 8'
  await expect(database.query(change, { owner: 'anna', id: 8 })).rejects.toThrow('named id')

  const { rows } = await database.query('select owner from notes where id = 8')
  expect(rows).toEqual([{ owner: null }])
})

test('names and numbers are not mixed in one statement', async () => {
  await expect(database.query('select $1::int, :b::int', { b: 1 })).rejects.toThrow('mixed with $1')
})

test('a statement of many values reads them in the order of their names', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `v${index}`)
  const values = Object.fromEntries(names.map((name, index) => [name, index]).reverse())
  const { rows } = await database.query(
    `select array[${names.map((name) => `:${name}::int`).join(', ')}] as all`,
    values,
  )
  expect(rows).toEqual([{ all: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }])
})
