import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

test('a closed site takes no new users, and does not reveal who is registered', async () => {
  const { client, makeEmail, query, send, mailbox } = await authService({
    auth: { disableSignup: true },
  })
  const email = makeEmail()
  const { error } = await client().auth.signUp({ email, password: PASSWORD })
  expect(error).toMatchObject({ status: 422, code: 'signup_disabled' })
  expect((await send('POST', '/otp', { email })).status).toBe(200)
  expect((await send('GET', '/settings')).json).toMatchObject({ disable_signup: true })
  expect(await query('select 1 from auth.users')).toEqual([])
  expect(mailbox.received(email)).toEqual([])
})

test('where e-mail is off no user signs up or in with it', async () => {
  const { send } = await authService({ auth: { emailEnabled: false } })
  const body = { email: 'anna@example.org', password: PASSWORD }
  const codeOf = async (path: string) => (await send('POST', path, body)).json.error_code
  expect(await codeOf('/signup')).toBe('email_provider_disabled')
  expect(await codeOf('/token?grant_type=password')).toBe('email_provider_disabled')
  expect(await codeOf('/otp')).toBe('email_provider_disabled')
})

test('where digits are asked for, a password without one is refused, and an old one is told', async () => {
  const service = await authService({
    auth: { passwordRequiredCharacters: ['0123456789'], mailerAutoconfirm: true },
  })
  const email = service.makeEmail()
  const weak = await service.client().auth.signUp({ email, password: PASSWORD })
  expect(weak.error).toMatchObject({ code: 'weak_password', reasons: ['characters'] })
  await service.client().auth.signUp({ email, password: `${PASSWORD} 1` })
  const [account] = await service.query('select * from auth.users where email = $1', [email])
  expect(account).toBeDefined()

  await service.query(
    `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf')) where email = $1`,
    [email, 'old and plain'],
  )
  const { data } = await service
    .client()
    .auth.signInWithPassword({ email, password: 'old and plain' })
  expect(data.session).not.toBeNull()
  expect(data.weakPassword).toMatchObject({ reasons: ['characters'] })
})
