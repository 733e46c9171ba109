import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

/** A collection of stolen passwords that is asked by the beginning of a hash. */
const stolen = new Set(['hunter2 hunter2'])
const asked: string[] = []
let isBroken = false
const server = createServer((request, response) => {
  const prefix = request.url?.split('/').at(-1) ?? ''
  asked.push(prefix)
  if (isBroken) return response.writeHead(503).end()
  const lines = [...stolen]
    .map((password) => createHash('sha1').update(password).digest('hex').toUpperCase())
    .filter((hash) => hash.startsWith(prefix))
    .map((hash) => `${hash.slice(5)}:3`)
  const padding = createHash('sha1').update(PASSWORD).digest('hex').toUpperCase().slice(5)
  return response.end([`${'0'.repeat(35)}:1`, ...lines, `${padding}:0`].join('\r\n'))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise((resolve) => server.close(resolve)))
const leakedPasswordsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`

const service = await authService({
  auth: {
    leakedPasswordsUrl,
    mailerAutoconfirm: true,
    passwordRequiredCharacters: ['abcdefghijklmnopqrstuvwxyz'],
  },
})
const { client, makeEmail, operator, query } = service

async function makePerson() {
  const [email, anna] = [makeEmail(), client()]
  const { data } = await anna.auth.signUp({ email, password: PASSWORD })
  if (!data.user) throw new Error('Anna could not sign up')
  return { email, client: anna, user: data.user }
}

test('a leaked password is refused wherever a user sets one, and the service learns no hash', async () => {
  const weak = { status: 422, code: 'weak_password', reasons: ['pwned'] }
  const email = makeEmail()
  const password = 'hunter2 hunter2'
  expect((await client().auth.signUp({ email, password })).error).toMatchObject(weak)
  expect(await query('select 1 from auth.users where email = $1', [email])).toEqual([])

  const { client: anna, user } = await makePerson()
  expect((await anna.auth.updateUser({ password })).error).toMatchObject(weak)
  const byOperator = await operator.auth.admin.updateUserById(user.id, { password })
  expect(byOperator.error).toMatchObject(weak)
  const link = { type: 'signup' as const, email, password }
  expect((await operator.auth.admin.generateLink(link)).error).toMatchObject(weak)
  expect(asked.every((prefix) => /^[0-9A-F]{5}$/.test(prefix))).toBe(true)
})

test('every reason against a password is told at once', async () => {
  const { error } = await client().auth.signUp({ email: makeEmail(), password: '1234' })
  expect(error).toMatchObject({ code: 'weak_password', reasons: ['length', 'characters'] })
  expect(error?.message).toContain('at least 8 characters')
})

test('a user who signs in with a password that has leaked since is warned', async () => {
  const { email } = await makePerson()
  stolen.add(PASSWORD)
  const { data, error } = await client().auth.signInWithPassword({ email, password: PASSWORD })
  stolen.delete(PASSWORD)
  expect(error).toBeNull()
  expect(data.weakPassword).toMatchObject({ reasons: ['pwned'] })
})

test('while the service is down passwords are accepted, and the log says so', async () => {
  isBroken = true
  const { error } = await client().auth.signUp({
    email: makeEmail(),
    password: 'hunter2 hunter2',
  })
  isBroken = false
  expect(error).toBeNull()
  expect(service.logged).toContain('leaked passwords could not be looked up')
})

test('a new password has to be another one, and not too long', async () => {
  const { client: anna } = await makePerson()
  const same = await anna.auth.updateUser({ password: PASSWORD })
  expect(same.error).toMatchObject({ status: 422, code: 'same_password' })
  const long = await anna.auth.updateUser({ password: 'ж'.repeat(37) })
  expect(long.error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('where the old password is asked for, a new one needs it', async () => {
  const strict = await authService({
    auth: { requireCurrentPassword: true, mailerAutoconfirm: true },
  })
  const anna = strict.client()
  await anna.auth.signUp({ email: strict.makeEmail(), password: PASSWORD })
  const change = (more: { current_password?: string }) =>
    anna.auth.updateUser({ password: 'brand new secret', ...more })
  expect((await change({})).error).toMatchObject({
    status: 400,
    code: 'current_password_required',
  })
  expect((await change({ current_password: 'nonsense' })).error).toMatchObject({
    status: 400,
    code: 'current_password_invalid',
  })
  expect((await change({ current_password: PASSWORD })).error).toBeNull()
})
