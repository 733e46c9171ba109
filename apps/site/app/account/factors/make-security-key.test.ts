import { say } from '@slovo/messages'
import { expect, test } from 'vitest'
import { securityKeyRefusal } from './make-security-key.ts'

const french = (error: unknown) => say('fr', securityKeyRefusal(error))
const coded = (code: string) => Object.assign(new Error('x'), { code })

test('a key that was not added says why, and what to do', () => {
  expect(french(coded('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'))).toMatch(/essayez-en une autre/)
  expect(french(coded('mfa_factor_name_conflict'))).toMatch(/choisissez-en un autre/)
  expect(french(coded('mfa_webauthn_enroll_not_enabled'))).toMatch(/ne propose plus/)
  expect(french(new DOMException('no', 'NotAllowedError'))).toMatch(/annulée/)
  const cause = new DOMException('no', 'NotAllowedError')
  expect(french(new Error('no', { cause }))).toMatch(/annulée/)
  expect(french(new Error('Browser does not support WebAuthn'))).toMatch(/essayez-en un autre/)
  expect(french('nothing')).toMatch(/Réessayez/)
})
