import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

const service = await authService({ auth: { clientAddressHeader: 'x-client' } })
const { client, query, send } = service
const bearer = (token = '') => ({ authorization: `Bearer ${token}` })

/** A user who has begun to use an authenticator app. */
async function enrol(person: Awaited<ReturnType<typeof service.makePerson>>, friendlyName = 'App') {
  const wish = { factorType: 'totp' as const, friendlyName, issuer: 'Slovo' }
  const { data, error } = await person.client.auth.mfa.enroll(wish)
  if (error) throw error
  const app = URI.parse(data.totp.uri)
  const code = () => app.generate({ timestamp: service.now().getTime() })
  const verify = () =>
    person.client.auth.mfa.challengeAndVerify({ factorId: data.id, code: code() })
  return { factorId: data.id, totp: data.totp, code, verify }
}

async function makeProtected() {
  const person = await service.makePerson()
  const app = await enrol(person)
  const { data, error } = await app.verify()
  if (error) throw error
  // The code just used is not good again.
  service.pass(30)
  return { ...person, ...app, raised: data }
}

// S4-mfa
test('an authenticator app raises the session to aal2', async () => {
  const anna = await service.makePerson()
  const { factorId, totp, verify } = await enrol(anna, 'Telephone')
  expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Slovo:/)
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)

  const { data } = await verify()
  expect(decodeJwt(data?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'totp' }, { method: 'otp' }],
  })
  expect(data?.user.factors).toMatchObject([
    { id: factorId, factor_type: 'totp', friendly_name: 'Telephone', status: 'verified' },
  ])
  expect((await anna.client.auth.mfa.listFactors()).data?.totp).toHaveLength(1)
  const { data: level } = await anna.client.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  const { data: refreshed } = await anna.client.auth.refreshSession()
  expect(decodeJwt(refreshed.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' })
})

test('the secret is shown once, and kept sealed', async () => {
  const anna = await service.makePerson()
  const { totp, factorId } = await enrol(anna)
  const [row] = await query('select * from auth.mfa_factors where id = $1', [factorId])
  expect(JSON.stringify(row)).not.toContain(totp.secret)
  const { data } = await anna.client.auth.getUser()
  expect(JSON.stringify(data)).not.toContain(totp.secret)
})

test('sessions that gave no code end, and the token from before the code is worth nothing', async () => {
  const anna = await service.makePerson()
  const phone = client()
  await phone.auth.signInWithPassword({ email: anna.email, password: PASSWORD })
  const { verify } = await enrol(anna)
  await verify()
  expect((await phone.auth.getUser()).error).not.toBeNull()
  const old = anna.session.refresh_token
  expect((await client().auth.refreshSession({ refresh_token: old })).error).toMatchObject({
    code: 'refresh_token_not_found',
  })
  expect((await anna.client.auth.getUser()).error).toBeNull()
})

test('a code is valid once, and never if it is wrong, old or for another challenge', async () => {
  const { client: anna, factorId, code } = await makeProtected()
  const challenge = async () => (await anna.auth.mfa.challenge({ factorId })).data?.id ?? ''
  const verify = async (challengeId: string, given: string) =>
    (await anna.auth.mfa.verify({ factorId, challengeId, code: given })).error

  const first = await challenge()
  const wrong = code() === '000000' ? '000001' : '000000'
  expect(await verify(first, wrong)).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  expect(await verify(first, 'abc')).toMatchObject({ code: 'mfa_verification_failed' })
  expect(await verify(randomUUID(), code())).toMatchObject({ code: 'mfa_factor_not_found' })
  expect(await verify('x', code())).toMatchObject({ code: 'mfa_factor_not_found' })

  const used = code()
  expect(await verify(first, used)).toBeNull()
  expect(await verify(first, used)).toMatchObject({ code: 'mfa_factor_not_found' })
  expect(await verify(await challenge(), used)).toMatchObject({ code: 'mfa_verification_failed' })

  const late = await challenge()
  service.pass(301)
  expect(await verify(late, code())).toMatchObject({ code: 'mfa_challenge_expired' })
})

