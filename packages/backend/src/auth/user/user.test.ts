import { randomUUID } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

const service = await authService()
const { client, follow, makeEmail, nextMail, query, send, serviceRoleKey, anonKey } = service

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('a user changes their data key by key', async () => {
  const { client: anna } = await service.makePerson({ locale: 'fr', age: 30 })
  const { data, error } = await anna.auth.updateUser({ data: { locale: 'ru', age: null } })
  expect(error).toBeNull()
  expect(data.user?.user_metadata).toMatchObject({ locale: 'ru', email_verified: true })
  expect(data.user?.user_metadata).not.toHaveProperty('age')
})

test('a new password signs out the other devices, not this one', async () => {
  const { email, client: laptop } = await service.makePerson()
  const phone = client()
  const { data } = await phone.auth.signInWithPassword({ email, password: PASSWORD })
  await laptop.auth.updateUser({ password: 'another secret' })

  expect((await laptop.auth.getUser()).error).toBeNull()
  expect((await client().auth.getUser(data.session?.access_token)).error).toMatchObject({
    name: 'AuthSessionMissingError',
  })
})

test('a new password makes every mail sent before worthless', async () => {
  const { email, client: anna } = await service.makePerson()
  await client().auth.resetPasswordForEmail(email)
  const { link } = await nextMail(email)
  await anna.auth.updateUser({ password: 'another secret' })
  expect((await follow(link)).fragment.error_code).toBe('otp_expired')
})

test.each([
  ['the same password', { password: PASSWORD }, 422, 'same_password'],
  ['a weak password', { password: 'short' }, 422, 'weak_password'],
  ['an empty password', { password: '' }, 422, 'weak_password'],
  [
    'a wrong current password',
    { password: 'another secret', current_password: 'x' },
    400,
    'current_password_invalid',
  ],
  [
    'an invented nonce',
    { password: 'another secret', nonce: '123456' },
    422,
    'reauthentication_not_valid',
  ],
  ['a bad address', { email: 'nobody' }, 400, 'validation_failed'],
  ['a phone', { phone: '33600000000' }, 400, 'phone_provider_disabled'],
  ['rights', { app_metadata: { role: 'admin' } }, 403, 'not_admin'],
])('a change to %s is refused', async (_, body, status, code) => {
  const { session } = await service.makePerson()
  const answer = await send('PUT', '/user', body, bearer(session.access_token))
  expect(answer).toMatchObject({ status, json: { error_code: code } })
})

