import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { authService, PASSWORD, SITE } from '../../../test/auth/auth-service.ts'

const service = await authService()
const { client, follow, makeEmail, nextMail, operator, query, send, serviceRoleKey } = service
const { admin } = operator.auth
const asOperator = { authorization: `Bearer ${serviceRoleKey}` }

test('the admin adds a user, who signs in with the password given', async () => {
  const email = makeEmail()
  const { data, error } = await admin.createUser({
    email,
    phone: '+33 6 12 34 56 78',
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { locale: 'ru' },
    app_metadata: { team: 'north' },
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email,
    phone: '33612345678',
    user_metadata: { locale: 'ru', email_verified: true },
    app_metadata: { provider: 'email', providers: ['email', 'phone'], team: 'north' },
    identities: [{ provider: 'email' }, { provider: 'phone' }],
  })
  expect(data.user?.email_confirmed_at).toBeDefined()
  expect(data.user?.phone_confirmed_at).toBeUndefined()
  const { error: refusal } = await client().auth.signInWithPassword({ email, password: PASSWORD })
  expect(refusal).toBeNull()
})

test('what the operator keeps in the metadata of an account is all that stands in it', async () => {
  const given = { locale: 'ru' }
  const { data: made } = await admin.createUser({ email: makeEmail(), user_metadata: given })
  const { data: called } = await admin.createUser({
    phone: '33612340001',
    phone_confirm: true,
    user_metadata: given,
  })
  const { data: linked } = await admin.generateLink({
    type: 'signup',
    email: makeEmail(),
    password: PASSWORD,
    options: { data: given },
  })
  const { data: invited } = await admin.inviteUserByEmail(makeEmail(), { data: given })
  for (const { user } of [made, called, linked, invited]) {
    expect(user?.user_metadata).toEqual(given)
    expect(user?.identities?.[0]?.identity_data).toMatchObject({ sub: user?.id })
  }

  const change = { email: makeEmail(), phone: '33612340002', user_metadata: { team: 'north' } }
  const { data: changed } = await admin.updateUserById(made.user?.id ?? '', change)
  expect(changed.user?.user_metadata).toEqual({ locale: 'ru', team: 'north' })
  expect(changed.user?.identities).toMatchObject([
    { identity_data: { email: change.email } },
    { identity_data: { phone: change.phone } },
  ])
  const { data: proved } = await admin.updateUserById(made.user?.id ?? '', { email_confirm: true })
  expect(proved.user?.user_metadata).toEqual({ locale: 'ru', team: 'north', email_verified: true })
})

test('a hash from elsewhere opens the account', async () => {
  const [hash] = await query(`select extensions.crypt($1, extensions.gen_salt('bf', 6)) as hash`, [
    'old secret',
  ])
  for (const prefix of ['$2a$', '$2b$', '$2y$']) {
    const email = makeEmail()
    const password_hash = String(hash?.hash).replace('$2a$', prefix)
    expect((await admin.createUser({ email, password_hash, email_confirm: true })).error).toBeNull()
    const { error } = await client().auth.signInWithPassword({ email, password: 'old secret' })
    expect(error).toBeNull()
  }
})

test.each([
  ['no address and no number', {}, 400, 'validation_failed'],
  ['a bad address', { email: 'nobody' }, 400, 'validation_failed'],
  ['a bad number', { phone: '0612' }, 400, 'validation_failed'],
  [
    'two passwords',
    { email: 'a@b.org', password: 'x', password_hash: 'y' },
    400,
    'validation_failed',
  ],
  ['a hash of nothing', { email: 'a@b.org', password_hash: '$2a$10$x' }, 400, 'validation_failed'],
  [
    'a costly hash',
    { email: 'a@b.org', password_hash: `$2a$31$${'a'.repeat(53)}` },
    400,
    'validation_failed',
  ],
  ['a ban for a while', { email: 'a@b.org', ban_duration: 'a while' }, 400, 'validation_failed'],
  [
    'a ban without end',
    { email: 'a@b.org', ban_duration: '9999999999h' },
    400,
    'validation_failed',
  ],
  ['an id that is none', { email: 'a@b.org', id: '7' }, 400, 'validation_failed'],
  [
    'the nil id',
    { email: 'a@b.org', id: '00000000-0000-0000-0000-000000000000' },
    400,
    'validation_failed',
  ],
])('an account for %s is not made', async (_, body, status, code) => {
  expect(await send('POST', '/admin/users', body, asOperator)).toMatchObject({
    status,
    json: { error_code: code },
  })
  expect(await query(`select 1 from auth.users where email = 'a@b.org'`)).toEqual([])
})

