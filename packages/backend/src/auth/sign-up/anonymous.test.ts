import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

const service = await authService({ auth: { anonymousEnabled: true } })
const { client, makeEmail, nextMail, send } = service

async function makeVisitor(data: Record<string, unknown> = {}) {
  const visitor = client()
  const signedIn = await visitor.auth.signInAnonymously({ options: { data } })
  if (!signedIn.data.session || !signedIn.data.user) throw new Error('No visitor could be made')
  return { client: visitor, session: signedIn.data.session, user: signedIn.data.user }
}

test('a visitor has an account without giving any address', async () => {
  const { user, session } = await makeVisitor({ locale: 'ru' })
  expect(user).toMatchObject({
    email: '',
    phone: '',
    is_anonymous: true,
    identities: [],
    app_metadata: {},
    user_metadata: { locale: 'ru' },
  })
  expect(decodeJwt(session.access_token)).toMatchObject({
    is_anonymous: true,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'anonymous' }],
  })
  const { data } = await client().auth.refreshSession({ refresh_token: session.refresh_token })
  expect(data.user?.is_anonymous).toBe(true)
})

test('a visitor who gives an address keeps the account, once the mail was read', async () => {
  const { client: visitor, user } = await makeVisitor()
  const email = makeEmail()
  const asked = await visitor.auth.updateUser({ email, password: PASSWORD })
  expect(asked.data.user).toMatchObject({ is_anonymous: true, email: '', new_email: email })

  const { code } = await nextMail(email)
  const { data } = await visitor.auth.verifyOtp({ email, token: code, type: 'email_change' })
  expect(data.user).toMatchObject({
    id: user.id,
    email,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
  })
  const signedIn = await client().auth.signInWithPassword({ email, password: PASSWORD })
  expect(signedIn.data.user?.id).toBe(user.id)
})

test('a visitor cannot take the address of another user', async () => {
  const anna = await service.makePerson()
  const { client: visitor } = await makeVisitor()
  const { error } = await visitor.auth.updateUser({ email: anna.email })
  expect(error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('a visitor without an address has no use for a password', async () => {
  const { client: visitor } = await makeVisitor()
  const { error } = await visitor.auth.updateUser({ password: PASSWORD })
  expect(error).toMatchObject({ status: 422, code: 'validation_failed' })
})

test('without confirmation the address is theirs at once', async () => {
  const open = await authService({ auth: { anonymousEnabled: true, mailerAutoconfirm: true } })
  const visitor = open.client()
  const { data } = await visitor.auth.signInAnonymously()
  const email = open.makeEmail()
  const { data: kept } = await visitor.auth.updateUser({ email, password: PASSWORD })
  expect(kept.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false })
  expect(kept.user?.identities).toMatchObject([{ provider: 'email' }])
  expect(open.mailbox.received(email)).toEqual([])
})

test('visitors are announced, counted, and kept out where they are not wanted', async () => {
  expect((await send('GET', '/settings')).json.external).toMatchObject({ anonymous_users: true })

  const busy = await authService({
    auth: { anonymousEnabled: true, rateLimits: { anonymous: { points: 1, seconds: 60 } } },
  })
  expect((await busy.client().auth.signInAnonymously()).error).toBeNull()
  expect((await busy.client().auth.signInAnonymously()).error).toMatchObject({ status: 429 })

  const shut = await authService()
  expect((await shut.client().auth.signInAnonymously()).error).toMatchObject({
    status: 422,
    code: 'anonymous_provider_disabled',
  })
  const closed = await authService({ auth: { anonymousEnabled: true, disableSignup: true } })
  expect((await closed.client().auth.signInAnonymously()).error).toMatchObject({
    code: 'signup_disabled',
  })
})
