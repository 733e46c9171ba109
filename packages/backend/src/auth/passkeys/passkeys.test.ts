import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { authService, SITE } from '../../../test/auth/auth-service.ts'
import { makeAuthenticator } from '../../../test/auth/authenticator.ts'

const service = await authService({ auth: { passkeys: { enabled: true }, anonymousEnabled: true } })
const { client, query, send } = service
type Person = Awaited<ReturnType<typeof service.makePerson>>
type Authenticator = ReturnType<typeof makeAuthenticator>

async function register({ client: anna }: Pick<Person, 'client'>, key: Authenticator) {
  const { data: start, error } = await anna.auth.passkey.startRegistration()
  if (error) throw error
  const credential = key.register(start.options)
  return anna.auth.passkey.verifyRegistration({ challengeId: start.challenge_id, credential })
}

async function startSignIn() {
  const { data, error } = await client().auth.passkey.startAuthentication()
  if (error) throw error
  return data
}

async function signIn(key: Authenticator) {
  const { challenge_id: challengeId, options } = await startSignIn()
  return client().auth.passkey.verifyAuthentication({ challengeId, credential: key.sign(options) })
}

async function makeOwner() {
  const anna = await service.makePerson()
  const key = makeAuthenticator(SITE)
  const { data, error } = await register(anna, key)
  if (error) throw error
  return { ...anna, key, passkey: data }
}

test('a user signs in with a passkey, without saying who they are', async () => {
  const { user, key, client: anna } = await makeOwner()
  const { data, error } = await signIn(key)
  expect(error).toBeNull()
  expect(data?.user?.id).toBe(user.id)
  expect(decodeJwt(data?.session?.access_token ?? '').amr).toMatchObject([{ method: 'passkey' }])
  const { data: list } = await anna.auth.passkey.list()
  expect(list).toMatchObject([{ last_used_at: expect.any(String) }])
})

test('passkeys are named and removed by their owner alone', async () => {
  const [anna, boris] = [await makeOwner(), await service.makePerson()]
  const passkeyId = anna.passkey.id
  const rename = { passkeyId, friendlyName: 'Laptop' }
  expect((await boris.client.auth.passkey.update(rename)).error).toMatchObject({ status: 404 })
  expect((await boris.client.auth.passkey.delete({ passkeyId })).error).toMatchObject({
    status: 404,
  })
  expect((await boris.client.auth.passkey.list()).data).toEqual([])
  expect((await anna.client.auth.passkey.update(rename)).data).toMatchObject({
    friendly_name: 'Laptop',
  })
  for (const friendlyName of ['', ' ', 'x'.repeat(121)]) {
    const { error } = await anna.client.auth.passkey.update({ passkeyId, friendlyName })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  }
  expect((await anna.client.auth.passkey.delete({ passkeyId })).error).toBeNull()
  expect((await signIn(anna.key)).error).toMatchObject({ code: 'webauthn_verification_failed' })
})

test('a passkey is registered once', async () => {
  const { key } = await makeOwner()
  const boris = await service.makePerson()
  expect((await register(boris, key)).error).toMatchObject({
    status: 422,
    code: 'webauthn_credential_exists',
  })
})

test('a passkey of another site, or of no user, is refused', async () => {
  const anna = await service.makePerson()
  const wrong = { status: 400, code: 'webauthn_verification_failed' }
  expect((await register(anna, makeAuthenticator('https://evil.test'))).error).toMatchObject(wrong)

  const { key } = await makeOwner()
  const { challenge_id: challengeId, options } = await startSignIn()
  const credential = key.sign({ ...options, rpId: 'evil.test' })
  const { error } = await client().auth.passkey.verifyAuthentication({ challengeId, credential })
  expect(error).toMatchObject(wrong)
  expect((await signIn(makeAuthenticator(SITE))).error).toMatchObject({
    code: 'webauthn_verification_failed',
  })
})

test('a challenge is answered once, in time, and by whom it was for', async () => {
  const { key } = await makeOwner()
  const verify = (challengeId: string, credential: ReturnType<Authenticator['sign']>) =>
    client().auth.passkey.verifyAuthentication({ challengeId, credential })
  const gone = { status: 400, code: 'webauthn_challenge_not_found' }

  const first = await startSignIn()
  const other = await startSignIn()
  const signed = key.sign(first.options)
  expect((await verify(other.challenge_id, signed)).error).toMatchObject({
    code: 'webauthn_verification_failed',
  })
  expect((await verify(other.challenge_id, key.sign(other.options))).error).toMatchObject(gone)
  expect((await verify(first.challenge_id, key.sign(first.options))).error).toBeNull()
  expect((await verify(first.challenge_id, signed)).error).toMatchObject(gone)
  expect((await verify(randomUUID(), signed)).error).toMatchObject(gone)

  const late = await startSignIn()
  service.pass(301)
  expect((await verify(late.challenge_id, key.sign(late.options))).error).toMatchObject({
    code: 'webauthn_challenge_expired',
  })

  const [anna, boris] = [await service.makePerson(), await service.makePerson()]
  const { data: start } = await anna.client.auth.passkey.startRegistration()
  if (!start) throw new Error('Not started')
  const { error } = await boris.client.auth.passkey.verifyRegistration({
    challengeId: start.challenge_id,
    credential: makeAuthenticator(SITE).register(start.options),
  })
  expect(error).toMatchObject(gone)
})

