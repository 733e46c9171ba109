import type { Message } from '@slovo/messages'
import { passkeyErrors } from '@slovo/messages/account'
import { authErrors } from '@slovo/messages/auth-errors'
import { signIn } from '@slovo/messages/sign-in'

const sentences = new Map<string, Message>([
  ['ERROR_CEREMONY_ABORTED', passkeyErrors.aborted],
  ['ERROR_INVALID_RP_ID', passkeyErrors.wrongSite],
  ['ERROR_INVALID_DOMAIN', passkeyErrors.wrongSite],
  ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', passkeyErrors.alreadyThere],
  ['webauthn_credential_exists', passkeyErrors.alreadyThere],
  ['ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT', passkeyErrors.cannot],
  ['ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT', passkeyErrors.cannot],
  ['ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG', passkeyErrors.cannot],
  ['too_many_passkeys', passkeyErrors.tooMany],
  ['insufficient_aal', authErrors.insufficient_aal],
  ['over_request_rate_limit', signIn.tooMany],
])

/** Why there is no passkey, in a sentence: by the code of the browser's ceremony, or of the backend. */
export function passkeyRefusal(error: unknown): Message {
  if (!(error instanceof Error)) return passkeyErrors.failed
  const code = 'code' in error ? String(error.code) : ''
  const sentence = sentences.get(code)
  if (sentence) return sentence
  // A closed window, or too long a wait, reach us under the browser's own name alone.
  if (error.name === 'NotAllowedError') return passkeyErrors.notAllowed
  if (error.message === 'Browser does not support WebAuthn') return passkeyErrors.unsupported
  return passkeyErrors.failed
}
