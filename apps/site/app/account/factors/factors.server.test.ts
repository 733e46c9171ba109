import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { signedInCookies, siteSettings } from '../../../test/signed-in.ts'
import { Database, Session } from '../../visit/session/database.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { findNewFactors } from './factors.server.ts'

/** The account of a signed-in user, on a backend that answers an enrolment so; and what it was asked. */
function accountWhere(status: number, error_code: string) {
  const asked: unknown[] = []
  const visit = {
    settings: siteSettings,
    fetch: async (...[input, init]: Parameters<typeof fetch>) => {
      asked.push([new URL(String(input)).pathname, JSON.parse(String(init?.body))])
      return Response.json({ code: status, error_code, msg: 'no' }, { status })
    },
  }
  const context = new RouterContextProvider()
  context.set(databaseContext, new Database(visit, new Session(visit, signedInCookies(), null)))
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
