import { expect, test } from 'vitest'
import { authService } from '../../../test/auth/auth-service.ts'

const service = await authService()
const { client, query, send } = service

const refresh = (token: unknown) =>
  send('POST', '/token?grant_type=refresh_token', { refresh_token: token })

test('a refresh gives a new token, and the old one is spent', async () => {
  const { client: anna, session } = await service.makePerson()
  const { data, error } = await anna.auth.refreshSession(session)
  expect(error).toBeNull()
  expect(data.session?.refresh_token).not.toBe(session.refresh_token)
  expect(data.session?.user.id).toBe(session.user.id)
  const { data: user } = await client().auth.getUser(data.session?.access_token)
  expect(user.user?.id).toBe(session.user.id)
})

test('two tabs that refresh at once get the same next token', async () => {
  const { session } = await service.makePerson()
  const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(session.refresh_token)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ json }) => json.refresh_token)).size).toBe(1)
})

test('an answer that got lost is given again, however late', async () => {
  const { session } = await service.makePerson()
  const first = await refresh(session.refresh_token)
  service.pass(3600)
  const again = await refresh(session.refresh_token)
  expect(again.status).toBe(200)
  expect(again.json.refresh_token).toBe(first.json.refresh_token)
})

test('an older token ends the session for everyone who has one of its tokens', async () => {
  const { session } = await service.makePerson()
  const { json: second } = await refresh(session.refresh_token)
  const { json: third } = await refresh(second.refresh_token)

  expect((await refresh(session.refresh_token)).status).toBe(200)
  service.pass(11)
  expect(await refresh(session.refresh_token)).toMatchObject({
    status: 400,
    json: {
      error_code: 'refresh_token_already_used',
      msg: 'Invalid Refresh Token: Already Used',
    },
  })
  expect(await refresh(third.refresh_token)).toMatchObject({
    status: 400,
    json: { error_code: 'refresh_token_already_used' },
  })
  const { error } = await client().auth.getUser(String(third.access_token))
  expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
})

test('a stolen token of one session leaves the others alone', async () => {
  const { email, session } = await service.makePerson()
  const phone = await client().auth.signInWithPassword({ email, password: 'correct horse' })
  const { json: second } = await refresh(session.refresh_token)
  await refresh(second.refresh_token)
  service.pass(11)
  expect((await refresh(session.refresh_token)).status).toBe(400)
  expect((await refresh(phone.data.session?.refresh_token)).status).toBe(200)
})

test.each([
  ['unknown', 'abcdefabcdef', 'refresh_token_not_found'],
  ['unknown, in our form', 'ab'.repeat(28), 'refresh_token_not_found'],
  ['malformed', 'not a token', 'validation_failed'],
  ['empty', '', 'validation_failed'],
  ['missing', undefined, 'validation_failed'],
  ['a number', 12, 'bad_json'],
])('a refresh token that is %s is refused', async (_, token, code) => {
  expect(await refresh(token)).toMatchObject({ status: 400, json: { error_code: code } })
})

test('a refresh token of a removed account is unknown', async () => {
  const { session, user } = await service.makePerson()
  await query('delete from auth.users where id = $1', [user.id])
  expect(await refresh(session.refresh_token)).toMatchObject({
    status: 400,
    json: { error_code: 'refresh_token_not_found' },
  })
})