test('of two that try one code at the same moment one gets in', async () => {
  const { client: anna, factorId, code } = await makeProtected()
  const ids = [
    (await anna.auth.mfa.challenge({ factorId })).data?.id,
    (await anna.auth.mfa.challenge({ factorId })).data?.id,
  ]
  const { data } = await anna.auth.getSession()
  const answers = await Promise.all(
    ids.map((challenge_id) =>
      send(
        'POST',
        `/factors/${factorId}/verify`,
        { challenge_id, code: code() },
        bearer(data.session?.access_token),
      ),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('a challenge is answered from where it was asked for', async () => {
  const anna = await service.makePerson()
  const { factorId, code } = await enrol(anna)
  const from = (address: string) => ({
    ...bearer(anna.session.access_token),
    'x-client': address,
  })
  const path = `/factors/${factorId}`
  const { json } = await send('POST', `${path}/challenge`, {}, from('192.0.2.1'))
  expect(json).toMatchObject({ id: expect.any(String), type: 'totp' })
  const answer = { challenge_id: json.id, code: code() }
  expect(await send('POST', `${path}/verify`, answer, from('192.0.2.2'))).toMatchObject({
    status: 422,
    json: { error_code: 'mfa_ip_address_mismatch' },
  })
  expect((await send('POST', `${path}/verify`, answer, from('192.0.2.1'))).status).toBe(200)
})

test('a user who signs in with the password alone changes nothing that matters', async () => {
  const { email, factorId } = await makeProtected()
  const thief = client()
  const { data } = await thief.auth.signInWithPassword({ email, password: PASSWORD })
  expect(decodeJwt(data.session?.access_token ?? '').aal).toBe('aal1')
  const { data: level } = await thief.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })

  const LOW = { code: 'insufficient_aal' }
  expect((await thief.auth.updateUser({ password: 'another one' })).error).toMatchObject({
    ...LOW,
    status: 401,
  })
  expect((await thief.auth.updateUser({ email: service.makeEmail() })).error).toMatchObject(LOW)
  expect((await thief.auth.mfa.unenroll({ factorId })).error).toMatchObject({ ...LOW, status: 422 })
  expect((await thief.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
    ...LOW,
    status: 403,
  })
  const metadata = await thief.auth.updateUser({ data: { locale: 'ru' } })
  expect(metadata.error).toMatchObject({ code: 'insufficient_aal' })
})

test('who takes the factor off is back at aal1', async () => {
  const { client: anna, factorId } = await makeProtected()
  expect((await anna.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  const { data } = await anna.auth.refreshSession()
  const claims = decodeJwt(data.session?.access_token ?? '')
  expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })
  expect(data.user).not.toHaveProperty('factors')
})

test('factors have names of their own, and there are ten at most', async () => {
  const anna = await service.makePerson()
  await enrol(anna, 'App')
  const again = await anna.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  for (let count = 1; count < 10; count += 1) await enrol(anna, `App ${count}`)
  const eleventh = await anna.client.auth.mfa.enroll({ factorType: 'totp' })
  expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  service.pass(301)
  expect((await anna.client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
})

test('a code can be guessed a few times only', async () => {
  const shy = await authService({ auth: { rateLimits: { attempts: { points: 3, seconds: 60 } } } })
  const { client: anna } = await shy.makePerson()
  const { data } = await anna.auth.mfa.enroll({ factorType: 'totp' })
  const factorId = data?.id ?? ''
  const codes = []
  for (let go = 0; go < 4; go += 1) {
    const { error } = await anna.auth.mfa.challengeAndVerify({ factorId, code: '000000' })
    codes.push(error?.code)
  }
  expect(codes.at(-1)).toBe('over_request_rate_limit')
  expect(codes.slice(0, 3)).toEqual(Array(3).fill('mfa_verification_failed'))
})

test('what cannot be a factor is refused', async () => {
  const [anna, boris] = [await service.makePerson(), await service.makePerson()]
  const { factorId } = await enrol(boris)
  const ask = async (method: string, path: string, body: object = {}) => {
    const { status, json } = await send(method, path, body, bearer(anna.session.access_token))
    return [status, json.error_code]
  }
  expect(await ask('POST', '/factors')).toEqual([400, 'validation_failed'])
  expect(await ask('POST', '/factors', { factor_type: 'sms' })).toEqual([400, 'validation_failed'])
  expect(await ask('POST', '/factors', { factor_type: 'phone', phone: '33600000000' })).toEqual([
    422,
    'mfa_phone_enroll_not_enabled',
  ])
  expect(await ask('POST', '/factors', { factor_type: 'webauthn' })).toEqual([
    422,
    'mfa_webauthn_enroll_not_enabled',
  ])
  for (const [method, rest] of [
    ['POST', '/challenge'],
    ['POST', '/verify'],
    ['DELETE', ''],
  ] as const) {
    const body = { challenge_id: randomUUID(), code: '123456' }
    expect(await ask(method, `/factors/${factorId}${rest}`, body)).toEqual([
      404,
      'mfa_factor_not_found',
    ])
    expect(await ask(method, `/factors/7${rest}`, body)).toEqual([404, 'validation_failed'])
  }
})

test('a visitor without an address has no second factor', async () => {
  const open = await authService({ auth: { anonymousEnabled: true } })
  const visitor = open.client()
  await visitor.auth.signInAnonymously()
  expect((await visitor.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
    status: 403,
    code: 'no_authorization',
  })
})

test('where authenticator apps are off no user enrols one', async () => {
  const plain = await authService({ auth: { mfa: { totpEnrollEnabled: false } } })
  const { client: anna } = await plain.makePerson()
  expect((await anna.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
    code: 'mfa_totp_enroll_not_enabled',
  })
})
