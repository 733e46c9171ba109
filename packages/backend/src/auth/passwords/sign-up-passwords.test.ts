import { expect, test, vi } from 'vitest'
import { authService, PASSWORD } from '../../../test/auth/auth-service.ts'

const service = await authService()
const { nextMail, makeEmail, client, query, send, follow, db } = service

const OF_EVE = 'chosen by Eve'

/** Eve signs up with an address that is not hers, before its owner does. */
async function takenByEve() {
  const email = makeEmail()
  await client({ flowType: 'pkce' }).auth.signUp({ email, password: OF_EVE })
  await nextMail(email)
  return email
}

async function opens(email: string, password: string) {
  const { data } = await client().auth.signInWithPassword({ email, password })
  return data.session !== null
}

test('a visitor who signed up first with the address of another does not get in; its owner has their own password', async () => {
  const email = await takenByEve()
  const anna = client({ flowType: 'pkce' })
  await anna.auth.signUp({ email, password: PASSWORD })
  const { link } = await nextMail(email)
  const { code = '' } = (await follow(link)).query
  const { data, error } = await anna.auth.exchangeCodeForSession(code)

  expect(error).toBeNull()
  expect(data.user?.app_metadata).not.toHaveProperty('password_needed')
  expect(await opens(email, OF_EVE)).toBe(false)
  expect(await opens(email, PASSWORD)).toBe(true)
  expect(await query('select from auth.sign_up_passwords')).toEqual([])
})

test('who signs up after the owner, and before the mail is read, changes nothing for them', async () => {
  const email = makeEmail()
  const anna = client({ flowType: 'pkce' })
  await anna.auth.signUp({ email, password: PASSWORD })
  await nextMail(email)
  const eve = client({ flowType: 'pkce' })
  await eve.auth.signUp({ email, password: OF_EVE })
  const { link } = await nextMail(email)
  const { code = '' } = (await follow(link)).query
  const { error } = await anna.auth.exchangeCodeForSession(code)

  expect(error).toBeNull()
  expect(await opens(email, PASSWORD)).toBe(true)
  expect(await opens(email, OF_EVE)).toBe(false)
  expect((await eve.auth.exchangeCodeForSession(code)).error).toMatchObject({
    code: 'flow_state_not_found',
  })
})

test('a link opened in another browser leaves no password, and says that one is needed', async () => {
  const email = await takenByEve()
  await client({ flowType: 'pkce' }).auth.signUp({ email, password: PASSWORD })
  const { link } = await nextMail(email)
  const { query: back } = await follow(link)

  expect(back).toMatchObject({ code: expect.any(String), password_needed: 'true' })
  expect(await opens(email, OF_EVE)).toBe(false)
  expect(await opens(email, PASSWORD)).toBe(false)
})

test('a typed code leaves no password either, until its reader chooses one', async () => {
  const email = await takenByEve()
  const anna = client()
  await anna.auth.signUp({ email, password: PASSWORD })
  const { code } = await nextMail(email)
  const { data } = await anna.auth.verifyOtp({ email, token: code, type: 'signup' })
  expect(data.user?.app_metadata).toMatchObject({ password_needed: true })
  expect(await opens(email, OF_EVE)).toBe(false)

  const { data: changed, error } = await anna.auth.updateUser({ password: PASSWORD })
  expect(error).toBeNull()
  expect(changed.user?.app_metadata).not.toHaveProperty('password_needed')
  expect(await opens(email, PASSWORD)).toBe(true)
})

test.each(['a mail to sign in', 'a mail to recover'])(
  'the password of who was first is gone after %s',
  async (mail) => {
    const email = await takenByEve()
    const anna = client()
    if (mail === 'a mail to sign in') await anna.auth.signInWithOtp({ email })
    else await anna.auth.resetPasswordForEmail(email)
    const { code } = await nextMail(email)
    const type = mail === 'a mail to sign in' ? 'email' : 'recovery'
    const { data, error } = await anna.auth.verifyOtp({ email, token: code, type })

    expect(error).toBeNull()
    expect(data.user?.app_metadata).toMatchObject({ password_needed: true })
    expect(await opens(email, OF_EVE)).toBe(false)
  },
)

test('a visitor who mistyped their password and signs up again has the second one', async () => {
  const email = makeEmail()
  const anna = client({ flowType: 'pkce' })
  await anna.auth.signUp({ email, password: 'correct hrose' })
  await nextMail(email)
  await anna.auth.signUp({ email, password: PASSWORD })
  const { link } = await nextMail(email)
  const { code = '' } = (await follow(link)).query
  expect((await anna.auth.exchangeCodeForSession(code)).error).toBeNull()
  expect(await opens(email, PASSWORD)).toBe(true)
})

test('the password of an account whose sign-ups agree stays in every browser', async () => {
  const email = makeEmail()
  for (const anna of [client({ flowType: 'pkce' }), client()]) {
    await anna.auth.signUp({ email, password: PASSWORD })
    await nextMail(email)
  }
  const { link } = await resent(email)
  expect((await follow(link)).query).not.toHaveProperty('password_needed')
  expect(await opens(email, PASSWORD)).toBe(true)
})

async function resent(email: string) {
  await client().auth.resend({ type: 'signup', email })
  return nextMail(email)
}

test('a sign-up asks the database as often for a known address as for a new one', async () => {
  const anna = await service.makePerson()
  const transaction = db.database.transaction.bind(db.database)
  let asked = 0
  vi.spyOn(db.database, 'transaction').mockImplementation((work) =>
    transaction((tx) =>
      work({
        query: (...query) => {
          asked += 1
          return tx.query(...query)
        },
      }),
    ),
  )
  const countFor = async (email: string) => {
    asked = 0
    expect(await send('POST', '/signup', { email, password: OF_EVE })).toMatchObject({
      status: 200,
    })
    return asked
  }
  const known = await countFor(anna.email)
  expect(known).toBeGreaterThan(5)
  expect(await countFor(makeEmail())).toBe(known)
  vi.restoreAllMocks()
})
