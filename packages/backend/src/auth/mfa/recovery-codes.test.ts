import { decodeJwt } from 'jose'
import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

const service = await authService({
  auth: { rateLimits: { attempts: { points: 5, seconds: 300 } } },
})
const { query } = service
const client = () => service.client({ experimental: { recoveryCodes: true } })

/** A user with an authenticator app, signed in with it. */
async function makeOwner() {
  const { email, session } = await service.makePerson()
  const anna = client()
  await anna.auth.setSession(session)
  const { data: factor } = await anna.auth.mfa.enroll({ factorType: 'totp' })
  const totp = URI.parse(factor?.totp.uri ?? '')
  const code = 'period' in totp ? totp.generate({ timestamp: service.now().getTime() }) : ''
  const factorId = factor?.id ?? ''
  const { data, error } = await anna.auth.mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
  return { email, client: anna, factorId, user: data.user, codes: anna.auth.mfa.recoveryCodes }
}

async function signInAgain(email: string) {
  const again = client()
  const { error } = await again.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return again
}

test('a user who has lost their second factor signs in with a recovery code, once', async () => {
  const { email, codes } = await makeOwner()
  const { data: made } = await codes.generate()
  expect(made).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 })
  const [code = ''] = made?.codes ?? []
  expect(code).toMatch(/^[a-z2-9]{16}$/)

  const again = await signInAgain(email)
  const typed = ` ${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toUpperCase()
  const { data } = await again.auth.mfa.recoveryCodes.verify({ code: typed })
  expect(decodeJwt(data?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  })
  expect((await again.auth.mfa.recoveryCodes.getStatus()).data).toEqual({
    id: made?.id,
    type: 'recovery_code',
    total: 10,
    remaining: 9,
  })
  const third = await signInAgain(email)
  expect((await third.auth.mfa.recoveryCodes.verify({ code })).error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
  })
})

test('codes are in the database as hashes only', async () => {
  const { codes } = await makeOwner()
  const { data } = await codes.generate()
  const rows = await query('select * from auth.mfa_recovery_codes where factor_id = $1', [data?.id])
  expect(rows).toHaveLength(10)
  for (const code of data?.codes ?? []) expect(JSON.stringify(rows)).not.toContain(code)
})

test('new codes take the place of the old ones', async () => {
  const { email, codes } = await makeOwner()
  const { data: old } = await codes.generate({ friendlyName: 'Paper' })
  expect((await codes.generate()).error).toMatchObject({
    status: 422,
    code: 'mfa_verified_factor_exists',
  })
  const { data: fresh } = await codes.regenerate()
  expect(fresh).toMatchObject({ id: old?.id, friendly_name: 'Paper', total: 10 })

  const { recoveryCodes } = (await signInAgain(email)).auth.mfa
  expect((await recoveryCodes.verify({ code: old?.codes[0] ?? '' })).error).toMatchObject({
    code: 'mfa_verification_failed',
  })
  expect((await recoveryCodes.verify({ code: fresh?.codes[0] ?? '' })).error).toBeNull()
})

test('codes are made, changed and removed with a second factor alone, and never without one', async () => {
  const { email, codes } = await makeOwner()
  const low = (await signInAgain(email)).auth.mfa.recoveryCodes
  expect((await low.generate()).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect((await codes.getStatus()).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
  expect((await codes.regenerate()).error).toMatchObject({ code: 'mfa_factor_not_found' })
  await codes.generate()
  expect((await low.regenerate()).error).toMatchObject({ code: 'insufficient_aal' })
  expect((await low.unenroll()).error).toMatchObject({ code: 'insufficient_aal' })
  expect((await codes.getStatus()).data?.remaining).toBe(10)
})

test('codes go with the last factor beside them', async () => {
  const { client: anna, codes, factorId, user } = await makeOwner()
  await codes.generate()
  const { data } = await anna.auth.mfa.listFactors()
  expect(data?.all.map(({ factor_type }) => factor_type).sort()).toEqual(['recovery_code', 'totp'])
  await anna.auth.mfa.unenroll({ factorId })
  expect(await query('select from auth.mfa_factors where user_id = $1', [user.id])).toEqual([])
})

test('a user removes their codes and keeps the rest', async () => {
  const { codes, user, client: anna } = await makeOwner()
  const { data } = await codes.generate()
  expect((await anna.auth.mfa.unenroll({ factorId: data?.id ?? '' })).error).toMatchObject({
    status: 404,
  })
  expect((await codes.unenroll()).data).toEqual({ id: data?.id })
  const rows = await query('select factor_type from auth.mfa_factors where user_id = $1', [user.id])
  expect(rows).toEqual([{ factor_type: 'totp' }])
})

test('a user who guesses is locked out for a while, until new codes are made', async () => {
  const { email, codes } = await makeOwner()
  await codes.generate()
  const thief = (await signInAgain(email)).auth.mfa.recoveryCodes
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await thief.verify({ code: `guess ${guess}` })).error?.code).toBe(
      'mfa_verification_failed',
    )
  }
  expect((await thief.verify({ code: 'guess' })).error).toMatchObject({
    status: 429,
    code: 'mfa_recovery_codes_locked',
  })
  const { data } = await codes.regenerate()
  expect((await thief.verify({ code: data?.codes[0] ?? '' })).error).toBeNull()
})

test('without the settings there are no codes', async () => {
  const off = await authService({
    auth: { mfa: { recoveryCodesEnrollEnabled: false, recoveryCodesVerifyEnabled: false } },
  })
  const { session } = await off.makePerson()
  const anna = off.client({ experimental: { recoveryCodes: true } })
  await anna.auth.setSession(session)
  const { recoveryCodes } = anna.auth.mfa
  expect((await recoveryCodes.generate()).error?.code).toBe('mfa_recovery_codes_enroll_not_enabled')
  expect((await recoveryCodes.verify({ code: 'x' })).error?.code).toBe(
    'mfa_recovery_codes_verify_not_enabled',
  )
})
