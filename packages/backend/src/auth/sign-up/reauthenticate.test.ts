import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

const service = await authService({ auth: { securePasswordChange: true } })

test('a day after signing in a new password needs the code of a mail', async () => {
  const { email, client: anna } = await service.makePerson()
  service.pass(25 * 3600)
  await anna.auth.refreshSession()

  const refused = await anna.auth.updateUser({ password: 'another secret' })
  expect(refused.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
  expect((await anna.auth.reauthenticate()).error).toBeNull()
  const { code: nonce } = await service.nextMail(email)
  const wrong = await anna.auth.updateUser({ password: 'another secret', nonce: '000000x' })
  expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
  expect((await anna.auth.updateUser({ password: 'another secret', nonce })).error).toBeNull()
})

test('soon after signing in a new password needs no code', async () => {
  const { client: anna } = await service.makePerson()
  expect((await anna.auth.updateUser({ password: `${PASSWORD} 2` })).error).toBeNull()
})

test('only a signed-in user can ask for a code', async () => {
  expect(await service.send('GET', '/reauthenticate')).toMatchObject({
    status: 401,
    json: { error_code: 'no_authorization' },
  })
})
