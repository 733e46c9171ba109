import { testBackend } from '@slovo/testing'
import { FunctionsHttpError, FunctionsRelayError, type SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'

const backend = await testBackend()
backend.functions.register({
  echo: {
    handle: async (request, { caller }) =>
      Response.json({
        method: request.method,
        path: new URL(request.url).pathname,
        said: await request.text(),
        role: caller.role,
        who: caller.claims.sub ?? null,
      }),
  },
  teapot: { handle: async () => new Response('short and stout', { status: 418 }) },
  broken: {
    handle: async () => {
      throw new Error('the secret is 42')
    },
  },
  open: { verifyJwt: false, handle: async (_, { caller }) => new Response(caller.role) },
})
const invoke = (client: SupabaseClient, name: string, options = {}) =>
  client.functions.invoke(name, options)

// S7-services
test('a function knows who calls it, and how', async () => {
  const anna = await backend.signUp()
  const { data } = await invoke(anna.client, 'echo/further', { body: { n: 1 } })
  expect(data).toEqual({
    method: 'POST',
    path: '/functions/v1/echo/further',
    said: '{"n":1}',
    role: 'authenticated',
    who: anna.id,
  })
  const visitor = await invoke(backend.visitor(), 'echo', { method: 'GET' })
  expect(visitor.data).toMatchObject({ method: 'GET', role: 'anon', who: null })
})

test('a client tells a refusal of the function from one of the relay', async () => {
  const visitor = backend.visitor()
  const teapot = await invoke(visitor, 'teapot')
  expect(teapot.error).toBeInstanceOf(FunctionsHttpError)
  expect([teapot.response?.status, await teapot.response?.text()]).toEqual([418, 'short and stout'])
  for (const [name, status] of [
    ['nothing', 404],
    ['broken', 500],
  ] as const) {
    const { error, response } = await invoke(visitor, name)
    expect(error).toBeInstanceOf(FunctionsRelayError)
    expect(response?.status).toBe(status)
    expect(await response?.text()).not.toContain('secret')
  }
})

test('a call needs a good token, unless the function is open to all', async () => {
  const call = (name: string, headers: Record<string, string>) =>
    fetch(`${backend.url}/functions/v1/${name}`, { method: 'POST', headers })
  const bad = { authorization: 'Bearer nonsense' }

  const missing = await call('echo', {})
  expect([missing.status, await missing.json()]).toMatchObject([
    401,
    { message: 'Missing authorization header' },
  ])
  expect((await call('echo', bad)).status).toBe(401)
  expect(await (await call('open', {})).text()).toBe('anon')
  expect(await (await call('open', bad)).text()).toBe('anon')
})

test('a page of another origin may call', async () => {
  const answer = await backend.fetch('/functions/v1/echo', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://else.example.org',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-region',
    },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-headers')).toContain('x-region')
})
