import { expect, test } from 'vitest'
import { authService, PASSWORD, SITE } from '../../../test/auth/auth-service.ts'

const service = await authService()
const { mailbox, nextMail, makeEmail, client, query, send, follow } = service

// S7-auth
test('a new user signs up, reads the e-mail, types the code and is signed in', async () => {
  const email = makeEmail()
  const anna = client()
  const { data, error } = await anna.auth.signUp({
    email: email.toUpperCase(),
    password: PASSWORD,
    options: { data: { learning_language: 'ru' } },
  })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({ email, role: 'authenticated', user_metadata: { email } })
  expect(data.user?.confirmation_sent_at).toBeDefined()

  const { code } = await nextMail(email)
  const verified = await anna.auth.verifyOtp({ email, token: code, type: 'signup' })
  expect(verified.error).toBeNull()
  expect(verified.data.user).toMatchObject({
    id: data.user?.id,
    email_confirmed_at: expect.any(String),
    user_metadata: { learning_language: 'ru', email_verified: true },
    identities: [{ provider: 'email', identity_data: { email_verified: true } }],
  })
  const { data: claims } = await anna.auth.getClaims()
  expect(claims?.header.alg).toBe('ES256')
  expect(claims?.claims).toMatchObject({
    iss: `${service.url}/auth/v1`,
    sub: data.user?.id,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'otp' }],
  })
})

test('the link of the mail signs its reader in and leads back to the site', async () => {
  const email = makeEmail()
  await client().auth.signUp({
    email,
    password: PASSWORD,
    options: { emailRedirectTo: `${SITE}/auth/callback?next=%2Fdictionary` },
  })
  const { link } = await nextMail(email)

  const { status, target, fragment } = await follow(link)
  expect(status).toBe(303)
  expect(target.origin + target.pathname + target.search).toBe(
    `${SITE}/auth/callback?next=%2Fdictionary`,
  )
  expect(Object.keys(fragment)).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'sb',
    'token_type',
    'type',
  ])
  const { data } = await client().auth.getUser(fragment.access_token)
  expect(data.user?.email).toBe(email)
})

test('a client that began with a challenge gets a code, and only it can use the code', async () => {
  const email = makeEmail()
  const anna = client({ flowType: 'pkce' })
  await anna.auth.signUp({ email, password: PASSWORD })
  const { link } = await nextMail(email)

  const { code = '' } = (await follow(link)).query
  const stolen = await send('POST', '/token?grant_type=pkce', {
    auth_code: code,
    code_verifier: 'x'.repeat(50),
  })
  expect(stolen).toMatchObject({ status: 400, json: { error_code: 'bad_code_verifier' } })

  const { data, error } = await anna.auth.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
})

test('a challenge may be plain', async () => {
  const email = makeEmail()
  const verifier = 'a'.repeat(43)
  await send('POST', '/signup', {
    email,
    password: PASSWORD,
    code_challenge: verifier,
    code_challenge_method: 'PLAIN',
  })
  const { link } = await nextMail(email)
  const { code = '' } = (await follow(link)).query
  const exchange = { auth_code: code, code_verifier: verifier }

  expect(await send('POST', '/token?grant_type=pkce', exchange)).toMatchObject({
    status: 200,
    json: { user: { email } },
  })
  expect(await send('POST', '/token?grant_type=pkce', exchange)).toMatchObject({
    status: 404,
    json: { error_code: 'flow_state_not_found' },
  })
})

test('a code that was not fetched in time is worth nothing', async () => {
  const email = makeEmail()
  const anna = client({ flowType: 'pkce' })
  await anna.auth.signUp({ email, password: PASSWORD })
  const { link } = await nextMail(email)
  const { code = '' } = (await follow(link)).query
  service.pass(301)

  const { error } = await anna.auth.exchangeCodeForSession(code)
  expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' })
})

test('a sign-up does not reveal that an address is registered', async () => {
  const anna = await service.makePerson({ secret: 'of Anna' })
  const unknown = makeEmail()
  const body = (email: string) => ({ email, password: 'something else', data: { name: 'Eve' } })

  const known = await send('POST', '/signup', body(anna.email))
  const fresh = await send('POST', '/signup', body(unknown))
  expect(known.status).toBe(fresh.status)
  expect(shapeOf(known.json)).toEqual(shapeOf(fresh.json))
  expect(known.json).toMatchObject({ identities: [], user_metadata: { name: 'Eve' } })
  expect(known.json.id).not.toBe(anna.user.id)
  expect(JSON.stringify(known.json)).not.toContain('of Anna')

  await nextMail(unknown)
  expect(mailbox.received(anna.email)).toHaveLength(1)
  const { error } = await client().auth.signInWithPassword({
    email: anna.email,
    password: PASSWORD,
  })
  expect(error).toBeNull()
})

