import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { authService } from '../../../test/auth/auth-service.ts'
import { completeSettings } from '../../backend-settings.ts'
import { createBackend } from '../../create-backend.ts'
import { createKeyring } from '../keys/keyring.ts'

const opaque = { publishableKey: 'sb_publishable_1', secretKey: 'sb_secret_1' }
const service = await authService(opaque)
const strict = await authService({ ...opaque, requireApiKey: true })

test('browsers of other sites may ask, and see the code of a refusal', async () => {
  const preflight = await fetch(`${service.url}/auth/v1/token`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example.org',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey, authorization, x-supabase-api-version, x-new',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-new')
  const refused = await service.send(
    'POST',
    '/recover',
    {},
    { origin: 'https://elsewhere.example.org' },
  )
  expect(refused.headers.get('access-control-expose-headers')).toMatch(/X-Supabase-Api-Version/i)
})

test('an opaque key stands for the role it was given', async () => {
  await service.makePerson()
  const all = await service.fetch('/rest/v1/users_profile?select=id', {
    headers: { apikey: opaque.secretKey, authorization: `Bearer ${opaque.secretKey}` },
  })
  expect(await all.json()).not.toEqual([])
  const none = await service.fetch('/rest/v1/users_profile?select=id', {
    headers: { apikey: opaque.publishableKey, authorization: `Bearer ${opaque.publishableKey}` },
  })
  expect(await none.json()).toMatchObject({ code: '42501' })
})

test('a token in the api key alone opens no session, and a visitor needs no other header to sign up', async () => {
  const { session, email } = await service.makePerson()
  for (const apikey of [service.anonKey, service.serviceRoleKey, session.access_token]) {
    for (const path of ['/user', '/admin/users']) {
      expect(await service.send('GET', path, undefined, { apikey })).toMatchObject({
        status: 401,
        json: {
          error_code: 'no_authorization',
          msg: 'This endpoint requires a valid Bearer token',
        },
      })
    }
  }
  const both = { apikey: service.anonKey, authorization: `Bearer ${session.access_token}` }
  expect((await service.send('GET', '/user', undefined, both)).json.email).toBe(email)
  const operator = { apikey: opaque.secretKey }
  expect((await service.send('GET', '/admin/users', undefined, operator)).status).toBe(200)

  const visitor = { apikey: service.anonKey }
  const wanted = { email: service.makeEmail(), password: 'correct horse' }
  const signUp = await service.send('POST', '/signup', wanted, visitor)
  expect([signUp.status, signUp.json.email]).toEqual([200, wanted.email])
  const signIn = await service.send(
    'POST',
    '/token?grant_type=password',
    { email, password: 'correct horse' },
    visitor,
  )
  expect(signIn.status).toBe(200)
})

test('the service key opens nothing when it stands in a URL, which logs would store', async () => {
  await service.makePerson()
  for (const key of [service.serviceRoleKey, opaque.secretKey]) {
    const answer = await fetch(`${service.url}/rest/v1/users_profile?select=id&apikey=${key}`)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ hint: expect.stringContaining('header') })
  }
  const asVisitor = `${service.url}/auth/v1/settings?apikey=${service.anonKey}`
  expect((await fetch(asVisitor)).status).toBe(200)
})

test('where keys are required, a request without a known one is refused; links of mails are not', async () => {
  const without = await fetch(`${strict.url}/auth/v1/settings`)
  expect(without.status).toBe(401)
  expect(await without.json()).toMatchObject({ message: 'No API key found in request' })
  expect((await strict.send('GET', '/settings', undefined, { apikey: 'invented' })).status).toBe(
    401,
  )
  expect((await strict.send('GET', '/settings')).status).toBe(200)
  expect((await fetch(`${strict.url}/auth/v1/verify`)).status).toBe(400)
})

test('a token signed with another key, or with our public key as a secret, is refused', async () => {
  const { user } = await service.makePerson()
  const keys = await publishedKeys(service)
  const claims = () => new SignJWT({ sub: user.id, role: 'service_role' }).setExpirationTime('1h')
  const stranger = await generateKeyPair('ES256')
  const forged = [
    await claims()
      .setProtectedHeader({ alg: 'ES256', kid: keys[0]?.kid })
      .sign(stranger.privateKey),
    await claims()
      .setProtectedHeader({ alg: 'HS256', kid: keys[0]?.kid })
      .sign(new TextEncoder().encode(JSON.stringify(keys[0]))),
  ]
  for (const token of forged) {
    const answer = await service.send('GET', '/user', undefined, {
      authorization: `Bearer ${token}`,
    })
    expect(answer).toMatchObject({ status: 403, json: { error_code: 'bad_jwt' } })
  }
})

test('two processes on one database sign with the same key; a new secret makes a new one', async () => {
  const { database } = service.db
  const keysOf = async (jwtSecret: string) => {
    const settings = completeSettings({
      siteUrl: '',
      apiUrl: '',
      anonKey: '',
      serviceRoleKey: '',
      jwtSecret,
    })
    return (await createKeyring(settings, database).publicKeys()).map(({ kid }) => kid)
  }
  const [one, two] = await Promise.all([keysOf('a new secret'), keysOf('a new secret')])
  expect(one).toEqual(two)
  expect(await keysOf(service.jwtSecret)).not.toEqual(one)
})

test('given signing keys are used: the first signs, all are published', async () => {
  const makeKey = async (kid: string) => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    return { ...(await exportJWK(privateKey)), kid, alg: 'ES256' }
  }
  const signingKeys = [await makeKey('new'), await makeKey('old')]
  const rotating = await authService({ jwt: { signingKeys } })
  const anna = await rotating.makePerson()
  const { data } = await anna.client.auth.getClaims()
  expect(data?.header).toMatchObject({ alg: 'ES256', kid: 'new' })
  const keys = await publishedKeys(rotating)
  expect(keys.map(({ kid }) => kid)).toEqual(['new', 'old'])
  expect(JSON.stringify(keys)).not.toContain('"d"')
})

test('with HS256 the shared secret signs, and no key is published', async () => {
  const shared = await authService({ jwt: { algorithm: 'HS256' } })
  const anna = await shared.makePerson()
  const { data, error } = await anna.client.auth.getClaims()
  expect(error).toBeNull()
  expect(data?.header.alg).toBe('HS256')
  expect((await shared.send('GET', '/.well-known/jwks.json')).json).toEqual({ keys: [] })
})

test('a page of the own process asks in the name of its visitor', async () => {
  const few = { points: 1, seconds: 60 }
  const { database } = service.db
  const backend = createBackend({
    database,
    settings: {
      siteUrl: 'http://localhost',
      apiUrl: 'http://localhost',
      anonKey: '',
      serviceRoleKey: '',
      jwtSecret: service.jwtSecret,
      auth: { rateLimits: { otp: few } },
    },
    mail: async () => {},
    storageFolder: service.storageFolder,
    log: { error: () => {}, warn: () => {}, info: () => {} },
  })
  const ask = async (clientAddress: string) => {
    const request = new Request('http://localhost/auth/v1/recover', { method: 'POST', body: '{}' })
    return (await backend.app.fetch(request, { clientAddress })).status
  }
  expect(await ask('192.0.2.1')).toBe(400)
  expect(await ask('192.0.2.1')).toBe(429)
  expect(await ask('192.0.2.2')).toBe(400)
})

async function publishedKeys({ send }: Pick<typeof service, 'send'>) {
  const { json } = await send('GET', '/.well-known/jwks.json')
  return z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }).parse(json).keys
}
