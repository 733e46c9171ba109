import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

const service = await authService()
const { client, makeEmail, nextMail, query, send } = service

test('the right password signs in', async () => {
  const { email } = await service.makePerson()
  const { data, error } = await client().auth.signInWithPassword({ email, password: PASSWORD })
  expect(error).toBeNull()
  expect(data.session).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    access_token: expect.any(String),
    refresh_token: expect.any(String),
  })
  expect(data.user?.last_sign_in_at).toBeDefined()
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await service.makePerson()
  const wrong = await send('POST', '/token?grant_type=password', { email, password: 'nonsense' })
  const unknown = await send('POST', '/token?grant_type=password', {
    email: makeEmail(),
    password: 'nonsense',
  })
  expect(wrong.status).toBe(400)
  expect(wrong.json).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  })
  expect(unknown.json).toEqual(wrong.json)
})

test('an account that was never confirmed says so to its owner only', async () => {
  const email = makeEmail()
  await client().auth.signUp({ email, password: PASSWORD })
  await nextMail(email)
  const signIn = (password: string) => client().auth.signInWithPassword({ email, password })

  expect((await signIn(PASSWORD)).error).toMatchObject({
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  })
  expect((await signIn('nonsense')).error).toMatchObject({ code: 'invalid_credentials' })
})

test('a banned user cannot sign in, refresh or act', async () => {
  const { email, client: anna, session, user } = await service.makePerson()
  await query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    user.id,
  ])
  expect(
    (await client().auth.signInWithPassword({ email, password: PASSWORD })).error,
  ).toMatchObject({ status: 400, code: 'user_banned' })
  expect((await anna.auth.refreshSession(session)).error).toMatchObject({ code: 'user_banned' })
  expect((await client().auth.getUser(session.access_token)).error).toMatchObject({
    status: 403,
    code: 'user_banned',
  })
})

test('an account imported with a bcrypt password signs in, and keeps ours from then on', async () => {
  const email = makeEmail()
  await query(
    `insert into auth.users (id, instance_id, aud, role, email, encrypted_password, email_confirmed_at,
       raw_app_meta_data, raw_user_meta_data)
     values (gen_random_uuid(), '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated',
       $1, extensions.crypt($2, extensions.gen_salt('bf')), now(), '{}', '{}')`,
    [email, PASSWORD],
  )
  const signIn = (password: string) => client().auth.signInWithPassword({ email, password })
  expect((await signIn('nonsense')).error).toMatchObject({ code: 'invalid_credentials' })
  expect((await signIn(PASSWORD)).error).toBeNull()
  const [row] = await query('select encrypted_password from auth.users where email = $1', [email])
  expect(row?.encrypted_password).toMatch(/^\$argon2id/)
  expect((await signIn(PASSWORD)).error).toBeNull()
})

test.each([
  ['neither address nor phone', { password: PASSWORD }, 400, 'validation_failed'],
  ['both', { email: 'a@b.org', phone: '33', password: PASSWORD }, 400, 'validation_failed'],
  ['a phone', { phone: '33', password: PASSWORD }, 422, 'phone_provider_disabled'],
  ['no password', { email: 'a@b.org' }, 400, 'invalid_credentials'],
  ['something that is no address', { email: 'a', password: PASSWORD }, 400, 'invalid_credentials'],
])('a sign-in with %s is refused', async (_, body, status, code) => {
  const answer = await send('POST', '/token?grant_type=password', body)
  expect(answer).toMatchObject({ status, json: { error_code: code } })
})

test('a grant that does not exist is refused', async () => {
  expect(await send('POST', '/token?grant_type=magic', {})).toMatchObject({
    status: 400,
    json: { error_code: 'invalid_credentials', msg: 'unsupported_grant_type' },
  })
  expect(await send('POST', '/token', {})).toMatchObject({ status: 400 })
})

test('a code is only exchanged together with its verifier', async () => {
  for (const body of [{}, { auth_code: 'x' }, { code_verifier: 'x' }]) {
    expect(await send('POST', '/token?grant_type=pkce', body)).toMatchObject({
      status: 400,
      json: { error_code: 'validation_failed' },
    })
  }
})
