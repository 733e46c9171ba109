import { randomUUID } from 'node:crypto'
import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import { authService, PASSWORD, SITE } from '../../../test/auth/auth-service.ts'
import { makeAuthenticator } from '../../../test/auth/authenticator.ts'
import { oauthApplication } from '../../../test/auth/oauth-application.ts'
import { secondsBefore } from '../../kernel/times.ts'
import { removeOldAuditEntries } from './audit.ts'

const DAY = 24 * 3600

const service = await authService({
  auth: {
    anonymousEnabled: true,
    clientAddressHeader: 'x-client',
    oauthServer: { enabled: true },
    passkeys: { enabled: true },
  },
})
const { query, send } = service

interface Line {
  action: string
  log_type: string
  actor_id: string
  traits?: object
}

/** Reads the log of a user: each time what is new, in alphabetical order. */
function logOf(userId: string) {
  const seen = new Set<string>()
  const lines = async () => {
    const rows = await query<{ id: string; payload: Line; ip_address: string }>(
      `select id, payload, ip_address from auth.audit_log_entries
       where payload ->> 'actor_id' = $1 order by payload ->> 'action'`,
      [userId],
    )
    const fresh = rows.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    return fresh.map(({ payload, ip_address }) => ({ ...payload, ip_address }))
  }
  return { lines, actions: async () => (await lines()).map(({ action }) => action) }
}

test('the log records how a user came, stayed and left', async () => {
  const { client: anna, user, email } = await service.makePerson()
  const log = logOf(user.id)
  expect(await log.actions()).toEqual(['login', 'user_confirmation_requested', 'user_signedup'])
  await anna.auth.refreshSession()
  expect(await log.actions()).toEqual(['token_refreshed'])
  await anna.auth.updateUser({ data: { name: 'Anna' } })
  expect(await log.actions()).toEqual(['user_modified'])
  await anna.auth.updateUser({ password: 'a better horse' })
  expect(await log.actions()).toEqual(['user_modified', 'user_updated_password'])
  await anna.auth.signOut()
  expect(await log.actions()).toEqual(['logout'])
  await service.client().auth.signInWithPassword({ email, password: 'a better horse' })
  expect(await log.actions()).toEqual(['login'])
})

test('a line names people by their id alone, and where they were', async () => {
  const { email, user } = await service.makePerson({ full_name: 'Anna Karenina' })
  const log = logOf(user.id)
  const beginning = await log.lines()
  await send(
    'POST',
    '/token?grant_type=password',
    { email, password: PASSWORD },
    { 'x-client': '192.0.2.7' },
  )
  const lines = await log.lines()
  expect(lines).toMatchObject([
    {
      action: 'login',
      log_type: 'account',
      actor_id: user.id,
      traits: { provider_type: 'password' },
      ip_address: '192.0.2.7',
    },
  ])
  expect(JSON.stringify([beginning, lines])).not.toMatch(/Anna|example\.org/)
})

test('a refresh token that is used again is a revocation', async () => {
  const { session, client: anna, user } = await service.makePerson()
  const old = { refresh_token: session.refresh_token }
  await anna.auth.refreshSession()
  await anna.auth.refreshSession()
  const log = logOf(user.id)
  await log.lines()
  service.pass(11)
  const { json } = await send('POST', '/token?grant_type=refresh_token', old)
  expect(json.error_code).toBe('refresh_token_already_used')
  expect(await log.lines()).toMatchObject([{ action: 'token_revoked', log_type: 'token' }])
})

