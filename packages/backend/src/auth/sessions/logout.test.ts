import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

const service = await authService()

async function twoDevices() {
  const { email, client: laptop, session } = await service.makePerson()
  const phone = service.client()
  const { data } = await phone.auth.signInWithPassword({ email, password: PASSWORD })
  const isIn = async (token = '') => !(await service.client().auth.getUser(token)).error
  return {
    laptop,
    session,
    stillIn: async () => [await isIn(session.access_token), await isIn(data.session?.access_token)],
  }
}

test('signing out ends it everywhere', async () => {
  const { laptop, stillIn } = await twoDevices()
  expect((await laptop.auth.signOut()).error).toBeNull()
  expect(await stillIn()).toEqual([false, false])
})

test('signing out here leaves the other device in', async () => {
  const { laptop, stillIn } = await twoDevices()
  await laptop.auth.signOut({ scope: 'local' })
  expect(await stillIn()).toEqual([false, true])
})

test('signing the others out leaves this device in', async () => {
  const { laptop, stillIn } = await twoDevices()
  await laptop.auth.signOut({ scope: 'others' })
  expect(await stillIn()).toEqual([true, false])
})

// S8-auth-library
test('a session that ended cannot be refreshed', async () => {
  const { laptop, session } = await twoDevices()
  await laptop.auth.signOut()
  const { error } = await service.client().auth.refreshSession(session)
  expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
})

test('an unknown scope ends nothing', async () => {
  const { session, stillIn } = await twoDevices()
  const answer = await service.send('POST', '/logout?scope=everybody', undefined, {
    authorization: `Bearer ${session.access_token}`,
  })
  expect(answer).toMatchObject({ status: 400, json: { error_code: 'validation_failed' } })
  expect(await stillIn()).toEqual([true, true])
})

test('a visitor without a session cannot sign out', async () => {
  expect(await service.send('POST', '/logout', undefined, { apikey: '' })).toMatchObject({
    status: 401,
    json: { error_code: 'no_authorization' },
  })
})
