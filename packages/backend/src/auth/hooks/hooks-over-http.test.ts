import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { authService, PASSWORD, SITE } from '../../../test/auth/auth-service.ts'
import { answerJson, openHookServer } from '../../../test/auth/hooks/hook-server.ts'
import { findHookFault } from './hook-settings.ts'

const before = await openHookServer()
const email = await openHookServer()
const sms = await openHookServer()
const other = `v1,whsec_${randomBytes(32).toString('base64')}`
const service = await authService({
  auth: {
    phone: { enabled: true },
    hooks: {
      beforeUserCreated: { uri: before.uri, secrets: [other, before.secret] },
      sendEmail: { uri: email.uri, secrets: [email.secret] },
      sendSms: { uri: sms.uri, secrets: [sms.secret] },
    },
  },
})
const { client, makeEmail, query } = service
const accountsOf = (address: string) =>
  query('select id from auth.users where email = $1', [address])

function newestMail() {
  const data = email.calls.at(-1)?.input.email_data
  if (!data) throw new Error('No mail was handed over')
  return data
}

async function signUp(address = makeEmail()) {
  const auth = client()
  const answer = await auth.auth.signUp({
    email: address,
    password: PASSWORD,
    options: { data: { locale: 'ru' } },
  })
  return { ...answer, address }
}