test('second factors and passkeys leave lines when they come, are used and go', async () => {
  const { client: anna, user } = await service.makePerson()
  const log = logOf(user.id)
  await log.lines()
  const { data: factor } = await anna.auth.mfa.enroll({ factorType: 'totp' })
  const factorId = factor?.id ?? ''
  expect(await log.actions()).toEqual(['factor_in_progress'])

  const totp = URI.parse(factor?.totp.uri ?? '')
  const code = 'period' in totp ? totp.generate({ timestamp: service.now().getTime() }) : ''
  expect((await anna.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  expect(await log.actions()).toEqual(['challenge_created', 'verification_attempted'])

  const { data: start } = await anna.auth.passkey.startRegistration()
  if (!start) throw new Error('No passkey can be made')
  const credential = makeAuthenticator(SITE).register(start.options)
  const given = { challengeId: start.challenge_id, credential }
  const { data: passkey } = await anna.auth.passkey.verifyRegistration(given)
  const passkeyId = passkey?.id ?? ''
  expect(await log.actions()).toEqual(['passkey_created'])
  await anna.auth.passkey.update({ passkeyId, friendlyName: 'Desk' })
  expect(await log.actions()).toEqual(['passkey_updated'])
  await anna.auth.passkey.delete({ passkeyId })
  expect(await log.actions()).toEqual(['passkey_deleted'])
  await anna.auth.mfa.unenroll({ factorId })
  expect(await log.actions()).toEqual(['factor_unenrolled'])
})

test('what was refused leaves no line', async () => {
  const { client: anna, user, email } = await service.makePerson()
  const log = logOf(user.id)
  await log.lines()
  await service.client().auth.signInWithPassword({ email, password: 'wrong password' })
  await anna.auth.passkey.delete({ passkeyId: randomUUID() })
  await anna.auth.updateUser({ password: PASSWORD })
  expect(await log.lines()).toEqual([])
})

test('an application that is let in and put out leaves lines', async () => {
  const anna = await service.makePerson()
  const application = await oauthApplication(service)
  const log = logOf(anna.user.id)
  await log.lines()
  await application.enter(anna)
  await anna.client.auth.oauth.revokeGrant({ clientId: application.id })
  expect(await log.lines()).toMatchObject([
    {
      action: 'login',
      traits: {
        provider_type: 'oauth_provider/authorization_code',
        client_id: application.id,
      },
    },
    { action: 'token_revoked', traits: { oauth_client_id: application.id } },
  ])
})

test('an anonymous user and an invited one are distinguished from a sign-up', async () => {
  const { data: guest } = await service.client().auth.signInAnonymously()
  expect(await logOf(guest.user?.id ?? '').actions()).toEqual(['login', 'user_signedup'])

  const email = service.makeEmail()
  const { data: invited } = await service.operator.auth.admin.inviteUserByEmail(email)
  const { link } = await service.nextMail(email)
  await service.follow(link)
  expect(await logOf(invited.user?.id ?? '').actions()).toEqual(['invite_accepted', 'login'])
})

test('a user who asks for a recovery e-mail leaves an entry', async () => {
  const { email, client: anna, user } = await service.makePerson()
  const log = logOf(user.id)
  await log.lines()
  await service.client().auth.resetPasswordForEmail(email)
  await service.nextMail(email)
  expect(await log.actions()).toEqual(['user_recovery_requested'])
  await service.client().auth.signInWithOtp({ email })
  await service.nextMail(email)
  expect(await log.actions()).toEqual(['user_recovery_requested'])
  await anna.auth.reauthenticate()
  await service.nextMail(email)
  expect(await log.actions()).toEqual(['user_reauthenticate_requested'])
})

test('lines that are too old are forgotten when the process starts', async () => {
  const count = async () => (await query('select from auth.audit_log_entries')).length
  const before = await count()
  await query(
    `insert into auth.audit_log_entries (id, payload, created_at)
     values (gen_random_uuid(), '{}', $1), (gen_random_uuid(), '{}', $2)`,
    [secondsBefore(service.now(), 91 * DAY), secondsBefore(service.now(), 89 * DAY)],
  )
  await removeOldAuditEntries(service.db.database, { days: 90, now: service.now() })
  expect(await count()).toBe(before + 1)
  await removeOldAuditEntries(service.db.database, { days: 0, now: service.now() })
  expect(await count()).toBe(before + 1)
})
