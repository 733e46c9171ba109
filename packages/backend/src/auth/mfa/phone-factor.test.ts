import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'
import { openTelephone } from '../../../test/auth/telephone.ts'
import { httpSms } from '../../outbox/sms/senders.ts'

const telephone = await openTelephone()
const { makeNumber } = telephone
const on = { mfa: { phoneEnrollEnabled: true, phoneVerifyEnabled: true } }
const service = await authService({ auth: on }, httpSms(telephone.url))
const { client, query } = service

/** A user who has begun to add a number as second factor. */
async function makeEnrolled() {
  const anna = await service.makePerson()
  const phone = makeNumber()
  const { data, error } = await anna.client.auth.mfa.enroll({ factorType: 'phone', phone })
  if (error) throw error
  return { ...anna, phone, factorId: data.id, enrolled: data }
}

test('a code sent to the number makes it a second factor, and raises the session', async () => {
  const { client: anna, phone, factorId, enrolled, email } = await makeEnrolled()
  expect(enrolled).toMatchObject({ type: 'phone', phone: phone.slice(1) })
  const { data: challenge } = await anna.auth.mfa.challenge({ factorId, channel: 'whatsapp' })
  expect(challenge).toMatchObject({ type: 'phone', expires_at: expect.any(Number) })
  const message = await telephone.next(phone)
  expect(message.channel).toBe('whatsapp')
  const kept = await query('select otp_code from auth.mfa_challenges where factor_id = $1', [
    factorId,
  ])
  expect(JSON.stringify(kept)).not.toContain(message.code)

  const { error } = await anna.auth.mfa.verify({
    factorId,
    challengeId: challenge?.id ?? '',
    code: message.code,
  })
  expect(error).toBeNull()
  const claims = (await anna.auth.getClaims()).data?.claims
  expect(claims).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/phone' }, { method: 'otp' }],
  })

  const later = client()
  const { data } = await later.auth.signInWithPassword({ email, password: PASSWORD })
  expect(data.user?.factors).toMatchObject([{ factor_type: 'phone', status: 'verified' }])
  expect((await later.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  const again = await later.auth.mfa.challenge({ factorId, channel: 'sms' })
  const { code } = await telephone.next(phone)
  const challengeId = again.data?.id ?? ''
  expect((await later.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull()
  expect((await later.auth.mfa.unenroll({ factorId })).error).toBeNull()
})

test('a code is valid once, for its own challenge, for five minutes', async () => {
  const { client: anna, phone, factorId } = await makeEnrolled()
  const challenge = async () => {
    const { data } = await anna.auth.mfa.challenge({ factorId, channel: 'sms' })
    return { challengeId: data?.id ?? '', code: (await telephone.next(phone)).code }
  }
  const verify = (answer: { challengeId: string; code: string }) =>
    anna.auth.mfa.verify({ factorId, ...answer })
  const [first, second, third] = [await challenge(), await challenge(), await challenge()]

  const wrong = { status: 422, code: 'mfa_verification_failed' }
  if (first.code !== second.code) {
    const mixed = { challengeId: first.challengeId, code: second.code }
    expect((await verify(mixed)).error).toMatchObject(wrong)
  }
  expect((await verify({ ...first, code: '12345x' })).error).toMatchObject(wrong)
  expect((await verify(first)).error).toBeNull()
  expect((await verify(first)).error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
  service.pass(301)
  await anna.auth.refreshSession()
  expect((await verify(third)).error).toMatchObject({ code: 'mfa_challenge_expired' })
})

test('a number is a factor once', async () => {
  const { client: anna, phone, factorId } = await makeEnrolled()
  const second = await anna.auth.mfa.enroll({ factorType: 'phone', phone })
  expect(second.data?.id).not.toBe(factorId)
  const { data: challenge } = await anna.auth.mfa.challenge({
    factorId: second.data?.id ?? '',
    channel: 'sms',
  })
  const { code } = await telephone.next(phone)
  await anna.auth.mfa.verify({
    factorId: second.data?.id ?? '',
    challengeId: challenge?.id ?? '',
    code,
  })
  const { error } = await anna.auth.mfa.enroll({ factorType: 'phone', phone })
  expect(error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' })
  expect(
    await query('select 1 from auth.mfa_factors where phone = $1', [phone.slice(1)]),
  ).toHaveLength(1)
})

test('what is no number, or no channel, is refused', async () => {
  const { client: anna, session, factorId } = await makeEnrolled()
  for (const phone of ['no number', '']) {
    const { error } = await anna.auth.mfa.enroll({ factorType: 'phone', phone })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  }
  const authorization = `Bearer ${session.access_token}`
  const pigeon = { channel: 'pigeon' }
  expect(
    await service.send('POST', `/factors/${factorId}/challenge`, pigeon, { authorization }),
  ).toMatchObject({ status: 400, json: { error_code: 'validation_failed' } })
})

test('messages of a factor have to wait, and a failure is told', async () => {
  const slow = await authService(
    { auth: { ...on, rateLimits: { smsFrequency: 60 } } },
    httpSms(telephone.url),
  )
  const { client: anna } = await slow.makePerson()
  const phone = makeNumber()
  const { data } = await anna.auth.mfa.enroll({ factorType: 'phone', phone })
  const factorId = data?.id ?? ''
  telephone.breakDown()
  const lost = await anna.auth.mfa.challenge({ factorId, channel: 'sms' })
  telephone.repair()
  expect(lost.error).toMatchObject({ status: 422, code: 'sms_send_failed' })
  const soon = await anna.auth.mfa.challenge({ factorId, channel: 'sms' })
  expect(soon.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
})

test('numbers are no factors unless the operator says so', async () => {
  const plain = await authService()
  const { client: anna, user } = await plain.makePerson()
  // An empty number too: by this answer a site finds out whether it may offer phones.
  for (const phone of [makeNumber(), '']) {
    const { error } = await anna.auth.mfa.enroll({ factorType: 'phone', phone })
    expect(error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
  }

  const [factor] = await plain.query<{ id: string }>(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, phone, created_at, updated_at)
     values (gen_random_uuid(), $1, 'phone', 'verified', '33612345678', now(), now()) returning id`,
    [user.id],
  )
  const challenge = await anna.auth.mfa.challenge({ factorId: factor?.id ?? '', channel: 'sms' })
  expect(challenge.error).toMatchObject({ status: 422, code: 'mfa_phone_verify_not_enabled' })
})

test('a site reads which second factors can be added and used', async () => {
  const settingsWith = async (mfa: object) => {
    const one = await authService({ auth: { mfa } }, httpSms(telephone.url))
    return (await one.send('GET', '/settings')).json
  }
  const phone = { phoneEnrollEnabled: true, phoneVerifyEnabled: true }
  const key = { webauthnEnrollEnabled: true, webauthnVerifyEnabled: true }
  expect(await settingsWith({ ...phone, ...key })).toMatchObject({
    mfa_totp_enroll_enabled: true,
    mfa_phone_enroll_enabled: true,
    mfa_web_authn_enroll_enabled: true,
  })
  const unused = {
    totpVerifyEnabled: false,
    phoneVerifyEnabled: false,
    webauthnVerifyEnabled: false,
  }
  expect(await settingsWith({ ...phone, ...key, ...unused })).toMatchObject({
    mfa_totp_enroll_enabled: false,
    mfa_phone_enroll_enabled: false,
    mfa_web_authn_enroll_enabled: false,
  })
})
