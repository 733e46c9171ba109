import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

const service = await authService({
  auth: {
    oauthServer: { enabled: true },
    passkeys: { enabled: true },
    manualLinkingEnabled: true,
  },
})
const { client, query, send } = service

/** Anna has a second factor and a device; a thief has her password. */
async function robbed() {
  const anna = await service.makePerson({ name: 'Anna' })
  await query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [anna.user.id],
  )
  const thief = client()
  const { data } = await thief.auth.signInWithPassword({ email: anna.email, password: PASSWORD })
  const authorization = `Bearer ${data.session?.access_token}`
  return { anna, thief, authorization }
}

const sessionsOf = (id: string) => query('select id from auth.sessions where user_id = $1', [id])

test('with the password alone a thief changes nothing of an account that has a second factor', async () => {
  const { anna, authorization } = await robbed()
  const passkey = `/passkeys/${crypto.randomUUID()}`
  for (const [method, path, body] of [
    ['PUT', '/user', { data: { name: 'Eve' } }],
    ['GET', '/passkeys', undefined],
    ['PATCH', passkey, { friendly_name: 'x' }],
    ['DELETE', passkey, undefined],
    ['GET', '/user/oauth/grants', undefined],
    ['DELETE', `/user/oauth/grants?client_id=${crypto.randomUUID()}`, undefined],
    ['DELETE', `/user/identities/${crypto.randomUUID()}`, undefined],
    ['POST', '/logout?scope=others', undefined],
  ] as const) {
    const { json } = await send(method, path, body, { authorization })
    expect([method, path, json.error_code]).toEqual([method, path, 'insufficient_aal'])
  }
  expect(await sessionsOf(anna.user.id)).toHaveLength(2)
  const [row] = await query('select raw_user_meta_data as data from auth.users where id = $1', [
    anna.user.id,
  ])
  expect(row?.data).toMatchObject({ name: 'Anna' })
})

test('with the password alone one reads the own user and the factors, and ends the own session only', async () => {
  const { anna, thief, authorization } = await robbed()
  const { json } = await send('GET', '/user', undefined, { authorization })
  expect(json).toMatchObject({ id: anna.user.id, factors: [{ status: 'verified' }] })
  expect((await thief.auth.signOut({ scope: 'global' })).error).toBeNull()
  expect(await sessionsOf(anna.user.id)).toHaveLength(1)
  expect((await anna.client.auth.getUser()).error).toBeNull()
  expect((await send('GET', '/user', undefined, { authorization })).status).toBe(403)
})
