import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { library } from '../../test/rest/library.ts'
import { restBackend } from '../../test/rest/rest-backend.ts'

const backend = await restBackend(
  `${library}
   create schema api;
   create table api.words (id int primary key);
   insert into api.words values (1), (2), (3);
   grant usage on schema api to anon, authenticated;
   grant all on api.words to anon, authenticated;
   create function api.check() returns void language plpgsql as $$
   begin
     if current_setting('request.headers')::json ->> 'x-refused' = 'yes' then
       raise sqlstate 'PT403' using message = 'Not today';
     end if;
     perform set_config('response.headers', '[{"x-checked-as": "' || current_user || '"}]', true);
   end $$`,
  { maxRows: 2 },
)
const { database, url } = backend
const { rows } = await database.query<{ name: string }>('select current_database() as name')
const here = `alter role authenticator in database ${rows[0]?.name}`

/** Settings of this database alone: the role belongs to all tests of the server. */
async function set(name: string, value: string) {
  await database.query(`${here} set pgrst.${name} = '${value}'; notify pgrst, 'reload config'`)
  onTestFinished(async () => {
    await database.query(`${here} reset pgrst.${name}; notify pgrst, 'reload config'`)
  })
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { headers })

test('a schema is reached once the role of requests says so, and no longer when it does not', async () => {
  expect((await get('/words', { 'accept-profile': 'api' })).status).toBe(406)
  await set('db_schemas', 'public, api')
  await expect.poll(async () => (await get('/words', { 'accept-profile': 'api' })).status).toBe(200)

  await database.query(`${here} reset pgrst.db_schemas; notify pgrst, 'reload config'`)
  await expect.poll(async () => (await get('/words', { 'accept-profile': 'api' })).status).toBe(406)
})

test('a setting of the database counts before that of the process', async () => {
  const count = async () =>
    z.array(z.unknown()).parse(await (await get('/books?select=id')).json()).length
  expect(await count()).toBe(2)
  await set('db_max_rows', '4')
  await expect.poll(count).toBe(4)
})

test('aggregates and plans are allowed while the database says so', async () => {
  const aggregate = async () => (await get('/books?select=count()')).status
  const plan = async () => (await get('/books', { accept: 'application/vnd.pgrst.plan' })).status
  expect([await aggregate(), await plan()]).toEqual([400, 406])
  await set('db_aggregates_enabled', 'true')
  await set('db_plan_enabled', 'true')
  await expect.poll(aggregate).toBe(200)
  await expect.poll(plan).toBe(200)
})

test('writes are undone where the database says so, unless the request may choose', async () => {
  const insert = (id: number, prefer = '') =>
    fetch(`${url}/shelves`, {
      method: 'POST',
      body: JSON.stringify({ id, name: `shelf ${id}` }),
      headers: { 'content-type': 'application/json', prefer },
    })
  await set('db_tx_end', 'rollback-allow-override')
  await expect
    .poll(async () => {
      await database.query('delete from shelves where id = 60')
      const { status } = await insert(60)
      const kept = await database.query('select from shelves where id = 60')
      return [status, kept.rowCount]
    })
    .toEqual([201, 0])
  const answer = await insert(61, 'tx=commit')
  expect(answer.headers.get('preference-applied')).toBe('tx=commit')
  expect((await database.query('select from shelves where id = 61')).rowCount).toBe(1)
})

test('a function is asked first, under the role of the caller, and may refuse', async () => {
  await set('db_pre_request', 'api.check')
  await expect
    .poll(async () => (await get('/books?limit=1')).headers.get('x-checked-as'))
    .toBe('anon')
  const refused = await get('/books?limit=1', { 'x-refused': 'yes' })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ message: 'Not today' })
  const called = await get('/rpc/add?a=1', { 'x-refused': 'yes' })
  expect(called.status).toBe(403)
})

test('a value that cannot be meant changes nothing', async () => {
  await set('db_max_rows', 'many')
  await set('db_aggregates_enabled', 'true')
  await expect.poll(async () => (await get('/books?select=count()')).status).toBe(200)
  expect(await (await get('/books?select=id')).json()).toHaveLength(2)
})