test('a server hears of an account before it is made, signed with each secret', async () => {
  before.answerWith(answerJson({}))
  const { error, address } = await signUp()
  expect(error).toBeNull()
  const [call] = before.calls
  expect(call?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
  expect(call?.input).toMatchObject({
    metadata: { name: 'before-user-created', ip_address: expect.stringMatching(/127\.0\.0\.1$/) },
    user: { email: address, user_metadata: { locale: 'ru' }, is_anonymous: false },
  })
  expect(await accountsOf(address)).toMatchObject([{ id: call?.input.user?.id }])
})

test('an account that the server refuses is not made, and its words are the answer', async () => {
  before.answerWith(answerJson({ error: { http_code: 403, message: 'Only our school' } }))
  const { error, address } = await signUp()
  expect(error).toMatchObject({ status: 403, message: 'Only our school' })
  expect(await accountsOf(address)).toEqual([])
  before.answerWith(answerJson({}))
})

test('a link for a new address is refused in the same way', async () => {
  before.answerWith(answerJson({ error: { message: 'Closed' } }))
  const address = makeEmail()
  const { error } = await client().auth.signInWithOtp({ email: address })
  expect(error).toMatchObject({ status: 500, message: 'Closed' })
  expect(await accountsOf(address)).toEqual([])
  before.answerWith(answerJson({}))
})

test('an account that an operator makes is not asked about, one that is known is not asked about again', async () => {
  const { address } = await signUp()
  before.answerWith(answerJson({ error: { message: 'Closed' } }))
  const made = await service.operator.auth.admin.createUser({
    email: makeEmail(),
    password: PASSWORD,
  })
  expect(made.error).toBeNull()
  expect((await client().auth.signInWithOtp({ email: address })).error).toBeNull()
  expect(before.calls).toEqual([])
  before.answerWith(answerJson({}))
})

test('a mail is handed to the server with all that its link needs, and none is sent', async () => {
  email.answerWith(answerJson({}))
  const { address } = await signUp()
  const [call] = email.calls
  expect(call?.input).toMatchObject({
    metadata: { name: 'send-email' },
    user: { email: address },
    email_data: {
      email_action_type: 'signup',
      redirect_to: SITE,
      site_url: `${service.url}/auth/v1`,
      token_new: '',
      token_hash_new: '',
    },
  })
  const { token } = newestMail()
  const { error } = await client().auth.verifyOtp({ email: address, token, type: 'email' })
  expect(error).toBeNull()
  expect(service.mailbox.received(address)).toEqual([])
  expect(await query('select from auth.outgoing_mails')).toEqual([])
})

test('a sign-up with an address that is confirmed already hands over no mail, and asks nothing', async () => {
  const { address } = await signUp()
  const { token } = newestMail()
  await client().auth.verifyOtp({ email: address, token, type: 'email' })
  email.answerWith(answerJson({}))
  before.answerWith(answerJson({}))
  expect((await signUp(address)).error).toBeNull()
  expect([...email.calls, ...before.calls]).toEqual([])
})

test('a change of address is one call, whose four fields open both links', async () => {
  const { address } = await signUp()
  const { token } = newestMail()
  const anna = client()
  await anna.auth.verifyOtp({ email: address, token, type: 'email' })
  email.answerWith(answerJson({}))
  const next = makeEmail()
  expect((await anna.auth.updateUser({ email: next })).error).toBeNull()

  expect(email.calls).toHaveLength(1)
  expect(email.calls[0]?.input.user).toMatchObject({ email: address, new_email: next })
  const data = newestMail()
  expect(data.email_action_type).toBe('email_change')
  const type = 'email_change'
  const old = await anna.auth.verifyOtp({ email: address, token: data.token, type })
  expect(old.error).toBeNull()
  const { data: changed, error } = await client().auth.verifyOtp({
    token_hash: data.token_hash,
    type,
  })
  expect(error).toBeNull()
  expect(changed.user?.email).toBe(next)
})

test('where a mail cannot be handed over the sign-up is undone', async () => {
  email.answerWith(answerJson({ error: { http_code: 429, message: 'Too many mails today' } }))
  const { error, address } = await signUp()
  expect(error).toMatchObject({ status: 429, message: 'Too many mails today' })
  expect(await accountsOf(address)).toEqual([])
  email.answerWith(answerJson({}))
})

test('a code for a phone is handed to the server', async () => {
  const phone = '33612000001'
  const auth = client()
  const { error } = await auth.auth.signInWithOtp({ phone: `+${phone}` })
  expect(error).toBeNull()
  await expect.poll(() => sms.calls.length, { timeout: 20_000 }).toBe(1)
  const input = sms.calls[0]?.input
  expect(input).toMatchObject({ metadata: { name: 'send-sms' }, user: { phone }, sms: { phone } })
  const token = input?.sms?.otp ?? ''
  const verified = await auth.auth.verifyOtp({ phone, token, type: 'sms' })
  expect(verified.error).toBeNull()
})

const WRONG_TYPE = 'hook_payload_invalid_content_type'
const faults: [string, Parameters<typeof before.answerWith>[0], object][] = [
  ['says nothing about its type', (r) => r.writeHead(200).end('{}'), { code: WRONG_TYPE }],
  [
    'is a page',
    (r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    { status: 400, code: WRONG_TYPE },
  ],
  [
    'is no JSON',
    (r) => r.writeHead(200, { 'content-type': 'application/json' }).end('{'),
    { status: 500, message: 'Error unmarshaling JSON output.' },
  ],
  [
    'is larger than 200 KiB',
    answerJson({ padding: 'x'.repeat(210_000) }),
    { status: 422, code: 'hook_payload_over_size_limit' },
  ],
  ['is 400', answerJson({}, 400), { status: 500, message: 'Invalid payload sent to hook' }],
  ['is 401', answerJson({}, 401), { status: 500, message: 'Hook requires authorization token' }],
  [
    'is 418',
    answerJson({}, 418),
    { status: 500, message: 'Unexpected status code returned from hook: 418' },
  ],
  [
    'leads elsewhere',
    (r) => r.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    { status: 500, message: 'Unexpected status code returned from hook: 307' },
  ],
  [
    'never comes',
    () => {},
    {
      status: 422,
      code: 'hook_timeout',
      message: 'Failed to reach hook within maximum time of 5.000000 seconds',
    },
  ],
]
for (const [name, answer, expected] of faults) {
  test(`an answer that ${name} makes no account, and says what is wrong`, async () => {
    before.answerWith(answer)
    const { error, address } = await signUp()
    expect(error).toMatchObject(expected)
    expect(await accountsOf(address)).toEqual([])
    expect(before.calls).toHaveLength(1)
    before.answerWith(answerJson({}))
  })
}

test('a server that breaks off is asked again, and one that asks to come back is too', async () => {
  let asked = 0
  before.answerWith((response, call) => {
    asked += 1
    if (asked === 1) response.socket?.destroy()
    else if (asked === 2) response.writeHead(503, { 'retry-after': 'true' }).end()
    else answerJson({})(response, call)
  })
  const { error } = await signUp()
  expect(error).toBeNull()
  expect(new Set(before.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
  before.answerWith(answerJson({}))
})

test('a hook without TLS, without a secret or without a function is refused at the start', () => {
  const secrets = [before.secret]
  expect(findHookFault({ uri: 'https://hooks.example.org/x', secrets })).toBeUndefined()
  expect(findHookFault({ uri: 'pg-functions://postgres/public/hook', secrets: [] })).toBeUndefined()
  for (const uri of ['http://hooks.example.org/x', 'pg-functions://postgres/hook', 'ftp://x', '']) {
    expect(findHookFault({ uri, secrets })).toContain('must be')
  }
  for (const wrong of [[], ['whsec_x'], ['v1,whsec_short'], [before.secret, 'v1a,whsk_x']]) {
    expect(findHookFault({ uri: 'https://hooks.example.org', secrets: wrong })).toContain('secrets')
  }
})
