import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { authService } from '../../../../test/auth/auth-service.ts'
import { CALLBACK } from '../../../../test/auth/oauth-application.ts'

const open = await authService({
  auth: {
    oauthServer: { enabled: true, allowDynamicRegistration: true },
    rateLimits: { register: { points: 5, seconds: 3600 } },
  },
})
const closed = await authService({ auth: { oauthServer: { enabled: true } } })
const off = await authService()

const wish = { client_name: 'Cards', redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' }

test('an application registers itself where the operator allows that', async () => {
  const { status, json } = await open.send('POST', '/oauth/clients/register', wish)
  expect(status).toBe(201)
  expect(json).toMatchObject({ registration_type: 'dynamic', client_type: 'public' })
  expect(json.client_secret).toBeUndefined()

  const secretive = { ...wish, token_endpoint_auth_method: 'client_secret_post' }
  const { json: made } = await open.send('POST', '/oauth/clients/register', secretive)
  expect(made).toMatchObject({ client_type: 'confidential', client_secret: expect.any(String) })
  const { json: metadata } = await open.send('GET', '/.well-known/openid-configuration')
  expect(metadata.registration_endpoint).toBe(`${open.url}/auth/v1/oauth/clients/register`)
})

test('many registrations from one place are too many', async () => {
  const register = () => open.send('POST', '/oauth/clients/register', { redirect_uris: ['x'] })
  const answers = await Promise.all(Array.from({ length: 6 }, register))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true)
})

test('otherwise it is told that only the operator registers applications', async () => {
  expect(await closed.send('POST', '/oauth/clients/register', wish)).toMatchObject({
    status: 403,
    json: { error_code: 'oauth_dynamic_client_registration_disabled' },
  })
  expect(await closed.query('select * from auth.oauth_clients')).toEqual([])
})

test('without the OAuth server none of its calls is there', async () => {
  const anna = await off.makePerson()
  const { oauth } = off.operator.auth.admin
  const disabled = { status: 404, code: 'feature_disabled' }
  const answers = [
    await anna.client.auth.oauth.getAuthorizationDetails('x'),
    await anna.client.auth.oauth.approveAuthorization('x'),
    await anna.client.auth.oauth.denyAuthorization('x'),
    await anna.client.auth.oauth.listGrants(),
    await anna.client.auth.oauth.revokeGrant({ clientId: randomUUID() }),
    await oauth.listClients(),
    await oauth.createClient({ client_name: 'x', redirect_uris: [CALLBACK] }),
  ]
  for (const { error } of answers) expect(error).toMatchObject(disabled)
  for (const [method, path] of [
    ['GET', '/oauth/authorize'],
    ['POST', '/oauth/token'],
    ['GET', '/oauth/userinfo'],
    ['POST', '/oauth/clients/register'],
    ['GET', '/.well-known/oauth-authorization-server'],
  ] as const) {
    const { status, json } = await off.send(method, path)
    expect([path, status, json.error_code]).toEqual([path, 404, 'feature_disabled'])
  }
  const atRoot = await off.fetch('/.well-known/oauth-authorization-server/auth/v1')
  expect(atRoot.status).toBe(404)
})
