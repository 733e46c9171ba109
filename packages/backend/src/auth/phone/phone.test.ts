import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'
import { openTelephone } from '../../../test/auth/telephone.ts'
import { httpSms } from '../../outbox/sms/senders.ts'

const telephone = await openTelephone()
const { makeNumber } = telephone
const service = await authService({ auth: { phone: { enabled: true } } }, httpSms(telephone.url))
const { client, query, send } = service

/** A user with a confirmed number, signed in. */
async function makeCaller() {
  const phone = makeNumber()
  const anna = client()
  await anna.auth.signUp({ phone, password: PASSWORD })
  const { code: token } = await telephone.next(phone)
  const { data } = await anna.auth.verifyOtp({ phone, token, type: 'sms' })
  if (!data.session || !data.user) throw new Error('Anna could not sign up')
  return { phone, client: anna, user: data.user, session: data.session }
}

test('a user signs up with a number and a password, and confirms it with the code', async () => {
  const phone = makeNumber()
  const anna = client()
  const { data: waiting, error } = await anna.auth.signUp({
    phone,
    password: PASSWORD,
    options: { data: { learning_language: 'fr' } },
  })
  expect(error).toBeNull()
  expect(waiting).toMatchObject({ session: null, user: { phone: phone.slice(1), email: '' } })
  const early = await client().auth.signInWithPassword({ phone, password: PASSWORD })
  expect(early.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' })

  const message = await telephone.next(phone)
  expect(message.text).toMatch(/^\d{6} is your code to sign in at localhost:3000\.$/)
  expect(message.channel).toBe('sms')
  const { data } = await anna.auth.verifyOtp({ phone, token: message.code, type: 'sms' })
  expect(data.user).toMatchObject({
    id: waiting.user?.id,
    phone_confirmed_at: expect.any(String),
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: { learning_language: 'fr', phone_verified: true },
  })
  expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ phone_verified: true })

  const later = await client().auth.signInWithPassword({ phone, password: PASSWORD })
  expect(later.data.user?.id).toBe(data.user?.id)
  expect(
    (await client().auth.getClaims(later.data.session?.access_token)).data?.claims,
  ).toMatchObject({ phone: phone.slice(1), amr: [{ method: 'password' }] })
})

