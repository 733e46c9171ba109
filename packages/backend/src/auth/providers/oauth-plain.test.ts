import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { authService, SITE } from '../../../test/auth/auth-service.ts'
import { browse } from '../../../test/auth/openid-provider.ts'

const asked: Record<string, string>[] = []

/** The outside world: a provider without OpenID, as GitHub and VK are. */
const outside = new Hono()
  .get('/authorize', (c) => {
    asked.push(c.req.query())
    const { redirect_uri, state } = c.req.query()
    return c.redirect(`${redirect_uri}?code=good&device_id=phone&state=${state}`)
  })
  .post('/token', async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
    asked.push(form)
    if (form.client_secret !== 'secret') return c.json({ error: 'invalid_client' }, 401)
    return c.json({ access_token: 'theirs', refresh_token: 'again', token_type: 'bearer' })
  })
  .get('/user', (c) => c.json({ id: c.req.header('authorization'), login: 'anna' }))
  .get('/user/emails', (c) =>
    c.json([{ email: 'anna@example.org', verified: true, primary: true }]),
  )
  .post('/user', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    return c.json({ user: { user_id: form.get('access_token'), first_name: 'Анна' } })
  })
const server = serve({ fetch: outside.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
afterAll(() => server.close())
const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const provider = {
  clientId: 'slovo',
  secret: 'secret',
  authorizationUrl: `${at}/authorize`,
  tokenUrl: `${at}/token`,
  userinfoUrl: `${at}/user`,
}
const service = await authService({
  auth: {
    providers: { github: provider, vk: provider, discord: { ...provider, secret: 'wrong' } },
  },
})

async function comeFrom(name: 'github' | 'discord' | 'vk') {
  asked.length = 0
  return (await browse(`${service.url}/auth/v1/authorize?provider=${name}&scopes=repo`, SITE))
    .fragment
}

test('a user signs in with GitHub', async () => {
  const fragment = await comeFrom('github')
  expect(fragment).toMatchObject({ provider_token: 'theirs', provider_refresh_token: 'again' })
  const { data } = await service.client().auth.getUser(fragment.access_token)
  expect(data.user).toMatchObject({
    email: 'anna@example.org',
    user_metadata: { user_name: 'anna' },
    identities: [{ provider: 'github', id: 'Bearer theirs' }],
  })
  const [out, back] = asked
  expect(out).toMatchObject({ scope: 'user:email repo', code_challenge_method: 'S256' })
  expect(back).toMatchObject({ code: 'good', grant_type: 'authorization_code' })
  expect(back?.code_verifier?.length).toBeGreaterThan(42)
})

test('a user signs in with VK, and has no e-mail address until they give one', async () => {
  const fragment = await comeFrom('vk')
  const { data } = await service.client().auth.getUser(fragment.access_token)
  expect(data.user).toMatchObject({ email: '', identities: [{ provider: 'vk', id: 'theirs' }] })
  expect(asked[1]).toMatchObject({ device_id: 'phone' })
})

test('a provider that does not know us is logged, and the visitor sees no detail', async () => {
  const fragment = await comeFrom('discord')
  expect(fragment).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' })
  expect(fragment.access_token).toBeUndefined()
  expect(service.logged).toContain('a provider callback failed')
})