test('an address of another user is refused', async () => {
  const [anna, boris] = [await service.makePerson(), await service.makePerson()]
  const { error } = await anna.client.auth.updateUser({ email: boris.email })
  expect(error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('a change of address needs the word of both addresses', async () => {
  const { email, client: anna, user } = await service.makePerson()
  const newEmail = makeEmail()
  const { data } = await anna.auth.updateUser({ email: newEmail })
  expect(data.user).toMatchObject({ email, new_email: newEmail })
  expect(data.user?.email_change_sent_at).toBeDefined()
  const [toNew, toOld] = [await nextMail(newEmail), await nextMail(email)]

  const half = await client().auth.verifyOtp({
    email: newEmail,
    token: toNew.code,
    type: 'email_change',
  })
  expect(half.error).toBeNull()
  expect(half.data.session).toBeNull()

  const { fragment } = await follow(toOld.link)
  expect(fragment.type).toBe('email_change')
  const { data: changed } = await client().auth.getUser(fragment.access_token)
  expect(changed.user).toMatchObject({
    id: user.id,
    email: newEmail,
    user_metadata: { email: newEmail },
    identities: [{ email: newEmail, identity_data: { email: newEmail } }],
  })
  expect(changed.user?.new_email).toBeUndefined()
  expect(
    (await client().auth.signInWithPassword({ email: newEmail, password: PASSWORD })).error,
  ).toBeNull()
})

test('the first of two links says that the other is waited for', async () => {
  const { email, client: anna } = await service.makePerson()
  await anna.auth.updateUser({ email: makeEmail() })
  const { fragment } = await follow((await nextMail(email)).link)
  expect(fragment.message).toMatch(/^Confirmation link accepted/)
})

test('an address taken since the mail was sent is not taken over', async () => {
  const { email, client: anna } = await service.makePerson()
  const wanted = makeEmail()
  await anna.auth.updateUser({ email: wanted })
  const [toNew, toOld] = [await nextMail(wanted), await nextMail(email)]
  await query(
    `insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now())`,
    [wanted],
  )
  await follow(toOld.link)
  expect((await follow(toNew.link)).fragment.error_code).toBe('email_exists')
  expect((await anna.auth.getUser()).data.user?.email).toBe(email)
})

test('a changed mind: the mails of an email change are sent again', async () => {
  const { email, client: anna } = await service.makePerson()
  const newEmail = makeEmail()
  await anna.auth.updateUser({ email: newEmail })
  await nextMail(newEmail)
  await nextMail(email)
  await client().auth.resend({ type: 'email_change', email: newEmail })
  expect((await nextMail(newEmail)).code).toMatch(/^\d{6}$/)
})

test('bearer tokens that are not good are told apart as Supabase does', async () => {
  const { session, user } = await service.makePerson()
  const get = (headers: Record<string, string>) => send('GET', '/user', undefined, headers)
  const [head, body, signature] = session.access_token.split('.')
  const other = Buffer.from(JSON.stringify({ sub: user.id, role: 'service_role' })).toString(
    'base64url',
  )

  expect(await get({ apikey: '' })).toMatchObject({
    status: 401,
    json: { error_code: 'no_authorization' },
  })
  expect(await get(bearer(anonKey))).toMatchObject({ status: 403, json: { error_code: 'bad_jwt' } })
  expect(await get(bearer(serviceRoleKey))).toMatchObject({
    status: 403,
    json: { error_code: 'bad_jwt' },
  })
  for (const token of [
    'nonsense',
    `${head}.${other}.${signature}`,
    `${head}.${body}.`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
  ]) {
    const answer = await get(bearer(token))
    expect(answer).toMatchObject({ status: 403, json: { error_code: 'bad_jwt' } })
    expect(answer.json.msg).toMatch(/^invalid JWT: unable to parse or verify signature, /)
  }
})

test('an access token ends after an hour, however often it was used', async () => {
  const { session } = await service.makePerson()
  const get = () => send('GET', '/user', undefined, bearer(session.access_token))
  expect((await get()).status).toBe(200)
  service.pass(3601)
  expect(await get()).toMatchObject({ status: 403, json: { error_code: 'bad_jwt' } })
})

test('a token of a removed account says so', async () => {
  const { session, user } = await service.makePerson()
  await query('delete from auth.users where id = $1', [user.id])
  expect(await send('GET', '/user', undefined, bearer(session.access_token))).toMatchObject({
    status: 403,
    json: { error_code: 'user_not_found' },
  })
})

test('tokens of the right key without a user, or without a session of theirs, open nothing', async () => {
  const [anna, boris] = [await service.makePerson(), await service.makePerson()]
  const sign = (claims: object) =>
    new SignJWT({ role: 'authenticated', ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('9h')
      .sign(new TextEncoder().encode(service.jwtSecret))
  const sessionOf = (token: string) => decodeJwt(token).session_id

  const cases: [object, number, string][] = [
    [{ sub: 'anna' }, 400, 'bad_jwt'],
    [{ sub: '' }, 403, 'bad_jwt'],
    [{ sub: randomUUID() }, 403, 'user_not_found'],
    [{ sub: anna.user.id }, 403, 'session_not_found'],
    [{ sub: anna.user.id, session_id: 'x' }, 403, 'session_not_found'],
    [{ sub: anna.user.id, session_id: randomUUID() }, 403, 'session_not_found'],
    [
      { sub: anna.user.id, session_id: sessionOf(boris.session.access_token) },
      403,
      'session_not_found',
    ],
  ]
  for (const [claims, status, code] of cases) {
    const answer = await send('GET', '/user', undefined, bearer(await sign(claims)))
    expect(answer).toMatchObject({ status, json: { error_code: code } })
  }
})

test('an account of single sign-on keeps the address and password of its owner’s house', async () => {
  const { session, user } = await service.makePerson()
  await query('update auth.users set is_sso_user = true where id = $1', [user.id])
  for (const change of [{ email: makeEmail() }, { password: 'another secret' }]) {
    expect(await send('PUT', '/user', change, bearer(session.access_token))).toMatchObject({
      status: 422,
      json: { error_code: 'user_sso_managed' },
    })
  }
})
