import { expect, test } from 'vitest'
import { authService, PASSWORD, SITE } from '../../../test/auth/auth-service.ts'

const service = await authService()
const { client, follow, makeEmail, nextMail, query, send } = service

const EXPIRED_LINK = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
}

async function signUp(flowType: 'implicit' | 'pkce' = 'implicit') {
  const email = makeEmail()
  await client({ flowType }).auth.signUp({ email, password: PASSWORD })
  return { email, ...(await nextMail(email)) }
}

test('a link works once', async () => {
  const { link } = await signUp()
  expect((await follow(link)).fragment.access_token).toBeDefined()
  expect((await follow(link)).fragment).toEqual({ ...EXPIRED_LINK, sb: '' })
})

test('of many who follow the same link at once only one is let in', async () => {
  const { link } = await signUp()
  const answers = await Promise.all(Array.from({ length: 8 }, () => follow(link)))
  expect(answers.filter(({ fragment }) => fragment.access_token)).toHaveLength(1)
})

test('a link of a flow with a challenge tells its error in the query too', async () => {
  const { link } = await signUp('pkce')
  expect((await follow(link)).query.code).toBeDefined()
  const again = await follow(link)
  expect(again.query).toEqual(EXPIRED_LINK)
  expect(again.fragment).toEqual({ ...EXPIRED_LINK, sb: '' })
})

test('a program that only looks at links uses nothing up', async () => {
  const { link } = await signUp()
  expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(405)
  expect((await follow(link)).fragment.access_token).toBeDefined()
})

test('links and codes are valid for an hour', async () => {
  const { email, link, code } = await signUp()
  service.pass(3601)
  expect((await follow(link)).fragment).toMatchObject(EXPIRED_LINK)
  const { error } = await client().auth.verifyOtp({ email, token: code, type: 'signup' })
  expect(error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Token has expired or is invalid',
  })
})

test('a tampered link leads back with an error, and to the site only', async () => {
  const { link } = await signUp()
  const tampered = new URL(link)
  tampered.searchParams.set('token', `${'0'.repeat(56)}`)
  tampered.searchParams.set('redirect_to', 'https://evil.example.com/')
  const { target, fragment } = await follow(tampered.href)
  expect(target.origin).toBe(SITE)
  expect(fragment).toMatchObject(EXPIRED_LINK)
})

test('a link for one purpose does not serve another', async () => {
  const { link } = await signUp()
  const other = new URL(link)
  other.searchParams.set('type', 'recovery')
  expect((await follow(other.href)).fragment).toMatchObject(EXPIRED_LINK)
  other.searchParams.set('type', 'nonsense')
  expect((await follow(other.href)).fragment).toMatchObject({ error: 'invalid_request' })
})

test('the challenge of a link cannot be taken off', async () => {
  const { link } = await signUp('pkce')
  const stripped = new URL(link)
  const token = stripped.searchParams.get('token') ?? ''
  expect(token).toMatch(/^pkce_/)
  stripped.searchParams.set('token', token.slice(5))
  expect((await follow(stripped.href)).fragment).toMatchObject(EXPIRED_LINK)
})

test('a client verifies with the token of the link instead of the digits', async () => {
  const { link, email } = await signUp()
  const token_hash = new URL(link).searchParams.get('token') ?? ''
  const { data, error } = await client().auth.verifyOtp({ token_hash, type: 'email' })
  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
  const again = await client().auth.verifyOtp({ token_hash, type: 'email' })
  expect(again.error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Email link is invalid or has expired',
  })
})

test('the digits of one person are worth nothing for another', async () => {
  const [anna, boris] = [await signUp(), await signUp()]
  const { error } = await client().auth.verifyOtp({
    email: boris.email,
    token: anna.code,
    type: 'signup',
  })
  expect(error).toMatchObject({ code: 'otp_expired' })
})

test('a user banned since the e-mail was sent is not signed in, and the link is not consumed', async () => {
  const { email, link } = await signUp()
  const ban = (until: string) =>
    query(`update auth.users set banned_until = ${until} where email = $1`, [email])
  await ban("now() + interval '1 day'")
  expect((await follow(link)).fragment).toMatchObject({ error_code: 'user_banned' })
  await ban('null')
  expect((await follow(link)).fragment.access_token).toBeDefined()
})

test.each([
  ['no type', { token_hash: 'x' }, 400, 'validation_failed'],
  ['an unknown type', { type: 'magic', token_hash: 'x' }, 400, 'validation_failed'],
  ['neither token nor hash', { type: 'signup', email: 'a@b.org' }, 400, 'validation_failed'],
  ['token and hash', { type: 'signup', token: '1', token_hash: 'x' }, 400, 'validation_failed'],
  [
    'a hash and an address',
    { type: 'signup', token_hash: 'x', email: 'a@b.org' },
    400,
    'validation_failed',
  ],
  ['a token without an address', { type: 'signup', token: '123456' }, 400, 'validation_failed'],
  [
    'a token for two',
    { type: 'sms', token: '1', email: 'a@b.org', phone: '3' },
    400,
    'validation_failed',
  ],
  ['a bad address', { type: 'signup', token: '123456', email: 'a@' }, 422, 'validation_failed'],
  ['a phone', { type: 'sms', token: '123456', phone: '33600000000' }, 403, 'otp_expired'],
])('verifying with %s is refused', async (_, body, status, code) => {
  expect(await send('POST', '/verify', body)).toMatchObject({ status, json: { error_code: code } })
})

test('a link without token or type is refused where it is', async () => {
  for (const path of [
    '/verify',
    '/verify?token=x',
    '/verify?type=signup',
    '/verify?type=x&token=%00',
  ]) {
    expect(await send('GET', path)).toMatchObject({
      status: 400,
      json: { error_code: 'validation_failed' },
    })
  }
})
