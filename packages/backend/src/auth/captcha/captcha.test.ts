import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

/** A provider that speaks `siteverify`: each of its answers is valid once. */
const answers = new Set<string>()
const asked: Record<string, string>[] = []
let isBroken = false
const server = createServer(async (request, response) => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  asked.push(form)
  if (isBroken) return response.writeHead(502).end('Bad gateway')
  const isGood = form.secret === 'for a test' && answers.delete(form.response ?? '')
  const verdict = isGood
    ? { success: true }
    : { success: false, 'error-codes': ['invalid-input-response'] }
  return response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(verdict))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise((resolve) => server.close(resolve)))
const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** A visitor ticks the box. */
function solve() {
  const answer = randomUUID()
  answers.add(answer)
  return answer
}

const captcha = { siteKey: 'site-key', secret: 'for a test', verifyUrl }
const service = await authService({
  auth: {
    captcha: { ...captcha, provider: 'hcaptcha' },
    passkeys: { enabled: true },
    anonymousEnabled: true,
    mailerAutoconfirm: true,
  },
})
const { client, makeEmail, operator, query, send } = service

test('a user signs up, signs in and stays signed in, with a captcha for each form', async () => {
  const email = makeEmail()
  const anna = client({ flowType: 'pkce' })
  const up = await anna.auth.signUp({
    email,
    password: PASSWORD,
    options: { captchaToken: solve() },
  })
  expect(up.error).toBeNull()
  expect(asked.at(-1)).toMatchObject({ sitekey: 'site-key', remoteip: '127.0.0.1' })
  const signedIn = await anna.auth.signInWithPassword({
    email,
    password: PASSWORD,
    options: { captchaToken: solve() },
  })
  expect(signedIn.error).toBeNull()

  const before = asked.length
  expect((await anna.auth.refreshSession()).error).toBeNull()
  expect((await anna.auth.updateUser({ data: { name: 'Anna' } })).error).toBeNull()
  expect(asked).toHaveLength(before)

  await anna.auth.signInWithOtp({ email, options: { captchaToken: solve() } })
  const { query: answer } = await service.follow((await service.nextMail(email)).link)
  expect((await anna.auth.exchangeCodeForSession(answer.code ?? '')).error).toBeNull()
})

test('a captcha token is valid once, and an invented one is refused', async () => {
  const refused = { status: 400, code: 'captcha_failed' }
  const captchaToken = solve()
  const guest = () => client().auth.signInAnonymously({ options: { captchaToken } })
  expect((await guest()).error).toBeNull()
  expect((await guest()).error).toMatchObject(refused)
  const email = makeEmail()
  const { error } = await client().auth.signUp({
    email,
    password: PASSWORD,
    options: { captchaToken: 'made up' },
  })
  expect(error).toMatchObject({
    ...refused,
    message: 'captcha protection: request disallowed (invalid-input-response)',
  })
  expect(await query('select 1 from auth.users where email = $1', [email])).toEqual([])
})

test.each([
  '/signup',
  '/token?grant_type=password',
  '/token?grant_type=id_token',
  '/token?grant_type=web3',
  '/otp',
  '/magiclink',
  '/recover',
  '/resend',
  '/sso',
  '/passkeys/authentication/options',
])('%s refuses a request without a captcha token', async (path) => {
  const refused = { status: 400, json: { error_code: 'captcha_failed' } }
  const body = { email: 'anna@example.org', type: 'signup' }
  expect(await send('POST', path, body)).toMatchObject(refused)
  expect(await send('POST', path, { ...body, gotrue_meta_security: {} })).toMatchObject(refused)
  for (const gotrue_meta_security of ['x', { captcha_token: 1 }, { captcha_token: 'a\0' }]) {
    expect(await send('POST', path, { ...body, gotrue_meta_security })).toMatchObject({
      status: 400,
      json: { error_code: 'bad_json' },
    })
  }
})

test('the operator’s own key needs no answer', async () => {
  const { error } = await operator.auth.signUp({ email: makeEmail(), password: PASSWORD })
  expect(error).toBeNull()
})

test('while the captcha provider does not answer, requests are refused, and the log says so', async () => {
  isBroken = true
  const answer = await send('POST', '/recover', {
    email: 'anna@example.org',
    gotrue_meta_security: { captcha_token: 'x' },
  })
  isBroken = false
  expect(answer).toMatchObject({ status: 500, json: { error_code: 'unexpected_failure' } })
  expect(service.logged).toContain('a captcha could not be checked')
})

test('the site is told what to show, and never the secret', async () => {
  const { json } = await send('GET', '/settings')
  expect(json).toMatchObject({ captcha_provider: 'hcaptcha', captcha_site_key: 'site-key' })
  expect(JSON.stringify(json)).not.toContain('for a test')
})

test('Turnstile is spoken to in the same words', async () => {
  const turnstile = await authService({
    auth: { captcha: { ...captcha, provider: 'turnstile' }, mailerAutoconfirm: true },
  })
  const signUp = (captchaToken: string) =>
    turnstile
      .client()
      .auth.signUp({ email: makeEmail(), password: PASSWORD, options: { captchaToken } })
  expect((await signUp(solve())).error).toBeNull()
  expect(asked.at(-1)).toEqual({
    secret: 'for a test',
    response: expect.any(String),
    remoteip: '127.0.0.1',
  })
  expect((await signUp('made up')).error).toMatchObject({ code: 'captcha_failed' })
})
