import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { whenDone } from '@slovo/testing'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { authService, SITE } from '../../../../test/auth/auth-service.ts'
import { browse, openIdProvider } from '../../../../test/auth/openid-provider.ts'

const SECRET = 'a secret between the two'
const house = await openIdProvider()
const service = await authService()
const { query, operator, url } = service
const admin = operator.auth.admin.customProviders
type Wish = Parameters<typeof admin.createProvider>[0]
await house.open([
  {
    client_id: 'slovo',
    client_secret: SECRET,
    redirect_uris: [`${url}/auth/v1/callback`],
  },
])

const makeIdentifier = () => `custom:${randomUUID()}`
const openId = (given: Partial<Wish> = {}): Wish => ({
  provider_type: 'oidc',
  identifier: makeIdentifier(),
  name: 'House',
  client_id: 'slovo',
  client_secret: SECRET,
  issuer: house.issuer,
  ...given,
})

async function add(wish: Wish) {
  const { data, error } = await admin.createProvider(wish)
  if (error) throw error
  return data
}

async function signIn(identifier: string, sub: string) {
  const asked = new URLSearchParams({ provider: identifier, login_hint: sub })
  const { fragment } = await browse(`${url}/auth/v1/authorize?${asked}`, SITE)
  const { data } = await service.client().auth.getUser(fragment.access_token)
  return { fragment, user: data.user }
}

function makeMember() {
  const [sub, email] = [`m-${randomUUID()}`, service.makeEmail()]
  house.members.set(sub, { email, email_verified: true, name: 'Anna' })
  return { sub, email }
}

test('the operator adds a provider, and people sign in with it', async () => {
  const { sub, email } = makeMember()
  const provider = await add(
    openId({
      attribute_mapping: { preferred_username: 'sub', full_name: 'name' },
      custom_claims_allowlist: ['iss', 'nothing'],
    }),
  )
  expect(provider).toMatchObject({ name: 'House', enabled: true, pkce_enabled: true })
  expect(JSON.stringify(provider)).not.toContain(SECRET)
  const rows = await query('select * from auth.custom_oauth_providers')
  expect(JSON.stringify(rows)).not.toContain(SECRET)

  const { user } = await signIn(provider.identifier, sub)
  expect(user).toMatchObject({
    email,
    app_metadata: { provider: provider.identifier },
    user_metadata: { name: 'Anna', custom_claims: { iss: house.issuer } },
    identities: [{ provider: provider.identifier }],
  })
})

test('a provider that is changed, turned off or removed is so at once', async () => {
  const { sub } = makeMember()
  const { identifier } = await add(openId({ client_id: 'nobody' }))
  expect((await signIn(identifier, sub).catch(() => ({ user: null }))).user).toBeNull()

  await admin.updateProvider(identifier, { client_id: 'slovo', name: 'Our house' })
  const { data } = await admin.getProvider(identifier)
  expect(data).toMatchObject({ name: 'Our house', client_id: 'slovo', issuer: house.issuer })
  expect((await signIn(identifier, sub)).user?.id).toEqual(expect.any(String))

  const leave = () => service.send('GET', `/authorize?provider=${identifier}`)
  await admin.updateProvider(identifier, { enabled: false })
  expect((await leave()).json.error_code).toBe('validation_failed')
  await admin.updateProvider(identifier, { enabled: true })
  expect((await leave()).status).toBe(302)
  expect((await admin.deleteProvider(identifier)).error).toBeNull()
  expect((await leave()).json.error_code).toBe('validation_failed')
  expect((await admin.getProvider(identifier)).error).toMatchObject({
    status: 404,
    code: 'custom_provider_not_found',
  })
})

test('a provider without OpenID may call things by other names', async () => {
  const asked: Record<string, string>[] = []
  const outside = new Hono()
    .get('/authorize', (c) => {
      asked.push(c.req.query())
      const { redirect_uri, state } = c.req.query()
      return c.redirect(`${redirect_uri}?code=good&state=${state}`)
    })
    .post('/token', async (c) => {
      asked.push(Object.fromEntries(new URLSearchParams(await c.req.text())))
      return c.json({ access_token: 'theirs', token_type: 'bearer' })
    })
    .get('/user', (c) => c.json({ uid: 'u-1', mail: 'vera@example.org', checked: true }))
  const server = serve({ fetch: outside.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  whenDone(() => server.close())
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const { identifier } = await add({
    ...openId({ provider_type: 'oauth2', pkce_enabled: false, scopes: ['profile'] }),
    authorization_url: `${at}/authorize`,
    token_url: `${at}/token`,
    userinfo_url: `${at}/user`,
    attribute_mapping: { sub: 'uid', email: 'mail', email_verified: 'checked' },
    authorization_params: { prompt: 'login', state: 'mine' },
  })
  const { user } = await signIn(identifier, 'x')
  expect(user).toMatchObject({ email: 'vera@example.org', identities: [{ id: 'u-1' }] })
  expect(asked[0]).toMatchObject({ scope: 'profile', prompt: 'login' })
  expect(asked[0]?.state).not.toBe('mine')
  expect(asked[0]?.code_challenge).toBeUndefined()
  expect(asked[1]?.code_verifier).toBeUndefined()
})

test('providers are listed, all or of one kind', async () => {
  const one = await add(openId())
  const { data: all } = await admin.listProviders()
  expect(all.providers.map(({ identifier }) => identifier)).toContain(one.identifier)
  const { data: plain } = await admin.listProviders({ type: 'oauth2' })
  expect(plain.providers.map(({ identifier }) => identifier)).not.toContain(one.identifier)
})

test('what is not whole, not safe or there already is not added', async () => {
  const { identifier } = await add(openId())
  const before = await query('select * from auth.custom_oauth_providers order by id')
  const refusals: [Partial<Wish>, string][] = [
    [{ identifier }, 'conflict'],
    [{ identifier: 'house' }, 'validation_failed'],
    [{ identifier: 'custom:House' }, 'validation_failed'],
    [{ issuer: undefined }, 'validation_failed'],
    [{ issuer: 'http://house.example.org' }, 'validation_failed'],
    [{ issuer: 'https://anna:secret@house.example.org' }, 'validation_failed'],
    [{ jwks_uri: 'javascript:1' }, 'validation_failed'],
    [{ client_secret: '' }, 'bad_json'],
    [{ provider_type: 'oauth2' }, 'validation_failed'],
  ]
  for (const [given, code] of refusals) {
    const { error } = await admin.createProvider(openId(given))
    expect([given, error?.status, error?.code]).toEqual([given, 400, code])
  }
  expect((await admin.updateProvider(identifier, { issuer: 'ftp://x' })).error?.code).toBe(
    'validation_failed',
  )
  expect(await query('select * from auth.custom_oauth_providers order by id')).toEqual(before)
})

test('providers are the operator’s to handle', async () => {
  const { client: anna } = await service.makePerson()
  const { identifier } = await add(openId())
  const theirs = anna.auth.admin.customProviders
  for (const { error } of [
    await theirs.listProviders(),
    await theirs.getProvider(identifier),
    await theirs.createProvider(openId()),
    await theirs.updateProvider(identifier, { name: 'Mine' }),
    await theirs.deleteProvider(identifier),
  ]) {
    expect(error?.status).toBe(403)
  }
})
