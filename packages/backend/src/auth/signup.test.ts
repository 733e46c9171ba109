import { expect, test } from 'vitest'
import { authService, PASSWORD, SITE } from './test-service.ts'

const service = await authService()
const { mailbox, makeEmail, client, query, send } = service

test('somebody new signs up, reads the mail, types the code and is signed in', async () => {
  const email = makeEmail()
  const anna = client()
  const { data, error } = await anna.auth.signUp({
    email: email.toUpperCase(),
    password: PASSWORD,
    options: { data: { learning_language: 'ru' } },
  })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({ email, role: 'authenticated', user_metadata: { email } })
  expect(data.user?.confirmation_sent_at).toBeDefined()

  const { code } = await mailbox.nextTo(email)
  const verified = await anna.auth.verifyOtp({ email, token: code, type: 'signup' })
  expect(verified.error).toBeNull()
  expect(verified.data.user).toMatchObject({
    id: data.user?.id,
    email_confirmed_at: expect.any(String),
    user_metadata: { learning_language: 'ru', email_verified: true },
    identities: [{ provider: 'email', identity_data: { email_verified: true } }],
  })
  const { data: claims } = await anna.auth.getClaims()
  expect(claims?.header.alg).toBe('ES256')
  expect(claims?.claims).toMatchObject({
    iss: `${service.url}/auth/v1`,
    sub: data.user?.id,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'otp' }],
  })
})

test('the link of the mail signs its reader in and leads back to the site', async () => {
  const email = makeEmail()
  await client().auth.signUp({
    email,
    password: PASSWORD,
    options: { emailRedirectTo: `${SITE}/auth/callback?next=%2Fdictionary` },
  })
  const { link } = await mailbox.nextTo(email)

  const answer = await fetch(link, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  const target = new URL(answer.headers.get('location') ?? '')
  expect(target.origin + target.pathname + target.search).toBe(
    `${SITE}/auth/callback?next=%2Fdictionary`,
  )
  const fragment = new URLSearchParams(target.hash.slice(1))
  expect([...fragment.keys()]).toEqual([
    ...['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type', 'type'],
  ])
  const { data } = await client().auth.getUser(fragment.get('access_token') ?? '')
  expect(data.user?.email).toBe(email)
})
