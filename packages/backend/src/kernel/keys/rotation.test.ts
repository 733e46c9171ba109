import { createClient } from '@supabase/supabase-js'
import { decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { authService } from '../../../test/auth/auth-service.ts'
import { createBackend } from '../../create-backend.ts'

type Service = Awaited<ReturnType<typeof authService>>

async function kidsOf({ send }: Pick<Service, 'send'>) {
  const { json } = await send('GET', '/.well-known/jwks.json')
  const { keys } = z.object({ keys: z.array(z.object({ kid: z.string() })) }).parse(json)
  return keys.map(({ kid }) => kid)
}

const kidOf = (token = '') => decodeProtectedHeader(token).kid
const rotate = (service: Service, wish: object = {}) =>
  service.send('POST', '/admin/signing_keys/rotate', wish, {
    authorization: `Bearer ${service.serviceRoleKey}`,
  })
const isWelcome = async (service: Service, token: string) =>
  (await service.send('GET', '/user', undefined, { authorization: `Bearer ${token}` })).status ===
  200

test('a new key is published, then signs, and the old one is valid until its tokens have expired', async () => {
  const service = await authService()
  const anna = await service.makePerson()
  const [old] = await kidsOf(service)

  const { status, json } = await rotate(service)
  expect(status).toBe(200)
  expect(new Date(String(json.signs_from)).getTime()).toBeGreaterThan(service.now().getTime())
  const [, added] = await kidsOf(service)
  const boris = await service.makePerson()
  expect(kidOf(boris.session.access_token)).toBe(old)

  service.pass(11 * 60)
  const vera = await service.makePerson()
  expect(kidOf(vera.session.access_token)).toBe(added)
  expect(await kidsOf(service)).toEqual([old, added])
  expect(await isWelcome(service, boris.session.access_token)).toBe(true)
  expect((await vera.client.auth.getClaims()).error).toBeNull()

  service.pass(3600 + 60)
  expect(await kidsOf(service)).toEqual([added])
  const { data } = await anna.client.auth.refreshSession()
  expect(kidOf(data.session?.access_token)).toBe(added)
})

test('two rotations at once add one key', async () => {
  const service = await authService()
  await kidsOf(service)
  const answers = await Promise.all([rotate(service), rotate(service), rotate(service)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.json.error_code).toBe('conflict')
  expect(await kidsOf(service)).toHaveLength(2)
})

test('after a leak the old key is worth nothing at once; people come back by their refresh token', async () => {
  const service = await authService()
  const anna = await service.makePerson()
  const [leaked] = await kidsOf(service)
  expect(await isWelcome(service, anna.session.access_token)).toBe(true)
  await rotate(service)
  expect((await rotate(service, { at_once: true })).status).toBe(200)

  const kids = await kidsOf(service)
  expect(kids).toHaveLength(1)
  expect(kids).not.toContain(leaked)
  expect(await isWelcome(service, anna.session.access_token)).toBe(false)
  const { data } = await anna.client.auth.refreshSession()
  expect(await isWelcome(service, data.session?.access_token ?? '')).toBe(true)
})

test('another process notices within a minute', async () => {
  const service = await authService()
  const anna = await service.makePerson()
  const other = createBackend({
    database: service.db.database,
    settings: {
      siteUrl: 'http://localhost:3000',
      apiUrl: service.url,
      anonKey: service.anonKey,
      serviceRoleKey: service.serviceRoleKey,
      jwtSecret: service.jwtSecret,
    },
    mail: async () => {},
    storageFolder: service.storageFolder,
    log: { error: () => {}, warn: () => {}, info: () => {} },
    now: service.now,
  })
  const there = createClient(service.url, service.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => other.app.fetch(new Request(input, init)) },
  })
  const ask = () => there.auth.getUser(anna.session.access_token)
  expect((await ask()).error).toBeNull()
  await rotate(service, { at_once: true })
  service.pass(60)
  expect((await ask()).error).toMatchObject({ status: 403, code: 'bad_jwt' })
  await other.close()
})

test('only the operator rotates, and not the keys that stand in the settings', async () => {
  const service = await authService({ jwt: { algorithm: 'HS256' } })
  expect(await rotate(service)).toMatchObject({
    status: 400,
    json: { error_code: 'validation_failed' },
  })
  const visitor = { authorization: `Bearer ${service.anonKey}` }
  expect(await service.send('POST', '/admin/signing_keys/rotate', {}, visitor)).toMatchObject({
    status: 403,
    json: { error_code: 'not_admin' },
  })
})
