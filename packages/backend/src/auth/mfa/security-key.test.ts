import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { authService, PASSWORD, SITE } from '../../../test/auth/auth-service.ts'
import { makeAuthenticator } from '../../../test/auth/authenticator.ts'
import { withKey } from '../../../test/auth/browser-with-key.ts'

const service = await authService({
  auth: { mfa: { webauthnEnrollEnabled: true, webauthnVerifyEnabled: true } },
})
const { query, send } = service
const webauthn = { rpId: 'localhost', rpOrigins: [SITE] }
type Person = Awaited<ReturnType<typeof service.makePerson>>

/** A user whose account has a security key. */
async function makeOwner() {
  const anna = await service.makePerson()
  const key = makeAuthenticator(SITE)
  const { data, error } = await withKey(key, () =>
    anna.client.auth.mfa.webauthn.register({ friendlyName: 'Desk', webauthn }),
  )
  if (error) throw error
  const [factor] = (await anna.client.auth.mfa.listFactors()).data?.all ?? []
  if (!factor) throw new Error('Anna has no key')
  return { ...anna, key, factor, raised: data }
}

async function signInAgain({ email }: Pick<Person, 'email'>) {
  const client = service.client()
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { client, headers: { authorization: `Bearer ${data.session.access_token}` } }
}

test('a user adds a security key, and signs in with it after their password', async () => {
  const { email, user, key, factor, raised } = await makeOwner()
  expect(factor).toMatchObject({ factor_type: 'webauthn', status: 'verified' })
  expect(decodeJwt(raised.access_token)).toMatchObject({ aal: 'aal2' })

  const { client } = await signInAgain({ email })
  const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  const { data } = await withKey(key, () =>
    client.auth.mfa.webauthn.authenticate({ factorId: factor.id, webauthn }),
  )
  expect(data?.user.id).toBe(user.id)
  expect(decodeJwt(data?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
  })
})

test('a key of another user, an older state of a key and a used signature are refused', async () => {
  const { email, key, factor } = await makeOwner()
  const { client, headers } = await signInAgain({ email })
  const refused = { status: 422, code: 'mfa_verification_failed' }
  const authenticate = (inserted: typeof key) =>
    withKey(inserted, () =>
      client.auth.mfa.webauthn.authenticate({ factorId: factor.id, webauthn }),
    )

  expect((await authenticate(makeAuthenticator(SITE))).error).toMatchObject(refused)

  const { json } = await send('POST', `/factors/${factor.id}/challenge`, {}, headers)
  const challenge = challengeOf(json)
  const answer = {
    challenge_id: json.id,
    webauthn: {
      type: 'request',
      credential_response: key.sign({ challenge, rpId: 'localhost' }),
    },
  }
  const verify = () => send('POST', `/factors/${factor.id}/verify`, answer, headers)
  expect((await verify()).status).toBe(200)
  expect(await verify()).toMatchObject({ status: 422, json: { error_code: expect.any(String) } })

  key.rewind()
  expect((await authenticate(key)).error).toMatchObject(refused)
})

test('a key made for a page elsewhere, or for another challenge, is not kept', async () => {
  const anna = await service.makePerson()
  const { error } = await withKey(makeAuthenticator('https://evil.example.com'), () =>
    anna.client.auth.mfa.webauthn.register({ friendlyName: 'Elsewhere', webauthn }),
  )
  expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })

  const { data: factor } = await anna.client.auth.mfa.enroll({ factorType: 'webauthn' })
  const headers = { authorization: `Bearer ${anna.session.access_token}` }
  const { json } = await send('POST', `/factors/${factor?.id}/challenge`, {}, headers)
  const key = makeAuthenticator(SITE)
  const credential_response = key.register({ challenge: 'bm90IGl0', rp: { id: 'localhost' } })
  const verify = (sent: object) =>
    send('POST', `/factors/${factor?.id}/verify`, { challenge_id: json.id, ...sent }, headers)
  expect(await verify({ webauthn: { type: 'create', credential_response } })).toMatchObject({
    status: 422,
    json: { error_code: 'mfa_verification_failed' },
  })
  for (const sent of [
    {},
    { code: '123456' },
    { webauthn: { type: 'request', credential_response } },
    { webauthn: { type: 'other', credential_response } },
    { webauthn: [] },
  ]) {
    expect((await verify(sent)).status).toBe(400)
  }
  const rows = await query(
    `select status, web_authn_credential from auth.mfa_factors where user_id = $1`,
    [anna.user.id],
  )
  for (const row of rows) expect(row).toEqual({ status: 'unverified', web_authn_credential: null })
})

test('a challenge that was not met in time is over', async () => {
  const { email, key, factor } = await makeOwner()
  const { headers } = await signInAgain({ email })
  const { json } = await send('POST', `/factors/${factor.id}/challenge`, {}, headers)
  service.pass(301)
  const credential_response = key.sign({ challenge: challengeOf(json), rpId: 'localhost' })
  const answer = { challenge_id: json.id, webauthn: { type: 'request', credential_response } }
  expect(await send('POST', `/factors/${factor.id}/verify`, answer, headers)).toMatchObject({
    status: 422,
    json: { error_code: 'mfa_challenge_expired' },
  })
})

test('the key of a factor is not shown, and goes with it', async () => {
  const { client, factor, user } = await makeOwner()
  expect(Object.keys(factor)).not.toContain('web_authn_credential')
  expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
  expect(await query('select from auth.mfa_factors where user_id = $1', [user.id])).toEqual([])
})

test('without the setting there are no security keys', async () => {
  const off = await authService()
  const { client } = await off.makePerson()
  expect((await client.auth.mfa.enroll({ factorType: 'webauthn' })).error).toMatchObject({
    status: 422,
    code: 'mfa_webauthn_enroll_not_enabled',
  })
})

function challengeOf(json: Record<string, unknown>) {
  return /"challenge":"([^"]+)"/.exec(JSON.stringify(json))?.[1] ?? ''
}