test('signing up twice before confirming sends the mail again and keeps the password', async () => {
  const email = makeEmail()
  await client().auth.signUp({ email, password: PASSWORD })
  const first = await nextMail(email)
  await client().auth.signUp({ email, password: PASSWORD })
  const second = await nextMail(email)

  const verify = (token: string) => client().auth.verifyOtp({ email, token, type: 'signup' })
  expect((await verify(first.code)).error).toMatchObject({ status: 403, code: 'otp_expired' })
  expect((await verify(second.code)).error).toBeNull()
  expect((await client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test('a sign-up that the project refuses in a trigger leaves nothing behind', async () => {
  const email = makeEmail()
  await query(`create function public.refuse() returns trigger language plpgsql as $$
    begin
      if new.raw_user_meta_data ? 'refused' then raise exception 'not today'; end if;
      return new;
    end $$`)
  await query(
    'create trigger refuse after insert on auth.users for each row execute function public.refuse()',
  )
  const answer = await send('POST', '/signup', { email, password: PASSWORD, data: { refused: 1 } })
  expect(answer).toMatchObject({ status: 500, json: { code: 'P0001', message: 'not today' } })
  const { error } = await client().auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { refused: 1 } },
  })
  expect(error).toMatchObject({ status: 500 })
  expect(await query('select 1 from auth.users where email = $1', [email])).toEqual([])
})

// S5-credentials S5-password
test.each([
  ['no password', { email: 'anna@example.org' }, 400, 'validation_failed'],
  ['a short password', { email: 'anna@example.org', password: '1234567' }, 422, 'weak_password'],
  [
    'a password of 73 bytes',
    { email: 'a@b.org', password: 'é'.repeat(37) },
    400,
    'validation_failed',
  ],
  ['no real address', { email: 'anna@', password: PASSWORD }, 400, 'validation_failed'],
  [
    'a line break in the address',
    { email: 'a@b.org\nBcc: c@d.org', password: PASSWORD },
    400,
    'validation_failed',
  ],
  [
    'address and phone',
    { email: 'a@b.org', phone: '+33600000000', password: PASSWORD },
    400,
    'validation_failed',
  ],
  ['a phone', { phone: '+33600000000', password: PASSWORD }, 400, 'phone_provider_disabled'],
  ['neither', { password: PASSWORD }, 422, 'anonymous_provider_disabled'],
  [
    'half a challenge',
    { email: 'a@b.org', password: PASSWORD, code_challenge: 'x'.repeat(43) },
    400,
    'validation_failed',
  ],
  [
    'a short challenge',
    { email: 'a@b.org', password: PASSWORD, code_challenge: 'x', code_challenge_method: 's256' },
    400,
    'validation_failed',
  ],
  [
    'an unknown method',
    {
      email: 'a@b.org',
      password: PASSWORD,
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'md5',
    },
    400,
    'validation_failed',
  ],
])('a sign-up with %s is refused', async (_, body, status, code) => {
  expect(await send('POST', '/signup', body)).toMatchObject({ status, json: { error_code: code } })
})

test('a weak password is explained to the client', async () => {
  const { error } = await client().auth.signUp({ email: makeEmail(), password: 'короткл' })
  expect(error).toMatchObject({
    name: 'AuthWeakPasswordError',
    reasons: ['length'],
    message: 'Password should be at least 8 characters.',
  })
})

test('passwords, codes, links and refresh tokens are not in the database', async () => {
  const email = makeEmail()
  const anna = client()
  await anna.auth.signUp({ email, password: PASSWORD })
  const { code, link } = await nextMail(email)
  const tokens = JSON.stringify(await query('select * from auth.one_time_tokens'))
  expect(tokens).not.toContain(new URL(link).searchParams.get('token'))
  const { data } = await anna.auth.verifyOtp({ email, token: code, type: 'signup' })

  const users = await query('select * from auth.users where email = $1', [email])
  expect(users[0]?.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const refresh = JSON.stringify(await query('select * from auth.refresh_tokens'))
  expect(refresh).not.toContain(data.session?.refresh_token)
})

/** The names and types of an answer, without its values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}
