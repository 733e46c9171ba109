import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'
import { createBackend } from '../../create-backend.ts'

const TOO_MANY = { status: 429, json: { error_code: 'over_request_rate_limit' } }

test.each(['memory', 'database'] as const)(
  'passwords can be guessed a few times only, known or not (%s)',
  async (rateLimitStore) => {
    const service = await authService({
      auth: { rateLimitStore, rateLimits: { attempts: { points: 3, seconds: 60 } } },
    })
    const guess = (email: string) =>
      service.send('POST', '/token?grant_type=password', { email, password: 'nonsense' })
    const anna = await service.makePerson()

    for (const email of [anna.email, service.makeEmail()]) {
      for (let go = 0; go < 3; go += 1) expect((await guess(email)).status).toBe(400)
      expect(await guess(email)).toMatchObject(TOO_MANY)
    }
    const { error } = await service.client().auth.signInWithPassword({
      email: anna.email,
      password: PASSWORD,
    })
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })

    const boris = await service.makePerson()
    await guess(boris.email)
    await guess(boris.email)
    for (let go = 0; go < 5; go += 1) {
      const { error } = await service.client().auth.signInWithPassword({
        email: boris.email,
        password: PASSWORD,
      })
      expect(error).toBeNull()
    }
  },
)

test('a guesser elsewhere does not lock the owner out', async () => {
  const service = await authService({
    auth: {
      rateLimits: { attempts: { points: 3, seconds: 60 } },
      clientAddressHeader: 'x-real-ip',
    },
  })
  const { email } = await service.makePerson()
  const signIn = (password: string, from: string) =>
    service.send('POST', '/token?grant_type=password', { email, password }, { 'x-real-ip': from })
  for (let go = 0; go < 50; go += 1) await signIn('nonsense', '192.0.2.1')
  expect(await signIn(PASSWORD, '192.0.2.1')).toMatchObject(TOO_MANY)
  expect((await signIn(PASSWORD, '192.0.2.2')).status).toBe(200)

  for (let place = 1; place <= 10; place += 1) {
    for (let go = 0; go < 3; go += 1) await signIn('nonsense', `198.51.100.${place}`)
  }
  expect(await signIn(PASSWORD, '203.0.113.1')).toMatchObject(TOO_MANY)
})

test('many guesses at once are no way round', async () => {
  const service = await authService({
    auth: { rateLimits: { attempts: { points: 3, seconds: 60 } } },
  })
  const email = service.makeEmail()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, digit) =>
      service.send('POST', '/verify', { type: 'email', email, token: `${100_000 + digit}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(17)
})

test('one client address can ask for so many mails, codes and tokens', async () => {
  const few = { points: 2, seconds: 60 }
  const service = await authService({
    auth: { rateLimits: { otp: few, verify: few, token: few }, clientAddressHeader: 'x-real-ip' },
  })
  const requests: [string, string, string][] = [
    ['POST', '/recover', '192.0.2.1'],
    ['POST', '/verify', '192.0.2.2'],
    ['GET', '/verify?type=signup&token=x', '192.0.2.3'],
    ['POST', '/token?grant_type=refresh_token', '192.0.2.4'],
  ]
  for (const [method, path, address] of requests) {
    const body = method === 'POST' ? {} : undefined
    const send = (from: string) => service.send(method, path, body, { 'x-real-ip': from })
    await send(address)
    expect((await send(address)).status).not.toBe(429)
    expect(await send(address)).toMatchObject(TOO_MANY)
    expect((await send('2001:db8::1')).status).not.toBe(429)
  }
})

test('a second mail of a kind has to wait, and the answer says how long', async () => {
  const service = await authService({ auth: { rateLimits: { emailFrequency: 60 } } })
  const known = await service.makePerson()
  for (const email of [known.email, service.makeEmail()]) {
    expect((await service.client().auth.resetPasswordForEmail(email)).error).toBeNull()
    const { error } = await service.client().auth.resetPasswordForEmail(email)
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after (60|5\d) seconds\.$/,
    )
  }
})

test('one address gets so many mails an hour', async () => {
  const service = await authService({
    auth: { rateLimits: { emailSent: { points: 2, seconds: 60 } } },
  })
  const email = service.makeEmail()
  await service.send('POST', '/recover', { email })
  await service.send('POST', '/otp', { email })
  expect(await service.send('POST', '/recover', { email })).toMatchObject({
    status: 429,
    json: { error_code: 'over_email_send_rate_limit' },
  })
})

test('processes on one database count together', async () => {
  const few = { points: 2, seconds: 60 }
  const settings = { auth: { rateLimitStore: 'database', rateLimits: { otp: few } } } as const
  const service = await authService(settings)
  const { url, anonKey, serviceRoleKey, jwtSecret, storageFolder, db } = service
  const second = createBackend({
    database: db.database,
    settings: { siteUrl: url, apiUrl: url, anonKey, serviceRoleKey, jwtSecret, ...settings },
    mail: async () => {},
    storageFolder,
    log: { error: () => {}, warn: () => {}, info: () => {} },
  })
  const askSecond = async () => {
    const request = new Request(`${url}/auth/v1/recover`, { method: 'POST', body: '{}' })
    return (await second.app.fetch(request, { clientAddress: '127.0.0.1' })).status
  }
  expect((await service.send('POST', '/recover', {})).status).toBe(400)
  expect(await askSecond()).toBe(400)
  expect(await service.send('POST', '/recover', {})).toMatchObject(TOO_MANY)
  expect(await askSecond()).toBe(429)
})