test('a code is kept as a hash, and is valid once, for a short time', async () => {
  const phone = makeNumber()
  await client().auth.signInWithOtp({ phone })
  const { code } = await telephone.next(phone)
  const kept = await query<{ token_hash: string }>(
    'select token_hash from auth.one_time_tokens where relates_to = $1',
    [phone.slice(1)],
  )
  expect(kept).toHaveLength(1)
  expect(kept[0]?.token_hash).not.toContain(code)

  const verify = (token: string) => client().auth.verifyOtp({ phone, token, type: 'sms' })
  const wrong = code === '123456' ? '654321' : '123456'
  expect((await verify(wrong)).error).toMatchObject({ status: 403, code: 'otp_expired' })
  expect((await verify(code)).error).toBeNull()
  expect((await verify(code)).error).toMatchObject({ status: 403, code: 'otp_expired' })

  await client().auth.signInWithOtp({ phone })
  const second = await telephone.next(phone)
  service.pass(61)
  expect((await verify(second.code)).error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('a code signs in new and known users, also by WhatsApp', async () => {
  const phone = makeNumber()
  const signIn = async (channel: 'sms' | 'whatsapp') => {
    const { data, error } = await client().auth.signInWithOtp({ phone, options: { channel } })
    expect(error).toBeNull()
    expect(data.messageId).toEqual(expect.any(String))
    const message = await telephone.next(phone)
    expect(message.channel).toBe(channel)
    const verified = await client().auth.verifyOtp({ phone, token: message.code, type: 'sms' })
    return verified.data.user?.id
  }
  const id = await signIn('sms')
  expect(id).toBeDefined()
  expect(await signIn('whatsapp')).toBe(id)
})

test('a password that a stranger chose for a number opens nothing once its owner came by code', async () => {
  const phone = makeNumber()
  await client().auth.signUp({ phone, password: PASSWORD })
  await telephone.next(phone)
  await client().auth.signInWithOtp({ phone })
  const { code: token } = await telephone.next(phone)
  expect((await client().auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull()
  const { error } = await client().auth.signInWithPassword({ phone, password: PASSWORD })
  expect(error).toMatchObject({ code: 'invalid_credentials' })
})

test('no user is added when the client asks for known ones only', async () => {
  const phone = makeNumber()
  const { error } = await client().auth.signInWithOtp({
    phone,
    options: { shouldCreateUser: false },
  })
  expect(error).toBeNull()
  const { phone: other } = await makeCaller()
  await client().auth.signInWithOtp({ phone: other })
  await telephone.next(other)
  expect(await query('select 1 from auth.users where phone = $1', [phone.slice(1)])).toEqual([])
  expect(telephone.unread(phone)).toEqual([])
})

test('the answers do not tell who has an account', async () => {
  const { phone, user } = await makeCaller()
  const requests: [string, object][] = [
    ['/otp', { create_user: false }],
    ['/signup', { password: 'another secret' }],
    ['/resend', { type: 'sms' }],
    ['/resend', { type: 'phone_change' }],
  ]
  for (const [path, body] of requests) {
    const known = await send('POST', path, { ...body, phone })
    const unknown = await send('POST', path, { ...body, phone: makeNumber() })
    expect([path, known.status]).toEqual([path, 200])
    expect(Object.keys(unknown.json)).toEqual(Object.keys(known.json))
    expect(known.json.id).not.toBe(user.id)
  }
  const { error } = await client().auth.signInWithPassword({ phone, password: 'another secret' })
  expect(error).toMatchObject({ code: 'invalid_credentials' })
})

test('the code is sent again on request, and only the last one is valid', async () => {
  const phone = makeNumber()
  await client().auth.signUp({ phone, password: PASSWORD })
  const first = await telephone.next(phone)
  expect((await client().auth.resend({ type: 'sms', phone })).error).toBeNull()
  const second = await telephone.next(phone)
  const verify = (token: string) => client().auth.verifyOtp({ phone, token, type: 'sms' })
  if (first.code !== second.code) {
    expect((await verify(first.code)).error).toMatchObject({ code: 'otp_expired' })
  }
  expect((await verify(second.code)).error).toBeNull()
})

test('a user changes their number, and the old one stays until the new one is proved', async () => {
  const { client: anna, phone, user } = await makeCaller()
  const next = makeNumber()
  const { data, error } = await anna.auth.updateUser({ phone: next })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ phone: phone.slice(1), new_phone: next.slice(1) })
  const first = await telephone.next(next)
  expect(first.text).toContain('your new number')

  await anna.auth.resend({ type: 'phone_change', phone: next })
  const { code: token } = await telephone.next(next)
  const other = await client().auth.verifyOtp({ phone, token, type: 'phone_change' })
  expect(other.error).toMatchObject({ code: 'otp_expired' })
  const changed = await anna.auth.verifyOtp({ phone: next, token, type: 'phone_change' })
  expect(changed.data.user).toMatchObject({ id: user.id, phone: next.slice(1) })
  expect(changed.data.user?.new_phone).toBeUndefined()

  const signIn = (number: string) =>
    client().auth.signInWithPassword({ phone: number, password: PASSWORD })
  expect((await signIn(next)).error).toBeNull()
  expect((await signIn(phone)).error).toMatchObject({ code: 'invalid_credentials' })
})

test('a user with an address adds a number, and signs in by either', async () => {
  const { client: anna, user, email } = await service.makePerson()
  const phone = makeNumber()
  await anna.auth.updateUser({ phone })
  const { code: token } = await telephone.next(phone)
  const { data } = await anna.auth.verifyOtp({ phone, token, type: 'phone_change' })
  expect(data.user).toMatchObject({
    id: user.id,
    email,
    app_metadata: { providers: ['email', 'phone'] },
  })
  const { error } = await client().auth.signInWithPassword({ phone, password: PASSWORD })
  expect(error).toBeNull()
})

test('a number of another user is refused, also when they were quicker', async () => {
  const [anna, boris] = [await makeCaller(), await makeCaller()]
  const taken = await anna.client.auth.updateUser({ phone: boris.phone })
  expect(taken.error).toMatchObject({ status: 422, code: 'phone_exists' })

  const free = makeNumber()
  await anna.client.auth.updateUser({ phone: free })
  const { code: first } = await telephone.next(free)
  await boris.client.auth.updateUser({ phone: free })
  const { code: second } = await telephone.next(free)
  const verify = (token: string) =>
    client().auth.verifyOtp({ phone: free, token, type: 'phone_change' })
  expect((await verify(first)).data.user?.id).toBe(anna.user.id)
  expect((await verify(second)).error).toMatchObject({ status: 422, code: 'phone_exists' })
})

test('a user who has a number alone proves it again to change the password', async () => {
  const strict = await authService(
    { auth: { phone: { enabled: true }, securePasswordChange: true } },
    httpSms(telephone.url),
  )
  const phone = makeNumber()
  const anna = strict.client()
  await anna.auth.signInWithOtp({ phone })
  const { code } = await telephone.next(phone)
  await anna.auth.verifyOtp({ phone, token: code, type: 'sms' })
  strict.pass(24 * 3600 + 1)
  await anna.auth.refreshSession()
  const early = await anna.auth.updateUser({ password: 'brand new secret' })
  expect(early.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })

  expect((await anna.auth.reauthenticate()).error).toBeNull()
  const { code: nonce, text } = await telephone.next(phone)
  expect(text).toContain('change your password')
  const wrong = await anna.auth.updateUser({ password: 'brand new secret', nonce: '000000x' })
  expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
  expect((await anna.auth.updateUser({ password: 'brand new secret', nonce })).error).toBeNull()
})

test('a message that cannot be sent is said at once, and no account is left of it', async () => {
  const { client: anna, phone: known } = await makeCaller()
  const [first, second, third] = [makeNumber(), makeNumber(), makeNumber()]
  await client().auth.signUp({ phone: third, password: PASSWORD })
  await telephone.next(third)
  telephone.breakDown()
  const answers = [
    await anna.auth.updateUser({ phone: makeNumber() }),
    await client().auth.signInWithOtp({ phone: first }),
    await client().auth.signInWithOtp({ phone: known }),
    await client().auth.signUp({ phone: second, password: PASSWORD }),
    await client().auth.signUp({ phone: known, password: 'another secret' }),
    await client().auth.signUp({ phone: third, password: PASSWORD }),
  ]
  telephone.repair()
  for (const { error } of answers) {
    expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' })
  }
  const left = await query<{ phone: string }>(
    'select phone from auth.users where phone = any($1) order by created_at',
    [[first, second, third, known].map((phone) => phone.slice(1))],
  )
  expect(left.map(({ phone }) => `+${phone}`)).toEqual([known, third])

  expect((await client().auth.signUp({ phone: first, password: PASSWORD })).error).toBeNull()
  const { code: token } = await telephone.next(first)
  expect((await client().auth.verifyOtp({ phone: first, token, type: 'sms' })).error).toBeNull()
  const signIn = await client().auth.signInWithPassword({ phone: first, password: PASSWORD })
  expect(signIn.error).toBeNull()
})

test('where no account may be made, the answer does not say whether a message was sent', async () => {
  const { phone } = await makeCaller()
  const options = { shouldCreateUser: false }
  telephone.breakDown()
  const known = await client().auth.signInWithOtp({ phone, options })
  const unknown = await client().auth.signInWithOtp({ phone: makeNumber(), options })
  await expect
    .poll(() => service.logged, { timeout: 20_000 })
    .toContain('a sign-in by phone failed')
  telephone.repair()
  expect([known.error, unknown.error]).toEqual([null, null])
})

test('a sign-up with a number that has an account sends its owner a code, and changes nothing', async () => {
  const { phone, user } = await makeCaller()
  const { data } = await client().auth.signUp({ phone, password: 'another secret' })
  expect(data.user?.id).not.toBe(user.id)
  const { code: token } = await telephone.next(phone)
  const owner = await client().auth.verifyOtp({ phone, token, type: 'sms' })
  expect(owner.data.user).toMatchObject({ id: user.id, user_metadata: user.user_metadata })
  const signIn = (password: string) => client().auth.signInWithPassword({ phone, password })
  expect((await signIn(PASSWORD)).error).toBeNull()
  expect((await signIn('another secret')).error).toMatchObject({ code: 'invalid_credentials' })
})

test('where numbers are believed, people are in at once', async () => {
  const trusting = await authService(
    { auth: { phone: { enabled: true, autoconfirm: true }, anonymousEnabled: true } },
    httpSms(telephone.url),
  )
  const phone = makeNumber()
  const { data } = await trusting.client().auth.signUp({ phone, password: PASSWORD })
  expect(data.session?.user.phone_confirmed_at).toEqual(expect.any(String))
  const again = await trusting.client().auth.signUp({ phone, password: PASSWORD })
  expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' })

  const guest = trusting.client()
  await guest.auth.signInAnonymously()
  const own = makeNumber()
  const kept = await guest.auth.updateUser({ phone: own, password: PASSWORD })
  expect(kept.data.user).toMatchObject({ phone: own.slice(1), is_anonymous: false })
  const settings = await trusting.send('GET', '/settings')
  expect(settings.json).toMatchObject({
    external: { phone: true },
    phone_autoconfirm: true,
    sms_provider: 'http',
  })
})

test('messages to one number have to wait, and are counted', async () => {
  const service = await authService(
    { auth: { phone: { enabled: true }, rateLimits: { smsFrequency: 60 } } },
    httpSms(telephone.url),
  )
  const phone = makeNumber()
  expect((await service.client().auth.signInWithOtp({ phone })).error).toBeNull()
  const soon = await service.client().auth.signInWithOtp({ phone })
  expect(soon.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
  expect(soon.error?.message).toMatch(/after (60|5\d) seconds\.$/)

  const few = { points: 2, seconds: 60 }
  for (const rateLimits of [{ smsSent: few }, { smsRequests: few }]) {
    const counted = await authService(
      { auth: { phone: { enabled: true }, rateLimits } },
      httpSms(telephone.url),
    )
    const number = 'smsSent' in rateLimits ? () => phone : makeNumber
    const ask = () => counted.send('POST', '/otp', { phone: number() })
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(200)
    expect(await ask()).toMatchObject({
      status: 429,
      json: { error_code: 'over_sms_send_rate_limit' },
    })
  }
})

test('codes can be guessed a few times only', async () => {
  const service = await authService(
    { auth: { phone: { enabled: true }, rateLimits: { attempts: { points: 3, seconds: 60 } } } },
    httpSms(telephone.url),
  )
  const phone = makeNumber()
  await service.client().auth.signInWithOtp({ phone })
  const { code } = await telephone.next(phone)
  const verify = (token: string) => service.client().auth.verifyOtp({ phone, token, type: 'sms' })
  for (let go = 0; go < 3; go += 1) await verify('000000x')
  expect((await verify(code)).error).toMatchObject({ status: 429 })
})

test('where nothing can send messages, nothing is promised', async () => {
  await expect(authService({ auth: { phone: { enabled: true } } })).rejects.toThrow(
    'something that sends messages',
  )
})

const phone = '+33612345678'
test.each([
  ['/signup', { phone: 'nobody', password: PASSWORD }, 400, 'validation_failed'],
  ['/signup', { phone, password: '' }, 400, 'validation_failed'],
  ['/signup', { phone, password: 'short' }, 422, 'weak_password'],
  ['/signup', { phone, password: PASSWORD, channel: 'pigeon' }, 400, 'validation_failed'],
  ['/signup', { phone, password: PASSWORD, email: 'a@b.org' }, 400, 'validation_failed'],
  [
    '/signup',
    { phone, password: PASSWORD, code_challenge: 'x'.repeat(43), code_challenge_method: 's256' },
    400,
    'validation_failed',
  ],
  ['/otp', { phone: '0612345678' }, 400, 'validation_failed'],
  ['/otp', { phone, channel: 'pigeon' }, 400, 'validation_failed'],
  ['/otp', { phone, email: 'a@b.org' }, 400, 'validation_failed'],
  ['/resend', { type: 'sms' }, 400, 'validation_failed'],
  ['/resend', { type: 'phone_change', phone: 'nobody' }, 400, 'validation_failed'],
  ['/verify', { type: 'sms', phone: 'nobody', token: '123456' }, 422, 'validation_failed'],
  ['/verify', { type: 'signup', phone, token: '123456' }, 400, 'validation_failed'],
  ['/verify', { type: 'sms', phone, token: '12\u00e956' }, 403, 'otp_expired'],
  ['/verify', { type: 'sms', phone, email: 'a@b.org', token: '123456' }, 400, 'validation_failed'],
  ['/token?grant_type=password', { phone: 'nobody', password: 'x' }, 400, 'invalid_credentials'],
  ['/token?grant_type=password', { phone, password: 'x' }, 400, 'invalid_credentials'],
])('%s with %j is refused', async (path, body, status, code) => {
  const before = await query('select count(*) from auth.users')
  expect(await send('POST', path, body)).toMatchObject({ status, json: { error_code: code } })
  expect(await query('select count(*) from auth.users')).toEqual(before)
})
