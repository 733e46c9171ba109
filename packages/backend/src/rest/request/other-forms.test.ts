import { expect, test } from 'vitest'
import { library } from '../../../test/rest/library.ts'
import { restBackend } from '../../../test/rest/rest-backend.ts'

const open = await restBackend(library, { allowsPlans: true })
const { anon, url, keys } = open
const headers = { apikey: keys.anonKey }

test('the plan of a request is shown where the operator allows it', async () => {
  const text = await anon.from('books').select('title, authors!author_id(name)').explain()
  expect(text.error).toBeNull()
  expect(text.data).toMatch(/^Aggregate /)

  const json = await anon
    .from('books')
    .select()
    .eq('id', 10)
    .explain({ format: 'json', analyze: true })
  expect(json.data).toMatchObject([{ Plan: { 'Actual Rows': 1 } }])
  const called = await anon.rpc('books_of', { author: 1 }).explain({ format: 'json' })
  expect(called.data).toMatchObject([{ Plan: {} }])
})

test('a plan that is not executed changes nothing', async () => {
  const reader = await open.as('00000000-0000-4000-8000-000000000001')
  const plan = await reader.from('loans').insert({ book: 'Чайка' }).explain()
  expect(plan.error).toBeNull()
  expect(plan.data).toContain('Insert on loans')
  expect((await reader.from('loans').select()).data).toEqual([])
})

test('a plan names what it is a plan of, and unknown options are refused', async () => {
  const accept = 'application/vnd.pgrst.plan+json; for="text/csv"; options=buffers'
  const answer = await fetch(`${url}/books`, { headers: { ...headers, accept } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(`${accept}; charset=utf-8`)

  const odd = 'application/vnd.pgrst.plan; options=secrets'
  const refused = await fetch(`${url}/books`, { headers: { ...headers, accept: odd } })
  expect(refused.status).toBe(406)
  expect(await refused.json()).toMatchObject({ code: 'PGRST107' })
})

test('no plan is shown otherwise', async () => {
  const closed = await restBackend(library)
  const { error, status } = await closed.anon.from('books').select().explain()
  expect(status).toBe(406)
  expect(error).toMatchObject({ code: 'PGRST107' })
})

test('rows become a collection of features where the database can tell geometry', async () => {
  const without = await anon.from('books').select().geojson()
  expect(without.error).toMatchObject({ code: '42883' })

  // What PostGIS has under this name, for rows without geometry.
  await open.database.query(`create function public.st_asgeojson(feature record) returns text
    language plpgsql as $$ begin
      return json_build_object('type', 'Feature', 'geometry', null, 'properties', row_to_json(feature));
    end $$`)
  const { data } = await anon.from('books').select('id, title').eq('id', 10).geojson()
  expect(data).toEqual({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: null, properties: { id: 10, title: 'Чайка' } }],
  })
})
