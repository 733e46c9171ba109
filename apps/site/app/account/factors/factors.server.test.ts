import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Cookies } from '../../visit/session/cookies.server.ts'
import { Database, Session } from '../../visit/session/database.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { findNewFactors } from './factors.server.ts'

const claims = Buffer.from(JSON.stringify({ sub: 'x', exp: 4e9 })).toString('base64url')
const stored = {
  access_token: `e30.${claims}.x`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'x' },
}

const settings = {
  siteUrl: 'http://localhost',
  supabaseUrl: 'https://project.supabase.co',
  anonKey: 'anon',
  dictionaryUrl: 'http://localhost',
  passwordMinLength: 8,
  isMailSent: true,
}

/** The account of a signed-in person, on a backend that answers an enrolment so; and what it was asked. */
function accountWhere(status: number, error_code: string) {
  const value = `base64-${Buffer.from(JSON.stringify(stored)).toString('base64url')}`
  const headers = { cookie: `sb-project-auth-token=${value}` }
  const cookies = new Cookies(new Request('http://localhost/', { headers }), { isSecure: false })
  const asked: unknown[] = []
  const visit = {
    settings,
    fetch: async (...[input, init]: Parameters<typeof fetch>) => {
      asked.push([new URL(String(input)).pathname, JSON.parse(String(init?.body))])
      return Response.json({ code: status, error_code, msg: 'no' }, { status })
    },
  }
  const context = new RouterContextProvider()
  context.set(databaseContext, new Database(visit, new Session(visit, cookies, null)))
  return { context, asked }
}

// As the authentication API of Supabase answers, https://github.com/supabase/auth/blob/master/internal/api/mfa.go
test.each([
  ['on', 400, 'validation_failed', true],
  ['off', 422, 'mfa_phone_enroll_not_enabled', false],
  ['away', 503, 'unexpected_failure', false],
])(
  'where the settings say nothing and phones are %s, a phone is offered accordingly',
  async (_, status, code, isOffered) => {
    const { context, asked } = accountWhere(status, code)
    expect(await findNewFactors(context, {})).toEqual({
      totp: true,
      phone: isOffered,
      webauthn: false,
    })
    expect(asked).toEqual([['/auth/v1/factors', { factor_type: 'phone', phone: '' }]])
  },
)

test('where the settings say what can be added, nothing is asked', async () => {
  const { context, asked } = accountWhere(400, 'validation_failed')
  const said = { totp: false, phone: false, webauthn: true }
  expect(await findNewFactors(context, said)).toEqual(said)
  expect(asked).toEqual([])
})
