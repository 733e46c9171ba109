import { say } from '@slovo/messages'
import { expect, test } from 'vitest'
import { passkeyRefusal } from './make-passkey.ts'

const french = (error: unknown) => say('fr', passkeyRefusal(error))
const coded = (code: string) => Object.assign(new Error('x'), { code })

// S8-passkeys
test('each way in which a browser may fail has its sentence', () => {
  expect(french(coded('ERROR_CEREMONY_ABORTED'))).toMatch(/^L’opération a été interrompue/)
  expect(french(coded('ERROR_INVALID_RP_ID'))).toMatch(/à son adresse habituelle/)
  expect(french(coded('ERROR_INVALID_DOMAIN'))).toMatch(/à son adresse habituelle/)
  expect(french(coded('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'))).toMatch(/déjà une clé/)
  expect(french(new DOMException('no', 'NotAllowedError'))).toMatch(/annulée/)
  expect(french(new Error('Browser does not support WebAuthn'))).toMatch(/ne connaît pas/)
})

// S8-passkeys
test('the backend’s refusals have theirs, and anything else says to try again', () => {
  expect(french(coded('too_many_passkeys'))).toMatch(/nombre maximal/)
  expect(french(coded('insufficient_aal'))).toMatch(/^Confirmez d’abord/)
  expect(french(coded('unheard_of'))).toMatch(/Réessayez/)
  expect(french('nothing')).toMatch(/Réessayez/)
})
