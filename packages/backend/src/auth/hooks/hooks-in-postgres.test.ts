import { decodeJwt } from 'jose'
import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

const uri = (name: string) => ({ uri: `pg-functions://postgres/hooks/${name}` })
const service = await authService({
  auth: {
    hooks: {
      customAccessToken: uri('custom_access_token'),
      beforeUserCreated: uri('before_user_created'),
      passwordVerificationAttempt: uri('password_verification_attempt'),
      mfaVerificationAttempt: uri('mfa_verification_attempt'),
    },
  },
})
const { client, makeEmail, query } = service

await query('create schema hooks')
await query('create table hooks.inputs (hook text, event jsonb, at serial)')
await hookIs('custom_access_token', `return jsonb_build_object('claims', event->'claims');`)
for (const name of ['before_user_created', 'password_verification_attempt']) {
  await hookIs(name, `return '{}';`)
}
await hookIs('mfa_verification_attempt', `return '{"decision": "continue"}';`)

/** What a hook does from here on; it also keeps its input. */
async function hookIs(name: string, body: string) {
  await query(
    `create or replace function hooks.${name}(event jsonb) returns jsonb language plpgsql as $hook$
     begin
       insert into hooks.inputs (hook, event) values ('${name}', event);
       ${body}
     end $hook$`,
  )
}

async function inputsOf(name: string) {
  const rows = await query<{ event: Record<string, unknown> }>(
    'select event from hooks.inputs where hook = $1 order by at',
    [name],
  )
  return rows.map(({ event }) => event)
}

const signIn = (email: string, password = PASSWORD) =>
  client().auth.signInWithPassword({ email, password })

test('a function adds a claim to each access token, and its input says how the user signed in', async () => {
  await hookIs(
    'custom_access_token',
    `return jsonb_build_object('claims', event->'claims' || '{"school": "nord"}');`,
  )
  const anna = await service.makePerson()
  const { data } = await signIn(anna.email)
  expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
    school: 'nord',
    sub: data.user?.id,
    email: anna.email,
    role: 'authenticated',
  })
  const auth = client()
  await auth.auth.setSession({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
  })
  const { data: refreshed } = await auth.auth.refreshSession()
  expect(decodeJwt(refreshed.session?.access_token ?? '').school).toBe('nord')
  const inputs = (await inputsOf('custom_access_token')).filter(
    ({ user_id }) => user_id === data.user?.id,
  )
  expect(inputs.map(({ authentication_method: method }) => method)).toEqual([
    'otp',
    'password',
    'token_refresh',
  ])
})

test('a function that loses a claim, or all of them, prevents the sign-in', async () => {
  const anna = await service.makePerson()
  await hookIs(
    'custom_access_token',
    `return jsonb_build_object('claims', (event->'claims') - 'email');`,
  )
  const lost = await signIn(anna.email)
  expect(lost.error).toMatchObject({ status: 500 })
  expect(lost.error?.message).toContain('(root): email is required')
  await hookIs('custom_access_token', `return '{}';`)
  expect((await signIn(anna.email)).error?.message).toBe('output claims field is missing')
  await hookIs('custom_access_token', `return jsonb_build_object('claims', event->'claims');`)
  expect((await signIn(anna.email)).error).toBeNull()
})

test('a function sees an account before it is in the table, and may refuse it', async () => {
  await hookIs(
    'before_user_created',
    `if exists (select from auth.users where id = (event->'user'->>'id')::uuid) then
       raise exception 'it is there already';
     end if;
     if event->'user'->>'email' like '%@closed.example.org' then
       return '{"error": {"http_code": 422, "message": "This school is closed"}}';
     end if;
     return '{}';`,
  )
  const email = makeEmail().replace('@', '@closed.')
  const refused = await client().auth.signUp({ email, password: PASSWORD })
  expect(refused.error).toMatchObject({ status: 422, message: 'This school is closed' })
  expect(await query('select from auth.users where email = $1', [email])).toEqual([])
  expect((await client().auth.signUp({ email: makeEmail(), password: PASSWORD })).error).toBeNull()
})

test('a function is called for right and wrong passwords, may refuse both, and what it wrote stays', async () => {
  const anna = await service.makePerson()
  await signIn(anna.email, 'wrong password')
  await signIn(anna.email)
  const inputs = (await inputsOf('password_verification_attempt')).slice(-2)
  expect(inputs).toMatchObject([{ valid: false }, { valid: true }])

  await hookIs(
    'password_verification_attempt',
    `return '{"decision": "reject", "message": "Not today", "should_logout_user": true}';`,
  )
  const refused = await signIn(anna.email)
  expect(refused.error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
    message: 'Not today',
  })
  expect((await anna.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  await hookIs('password_verification_attempt', `return '{"decision": "continue"}';`)
  expect((await signIn(anna.email)).error).toBeNull()
})

test('a function is called for right and wrong codes, and may refuse a right one', async () => {
  const anna = await service.makePerson()
  const { data } = await anna.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
  const app = URI.parse(data && 'totp' in data ? data.totp.uri : '')
  const factorId = data?.id ?? ''
  const code = () => app.generate({ timestamp: service.now().getTime() })
  const wrong = await anna.client.auth.mfa.challengeAndVerify({ factorId, code: '000000' })
  expect(wrong.error?.code).toBe('mfa_verification_failed')
  const right = await anna.client.auth.mfa.challengeAndVerify({ factorId, code: code() })
  expect(right.error).toBeNull()
  expect((await inputsOf('mfa_verification_attempt')).slice(-2)).toMatchObject([
    { factor_id: factorId, factor_type: 'totp', valid: false },
    { factor_id: factorId, factor_type: 'totp', valid: true },
  ])

  await hookIs('mfa_verification_attempt', `return '{"decision": "reject"}';`)
  service.pass(30)
  const refused = await anna.client.auth.mfa.challengeAndVerify({ factorId, code: code() })
  expect(refused.error).toMatchObject({
    status: 403,
    code: 'mfa_verification_rejected',
    message: 'Further MFA verification attempts will be rejected.',
  })
  expect((await anna.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('a function that takes too long is stopped, and prevents the sign-in', async () => {
  const anna = await service.makePerson()
  await hookIs(
    'custom_access_token',
    `perform pg_sleep(600); return jsonb_build_object('claims', event->'claims');`,
  )
  expect((await signIn(anna.email)).error).toMatchObject({ status: 500 })
  await hookIs('custom_access_token', `return jsonb_build_object('claims', event->'claims');`)
  expect((await signIn(anna.email)).error).toBeNull()
})
