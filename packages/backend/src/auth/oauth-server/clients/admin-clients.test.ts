import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { authService } from '../../../../test/auth/auth-service.ts'
import { CALLBACK, oauthApplication } from '../../../../test/auth/oauth-application.ts'

const service = await authService({ auth: { oauthServer: { enabled: true } } })
const { query, send, operator, makePerson } = service
const admin = operator.auth.admin.oauth
const asOperator = { authorization: `Bearer ${service.serviceRoleKey}` }

async function makeClient(given: Partial<Parameters<typeof admin.createClient>[0]> = {}) {
  const { data, error } = await admin.createClient({
    client_name: 'Word cards',
    redirect_uris: [CALLBACK],
    ...given,
  })
  if (error) throw error
  return data
}

test('an operator registers an application and sees its secret this once', async () => {
  const made = await makeClient({ client_uri: 'https://app.example.com/' })
  expect(made).toEqual({
    client_id: expect.any(String),
    client_secret: expect.any(String),
    client_type: 'confidential',
    client_name: 'Word cards',
    client_uri: 'https://app.example.com/',
    redirect_uris: [CALLBACK],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    registration_type: 'manual',
    created_at: expect.any(String),
    updated_at: expect.any(String),
  })
  const { data: seen } = await admin.getClient(made.client_id)
  const { client_secret: secret, ...rest } = made
  expect(seen).toEqual(rest)
  const rows = await query('select * from auth.oauth_clients')
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('applications are listed page by page, the latest first', async () => {
  const [older, newer] = [await makeClient(), await makeClient()]
  const { data } = await admin.listClients({ page: 1, perPage: 2 })
  expect(data.clients.map(({ client_id }) => client_id)).toEqual([newer.client_id, older.client_id])
  expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) })
  const [row] = await query<{ total: number }>(
    'select count(*)::int as total from auth.oauth_clients',
  )
  expect('total' in data && data.total).toBe(row?.total)
})

test('an operator changes what they say, and nothing else', async () => {
  const { client_id: id, redirect_uris } = await makeClient()
  const { data } = await admin.updateClient(id, {
    client_name: 'Vocabulary',
    logo_uri: 'https://app.example.com/logo.png',
  })
  expect(data).toMatchObject({
    client_name: 'Vocabulary',
    logo_uri: 'https://app.example.com/logo.png',
    redirect_uris,
  })
  const { data: bare } = await admin.updateClient(id, { logo_uri: '' })
  expect(bare?.logo_uri).toBeUndefined()
  for (const wish of [
    {},
    { redirect_uris: [] },
    { grant_types: ['password'] },
    { client_uri: 'javascript:alert(1)' },
    { token_endpoint_auth_method: 'none' as const },
  ]) {
    expect((await admin.updateClient(id, wish)).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
  }
  expect((await admin.getClient(id)).data).toEqual(bare)
})

test('an application that is removed is out, and its tokens with it', async () => {
  const anna = await makePerson()
  const application = await oauthApplication(service)
  const { access_token: token, refresh_token: refresh = '' } = await application.enter(anna)

  expect((await admin.deleteClient(application.id)).error).toBeNull()
  expect((await admin.getClient(application.id)).error).toMatchObject({
    status: 404,
    code: 'oauth_client_not_found',
  })
  const asApplication = { authorization: `Bearer ${token}` }
  expect((await send('GET', '/user', undefined, asApplication)).status).toBe(403)
  await expect(application.refresh(refresh)).rejects.toMatchObject({ status: 401 })
  expect((await anna.client.auth.oauth.listGrants()).data).toEqual([])
  expect((await anna.client.auth.getUser()).error).toBeNull()
})

test('a new secret takes the place of the old one', async () => {
  const anna = await makePerson()
  const application = await oauthApplication(service)
  const { refresh_token: refresh = '' } = await application.enter(anna)
  const { data } = await admin.regenerateClientSecret(application.id)
  expect(data?.client_secret).not.toBe(application.secret)
  await expect(application.refresh(refresh)).rejects.toMatchObject({ status: 401 })

  const open = await makeClient({ token_endpoint_auth_method: 'none' })
  expect(open.client_secret).toBeUndefined()
  expect((await admin.regenerateClientSecret(open.client_id)).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
})

test('an address to come back to is on the web, on this machine, or an application’s own', async () => {
  const register = (uri: string) => makeClient({ redirect_uris: [uri] })
  for (const uri of [
    'http://127.0.0.1:8080/callback',
    'http://localhost/callback',
    'org.example.cards:/callback',
  ]) {
    expect((await register(uri)).redirect_uris).toEqual([uri])
  }
  for (const uri of [
    'http://app.example.com/callback',
    'https://app.example.com/callback#fragment',
    'https://app.example.com/a,https://evil.example.com/',
    'https://anna:secret@app.example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'cards:/callback',
    '/callback',
    '',
  ]) {
    await expect(register(uri)).rejects.toMatchObject({ status: 400, code: 'validation_failed' })
  }
  await expect(makeClient({ redirect_uris: [] })).rejects.toMatchObject({ status: 400 })
})

test('applications are the operator’s to handle', async () => {
  const anna = await makePerson()
  const { client_id: id } = await makeClient()
  const before = await query('select * from auth.oauth_clients order by id')
  const theirs = anna.client.auth.admin.oauth
  const refusals = [
    await theirs.listClients(),
    await theirs.getClient(id),
    await theirs.createClient({ client_name: 'Mine', redirect_uris: [CALLBACK] }),
    await theirs.updateClient(id, { client_name: 'Mine' }),
    await theirs.regenerateClientSecret(id),
    await theirs.deleteClient(id),
  ]
  for (const { error } of refusals) expect(error?.status).toBe(403)
  expect(await query('select * from auth.oauth_clients order by id')).toEqual(before)
})

test('an invalid or unknown id finds no application', async () => {
  const get = (id: string) => send('GET', `/admin/oauth/clients/${id}`, undefined, asOperator)
  expect(await get('1')).toMatchObject({ status: 400, json: { error_code: 'validation_failed' } })
  expect(await get(randomUUID())).toMatchObject({
    status: 404,
    json: { error_code: 'oauth_client_not_found' },
  })
})
