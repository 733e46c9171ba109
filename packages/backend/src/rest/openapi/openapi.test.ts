import { expect, test } from 'vitest'
import { z } from 'zod'
import { library } from '../../../test/rest/library.ts'
import { restBackend } from '../../../test/rest/rest-backend.ts'

const { url, keys } = await restBackend(`${library}
  create type public.mood as enum ('gay', 'sad');
  create table public.secrets (id int primary key, mood public.mood, code varchar(8) not null default 'x');
  comment on table public.secrets is E'What few know\nNot for visitors.';
  revoke all on public.secrets from anon, service_role;
  grant select on public.secrets to service_role;
  revoke execute on function public.add(int, int) from public, anon;`)

const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  definitions: z.record(
    z.string(),
    z.object({
      required: z.array(z.string()).optional(),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
  parameters: z.record(z.string(), z.unknown()),
})

async function describe(apikey: string, path = '/') {
  const answer = await fetch(url + path, {
    headers: { apikey, accept: 'application/openapi+json' },
  })
  expect(answer.headers.get('content-type')).toBe('application/openapi+json; charset=utf-8')
  return Document.parse(await answer.json())
}

test('the root describes the tables and functions that the caller may reach', async () => {
  const document = await describe(keys.anonKey)
  expect(document).toMatchObject({ swagger: '2.0', host: new URL(url).host, basePath: '/rest/v1' })
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/', '/books', '/notes', '/rpc/books_of']),
  )
  expect(Object.keys(document.paths['/books'] ?? {})).toEqual(['get', 'post', 'patch', 'delete'])
  expect(Object.keys(document.paths['/rpc/forget'] ?? {})).toEqual(['post'])

  expect(document.definitions.books).toMatchObject({
    required: ['id', 'title', 'tags'],
    properties: {
      id: { type: 'integer', description: 'Note:\nThis is a Primary Key.<pk/>' },
      author_id: { description: expect.stringContaining("<fk table='authors' column='id'/>") },
      tags: { type: 'array', items: { type: 'string' } },
    },
  })
  expect(document.parameters['rowFilter.books.title']).toMatchObject({ in: 'query' })
})

test('what a caller may not reach is not described', async () => {
  const visitor = await describe(keys.anonKey)
  for (const part of [visitor.paths, visitor.definitions, visitor.parameters]) {
    expect(Object.keys(part).filter((key) => /secrets|\/add$/.test(key))).toEqual([])
  }

  const { paths, definitions } = await describe(keys.serviceRoleKey)
  expect(Object.keys(paths['/secrets'] ?? {})).toEqual(['get'])
  expect(paths['/secrets']?.get).toMatchObject({
    summary: 'What few know',
    description: 'Not for visitors.',
  })
  expect(definitions.secrets?.properties).toMatchObject({
    mood: { enum: ['gay', 'sad'] },
    code: { maxLength: 8, type: 'string', format: 'character varying' },
  })
})

test('every reference of the document leads somewhere', async () => {
  const document = await describe(keys.serviceRoleKey)
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/(\w+)\/((?:[^"\\]|\\.)*)"/g)
  for (const [, group = '', name = ''] of references) {
    expect(
      Object.keys(group === 'parameters' ? document.parameters : document.definitions),
    ).toContain(JSON.parse(`"${name}"`))
  }
})

test('the root cannot be changed, and an operator may close it', async () => {
  const headers = { apikey: keys.anonKey }
  expect((await fetch(`${url}/`, { method: 'POST', headers })).status).toBe(405)
  const closed = await restBackend(library, { describesItself: false })
  const answer = await fetch(`${closed.url}/`, { headers: { apikey: closed.keys.anonKey } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'PGRST126' })
})
