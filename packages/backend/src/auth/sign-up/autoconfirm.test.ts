import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

const service = await authService({ auth: { mailerAutoconfirm: true } })
const { client, makeEmail, mailbox, nextMail } = service

test('without confirmation a sign-up signs in at once', async () => {
  const email = makeEmail()
  const { data, error } = await client().auth.signUp({ email, password: PASSWORD })
  expect(error).toBeNull()
  expect(data.session?.access_token).toBeDefined()
  expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] })
  expect(mailbox.received(email)).toEqual([])
})

test('without confirmation a second sign-up says that the account exists', async () => {
  const email = makeEmail()
  await client().auth.signUp({ email, password: PASSWORD })
  const { error } = await client().auth.signUp({ email, password: PASSWORD })
  expect(error).toMatchObject({
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  })
})

test('without confirmation a new user who asks for a link gets one to sign in', async () => {
  const email = makeEmail()
  await client().auth.signInWithOtp({ email })
  const { code } = await nextMail(email)
  const { data } = await client().auth.verifyOtp({ email, token: code, type: 'email' })
  expect(data.user?.email).toBe(email)
})