test('an address, a number or an id that is taken is said to be', async () => {
  const { email, user } = await service.makePerson()
  const phone = '33700000001'
  await admin.createUser({ phone })
  expect((await admin.createUser({ email })).error).toMatchObject({ code: 'email_exists' })
  expect((await admin.createUser({ phone })).error).toMatchObject({ code: 'phone_exists' })
  expect((await admin.createUser({ email: makeEmail(), id: user.id })).error).toMatchObject({
    code: 'user_already_exists',
  })
})

test('the operator reads accounts page by page', async () => {
  const name = randomUUID()
  for (const email of [makeEmail(), makeEmail(), makeEmail()]) {
    await admin.createUser({ email, user_metadata: { full_name: `Anna ${name}` } })
  }
  const { data } = await admin.listUsers({ page: 1, perPage: 2 })
  expect(data.users).toHaveLength(2)
  expect(data).toMatchObject({ nextPage: 2, aud: 'authenticated' })
  expect(data).toHaveProperty('total')

  const found = await send(
    'GET',
    `/admin/users?filter=${name}&sort=created_at%20asc`,
    undefined,
    asOperator,
  )
  expect(found.headers.get('x-total-count')).toBe('3')
  expect(found.headers.get('link')).toBe('</admin/users?page=1&per_page=50>; rel="last"')
  for (const bad of ['page=0', 'page=x', 'per_page=-1', 'sort=email', 'page=99999999999']) {
    const answer = await send('GET', `/admin/users?${bad}`, undefined, asOperator)
    expect([bad, answer.status]).toEqual([bad, 400])
  }
})

test('what the operator changes is so at once', async () => {
  const { user, client: anna, email } = await service.makePerson()
  const newEmail = makeEmail()
  const { data, error } = await admin.updateUserById(user.id, {
    email: newEmail,
    phone: '33700000002',
    phone_confirm: true,
    role: 'authenticated',
    user_metadata: { locale: 'ru' },
    app_metadata: { team: 'south' },
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: newEmail,
    phone: '33700000002',
    user_metadata: { ...user.user_metadata, locale: 'ru' },
    app_metadata: { team: 'south', provider: 'email', providers: ['email', 'phone'] },
  })
  expect((await admin.getUserById(user.id)).data.user).toEqual(data.user)
  expect((await anna.auth.getUser()).error).toBeNull()

  await admin.updateUserById(user.id, { password: 'another secret' })
  expect((await anna.auth.getUser()).error).not.toBeNull()
  const signIn = { email: newEmail, password: 'another secret' }
  expect((await client().auth.signInWithPassword(signIn)).error).toBeNull()
  expect((await client().auth.signInWithPassword({ ...signIn, email })).error).not.toBeNull()
})

test('a change the operator may not make is refused, and nothing of it is done', async () => {
  const [anna, boris] = [await service.makePerson(), await service.makePerson()]
  const change = { email: boris.email, user_metadata: { locale: 'ru' } }
  expect((await admin.updateUserById(anna.user.id, change)).error).toMatchObject({
    status: 422,
    code: 'email_exists',
  })
  expect((await admin.updateUserById(anna.user.id, { password: 'x' })).error).toMatchObject({
    code: 'weak_password',
  })
  const { data } = await admin.getUserById(anna.user.id)
  expect(data.user?.email).toBe(anna.email)
  expect(data.user?.user_metadata).not.toHaveProperty('locale')
})