test('a copy of a key that counts behind the real one is refused', async () => {
  const { key } = await makeOwner()
  for (let go = 0; go < 3; go += 1) expect((await signIn(key)).error).toBeNull()
  key.rewind()
  expect((await signIn(key)).error).toMatchObject({ code: 'webauthn_verification_failed' })
})

test('a banned user stays out, with a passkey too', async () => {
  const { user, key } = await makeOwner()
  await service.operator.auth.admin.updateUserById(user.id, { ban_duration: '1h' })
  expect((await signIn(key)).error).toMatchObject({ status: 403, code: 'user_banned' })
})

test('there are ten passkeys at most', async () => {
  const anna = await service.makePerson()
  for (let count = 0; count < 10; count += 1) await register(anna, makeAuthenticator(SITE))
  expect((await anna.client.auth.passkey.startRegistration()).error).toMatchObject({
    status: 422,
    code: 'too_many_passkeys',
  })
})

test('a visitor without an address has no passkey, nor has who left the second factor out', async () => {
  const visitor = client()
  await visitor.auth.signInAnonymously()
  expect((await visitor.auth.passkey.startRegistration()).error).toMatchObject({
    status: 403,
    code: 'no_authorization',
  })
  const anna = await service.makePerson()
  await query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [anna.user.id],
  )
  expect((await anna.client.auth.passkey.startRegistration()).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  })
})

test('the operator sees the passkeys of an account, and removes them', async () => {
  const { user, passkey } = await makeOwner()
  const { passkey: passkeys } = service.operator.auth.admin
  const { data } = await passkeys.listPasskeys({ userId: user.id })
  expect(data).toMatchObject([{ id: passkey.id }])
  const named = { userId: user.id, passkeyId: passkey.id }
  expect((await passkeys.deletePasskey(named)).error).toBeNull()
  expect((await passkeys.deletePasskey(named)).error).toMatchObject({ status: 404 })
})

test('where passkeys are off the site does not mention them', async () => {
  expect((await send('GET', '/settings')).json.passkeys_enabled).toBe(true)
  const plain = await authService()
  for (const path of ['/passkeys/authentication/options', '/passkeys/registration/options']) {
    expect(await plain.send('POST', path, {})).toMatchObject({
      status: 404,
      json: { error_code: 'passkey_disabled' },
    })
  }
})

test('what cannot be read is refused, and the challenge is spent all the same', async () => {
  const { session, passkey } = await makeOwner()
  const bearer = { authorization: `Bearer ${session.access_token}` }
  for (const credential of [undefined, null, 1, 'x', [], {}, { id: 'x', response: {} }]) {
    for (const kind of ['authentication', 'registration']) {
      const start = await send('POST', `/passkeys/${kind}/options`, {}, bearer)
      const body = { challenge_id: start.json.challenge_id, credential }
      const path = `/passkeys/${kind}/verify`
      expect(await send('POST', path, body, bearer)).toMatchObject({
        status: 400,
        json: { error_code: 'webauthn_verification_failed' },
      })
      expect((await send('POST', path, body, bearer)).json.error_code).toBe(
        'webauthn_challenge_not_found',
      )
    }
  }
  for (const path of ['authentication/options', 'authentication/verify', 'registration/verify']) {
    for (const body of ['{', '[]', '"x"', '{"challenge_id":1}', '{"credential":"\\u0000"}']) {
      const answer = await send('POST', `/passkeys/${path}`, body, bearer)
      if (path.endsWith('options') && body === '{"challenge_id":1}') continue
      expect([path, body, answer.status]).toEqual([path, body, 400])
      expect(answer.json.error_code).toEqual(expect.any(String))
    }
  }
  expect((await send('PATCH', `/passkeys/7`, { friendly_name: 'x' }, bearer)).status).toBe(404)
  expect((await send('PATCH', `/passkeys/${passkey.id}`, '{', bearer)).status).toBe(400)
  expect((await send('GET', '/passkeys', undefined, { apikey: '' })).status).toBe(401)
})
