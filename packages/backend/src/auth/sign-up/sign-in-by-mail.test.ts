import { expect, test } from 'vitest'
import { authService, PASSWORD, SITE } from '../../../test/auth/auth-service.ts'

const service = await authService()
const { client, follow, mailbox, makeEmail, nextMail, query, send } = service

test('a user who forgot the password sets a new one through the e-mail', async () => {
  const { email } = await service.makePerson()
  const anna = client({ flowType: 'pkce' })
  const { error } = await anna.auth.resetPasswordForEmail(email, {
    redirectTo: `${SITE}/set-password`,
  })
  expect(error).toBeNull()

  const { link } = await nextMail(email)
  const { target, query: answer } = await follow(link)
  expect(target.origin + target.pathname).toBe(`${SITE}/set-password`)
  const exchanged = await anna.auth.exchangeCodeForSession(answer.code ?? '')
  expect(exchanged.error).toBeNull()
  expect((await anna.auth.updateUser({ password: 'brand new secret' })).error).toBeNull()

  const signIn = (password: string) => client().auth.signInWithPassword({ email, password })
  expect((await signIn('brand new secret')).error).toBeNull()
  expect((await signIn(PASSWORD)).error).toMatchObject({ code: 'invalid_credentials' })
})

test('recover, link and resend answer the same for known and unknown addresses', async () => {
  const { email } = await service.makePerson()
  const requests: [string, object][] = [
    ['/recover', {}],
    ['/otp', { create_user: false }],
    ['/magiclink', { create_user: false }],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ]
  for (const [path, body] of requests) {
    const known = await send('POST', path, { ...body, email })
    const unknown = await send('POST', path, { ...body, email: makeEmail() })
    expect(known).toMatchObject({ status: 200, json: {} })
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json])
  }
})

test('a link to sign in works for a known user', async () => {
  const { email } = await service.makePerson()
  await client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  const { link, code, subject } = await nextMail(email)
  expect(subject).toBe('Your sign-in link')
  expect(new URL(link).searchParams.get('type')).toBe('magiclink')
  const { data } = await client().auth.verifyOtp({ email, token: code, type: 'email' })
  expect(data.user?.email).toBe(email)
  expect((await follow(link)).fragment.error_code).toBe('otp_expired')
})

test('a new user who asks for a link gets an account by following it', async () => {
  const email = makeEmail()
  await client().auth.signInWithOtp({ email, options: { data: { locale: 'ru' } } })
  const { link } = await nextMail(email)
  const { fragment } = await follow(link)
  const { data } = await client().auth.getUser(fragment.access_token)
  expect(data.user).toMatchObject({ email, user_metadata: { locale: 'ru' } })
})

test('no user is added when the client asks for known ones only', async () => {
  const email = makeEmail()
  await client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  const { email: other } = await service.makePerson()
  await client().auth.signInWithOtp({ email: other })
  await nextMail(other)
  expect(await query('select 1 from auth.users where email = $1', [email])).toEqual([])
  expect(mailbox.received(email)).toEqual([])
})

test('the confirmation mail is sent again on request, and only its last token is valid', async () => {
  const email = makeEmail()
  await client().auth.signUp({ email, password: PASSWORD })
  const first = await nextMail(email)
  const { error } = await client().auth.resend({ type: 'signup', email })
  expect(error).toBeNull()
  const second = await nextMail(email)
  expect((await follow(first.link)).fragment.error_code).toBe('otp_expired')
  expect((await follow(second.link)).fragment.access_token).toBeDefined()
})

test('following a recovery link confirms an address that never was, but not the password of its sign-up', async () => {
  const email = makeEmail()
  await client().auth.signUp({ email, password: PASSWORD })
  await nextMail(email)
  await client().auth.resetPasswordForEmail(email)
  const { fragment } = await follow((await nextMail(email)).link)
  const { access_token = '', refresh_token = '' } = fragment
  const signIn = (password: string) => client().auth.signInWithPassword({ email, password })
  expect((await signIn(PASSWORD)).error).toMatchObject({ code: 'invalid_credentials' })

  const owner = client()
  const { data } = await owner.auth.setSession({ access_token, refresh_token })
  expect(data.user?.email_confirmed_at).toEqual(expect.any(String))
  await owner.auth.updateUser({ password: 'the owner’s own secret' })
  expect((await signIn('the owner’s own secret')).error).toBeNull()
})

// S5-one-time-code
test.each([
  ['/recover', {}, 400, 'validation_failed'],
  ['/recover', { email: 'nobody' }, 400, 'validation_failed'],
  ['/recover', { email: 'a@b.org', code_challenge: 'x' }, 400, 'validation_failed'],
  ['/otp', {}, 400, 'validation_failed'],
  ['/otp', { email: 'a@b.org', phone: '33' }, 400, 'validation_failed'],
  ['/otp', { email: 'a@b.org', channel: 'sms' }, 400, 'validation_failed'],
  ['/otp', { email: 'nobody' }, 400, 'validation_failed'],
  ['/otp', { phone: '33600000000' }, 400, 'phone_provider_disabled'],
  ['/resend', { email: 'a@b.org' }, 400, 'validation_failed'],
  ['/resend', { type: 'recovery', email: 'a@b.org' }, 400, 'validation_failed'],
  ['/resend', { type: 'signup' }, 400, 'validation_failed'],
  ['/resend', { type: 'signup', email: 'nobody' }, 400, 'validation_failed'],
  ['/resend', { type: 'sms' }, 400, 'validation_failed'],
  ['/resend', { type: 'sms', phone: '33600000000' }, 400, 'phone_provider_disabled'],
])('%s with %j is refused', async (path, body, status, code) => {
  expect(await send('POST', path, body)).toMatchObject({ status, json: { error_code: code } })
})