test('a ban lasts as long as was said, and can be taken back', async () => {
  const { user, email } = await service.makePerson()
  const signIn = async () =>
    (await client().auth.signInWithPassword({ email, password: PASSWORD })).error
  await admin.updateUserById(user.id, { ban_duration: '1h30m' })
  expect(await signIn()).toMatchObject({ code: 'user_banned' })
  await admin.updateUserById(user.id, { ban_duration: 'none' })
  expect(await signIn()).toBeNull()
})

test('a removed account is gone with all that was its own', async () => {
  const { user, client: anna } = await service.makePerson()
  expect((await admin.deleteUser(user.id)).error).toBeNull()
  expect((await anna.auth.getUser()).error).toMatchObject({ code: 'user_not_found' })
  expect((await admin.getUserById(user.id)).error).toMatchObject({ code: 'user_not_found' })
  expect((await admin.deleteUser(user.id)).error).toMatchObject({ status: 404 })
})

test('a softly removed account keeps its row, and nothing that says who it was', async () => {
  const { user, email, client: anna } = await service.makePerson({ name: 'Anna' })
  expect((await admin.deleteUser(user.id, true)).error).toBeNull()
  const rows = await query('select * from auth.users where id = $1', [user.id])
  expect(rows[0]?.deleted_at).not.toBeNull()
  expect(JSON.stringify(rows)).not.toContain(email)
  expect(JSON.stringify(rows)).not.toContain('Anna')
  expect((await anna.auth.getUser()).error).not.toBeNull()
  expect(
    (await client().auth.signInWithPassword({ email, password: PASSWORD })).error,
  ).not.toBeNull()
  await client().auth.signUp({ email, password: PASSWORD })
  expect((await nextMail(email)).link).toContain('type=signup')
})

test('an invited user follows the link of the e-mail and is signed in', async () => {
  const email = makeEmail()
  const { data, error } = await admin.inviteUserByEmail(email, {
    data: { locale: 'fr' },
    redirectTo: `${SITE}/welcome`,
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, user_metadata: { locale: 'fr' } })
  expect(data.user?.invited_at).toBeDefined()
  const { target, fragment } = await follow((await nextMail(email)).link)
  expect(target.pathname).toBe('/welcome')
  expect(fragment.type).toBe('invite')
  expect((await client().auth.getUser(fragment.access_token)).data.user?.email).toBe(email)
  expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ code: 'email_exists' })
})

test.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
  'the operator gets the %s link that a mail would carry',
  async (type) => {
    const email = type === 'recovery' ? (await service.makePerson()).email : makeEmail()
    const options = { redirectTo: `${SITE}/there` }
    const { data, error } =
      type === 'signup'
        ? await admin.generateLink({ type, email, password: PASSWORD, options })
        : await admin.generateLink({ type, email, options })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect(data.properties).toMatchObject({
      redirect_to: `${SITE}/there`,
      verification_type: type === 'magiclink' ? 'signup' : type,
    })
    const { target, fragment } = await follow(data.properties?.action_link ?? '')
    expect(target.pathname).toBe('/there')
    expect((await client().auth.getUser(fragment.access_token)).data.user?.email).toBe(email)
  },
)

test('the operator gets both links of a change of address, and both are needed', async () => {
  const { email, user } = await service.makePerson()
  const newEmail = makeEmail()
  const linkOf = async (type: 'email_change_current' | 'email_change_new') =>
    (await admin.generateLink({ type, email, newEmail })).data.properties?.action_link ?? ''
  const [current, next] = [await linkOf('email_change_current'), await linkOf('email_change_new')]
  await follow(current)
  expect((await admin.getUserById(user.id)).data.user?.email).toBe(email)
  await follow(next)
  expect((await admin.getUserById(user.id)).data.user?.email).toBe(newEmail)
})

test('links that make no sense are refused', async () => {
  const { email } = await service.makePerson()
  const generate = async (body: object) => {
    const { status, json } = await send('POST', '/admin/generate_link', body, asOperator)
    return [status, json.error_code]
  }
  expect(await generate({ type: 'x', email })).toEqual([400, 'validation_failed'])
  expect(await generate({ type: 'signup', email })).toEqual([400, 'validation_failed'])
  expect(await generate({ type: 'signup', email, password: PASSWORD })).toEqual([
    422,
    'email_exists',
  ])
  expect(await generate({ type: 'invite', email })).toEqual([422, 'email_exists'])
  expect(await generate({ type: 'recovery', email: makeEmail() })).toEqual([404, 'user_not_found'])
  expect(await generate({ type: 'email_change_new', email, new_email: 'x' })).toEqual([
    400,
    'validation_failed',
  ])
})

test('the admin signs a user out with their token', async () => {
  const { client: anna, session } = await service.makePerson()
  expect((await admin.signOut(session.access_token, 'local')).error).toBeNull()
  expect((await anna.auth.getUser()).error).not.toBeNull()
})

test('the operator sees the second factors of an account, and takes them away', async () => {
  const { user } = await service.makePerson()
  const id = randomUUID()
  await query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1, $2, 'Phone', 'totp', 'verified', now(), now(), 'hidden')`,
    [id, user.id],
  )
  const { data } = await admin.mfa.listFactors({ userId: user.id })
  expect(data?.factors).toMatchObject([{ id, friendly_name: 'Phone', status: 'verified' }])
  expect(JSON.stringify(data)).not.toContain('hidden')
  const path = `/admin/users/${user.id}/factors/${id}`
  expect(await send('PUT', path, { friendly_name: 'Laptop' }, asOperator)).toMatchObject({
    status: 200,
    json: { friendly_name: 'Laptop' },
  })
  expect((await admin.mfa.deleteFactor({ userId: user.id, id })).error).toBeNull()
  expect((await admin.mfa.deleteFactor({ userId: user.id, id })).error).toMatchObject({
    code: 'mfa_factor_not_found',
  })
})

test('what the operator does stands in the audit log', async () => {
  const { data } = await admin.createUser({ email: makeEmail() })
  const answer = await service.fetch('/auth/v1/admin/audit?query=action:user_signedup', {
    headers: asOperator,
  })
  expect(await answer.json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        payload: expect.objectContaining({
          action: 'user_signedup',
          actor_username: 'service_role',
          traits: expect.objectContaining({ user_id: data.user?.id }),
        }),
      }),
    ]),
  )
  expect((await send('GET', '/admin/audit?query=secret:x', undefined, asOperator)).status).toBe(400)
})

const doors: [string, string][] = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${randomUUID()}`],
  ['PUT', `/admin/users/${randomUUID()}`],
  ['DELETE', `/admin/users/${randomUUID()}`],
  ['GET', `/admin/users/${randomUUID()}/factors`],
  ['DELETE', `/admin/users/${randomUUID()}/factors/${randomUUID()}`],
  ['POST', '/admin/generate_link'],
  ['GET', '/admin/audit'],
  ['POST', '/invite'],
]

test.each(doors)('%s %s opens for the operator alone', async (method, path) => {
  const { session } = await service.makePerson()
  const ask = async (headers: Record<string, string>) => {
    const { status, json } = await send(method, path, method === 'GET' ? undefined : {}, headers)
    return [status, json.error_code]
  }
  expect(await ask({ apikey: '' })).toEqual([401, 'no_authorization'])
  expect(await ask({ authorization: `Bearer ${service.anonKey}` })).toEqual([403, 'not_admin'])
  expect(await ask({ authorization: `Bearer ${session.access_token}` })).toEqual([403, 'not_admin'])
})

test('a name that is no id is not found', async () => {
  for (const id of ['7', 'x%00', '%27']) {
    expect(await send('GET', `/admin/users/${id}`, undefined, asOperator)).toMatchObject({
      status: 404,
      json: { error_code: 'validation_failed' },
    })
  }
})
