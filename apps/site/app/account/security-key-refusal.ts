import type { Message } from '@slovo/messages'
import { factors, keyFactor, passkeyErrors } from '@slovo/messages/account'
import { authErrors } from '@slovo/messages/auth-errors'
import { signIn } from '@slovo/messages/sign-in'

const sentences = new Map<string, Message>([
  ['ERROR_CEREMONY_ABORTED', passkeyErrors.aborted],
  ['ERROR_INVALID_RP_ID', keyFactor.wrongSite],
  ['ERROR_INVALID_DOMAIN', keyFactor.wrongSite],
  ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', keyFactor.alreadyThere],
  ['ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG', keyFactor.cannot],
  ['ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT', keyFactor.cannot],
  ['mfa_factor_name_conflict', factors.nameTaken],
  ['too_many_enrolled_mfa_factors', factors.tooMany],
  ['mfa_webauthn_enroll_not_enabled', factors.kindOff],
  ['mfa_webauthn_verify_not_enabled', factors.kindOff],
  ['mfa_challenge_expired', factors.expired],
  ['mfa_factor_not_found', factors.expired],
  ['insufficient_aal', authErrors.insufficient_aal],
  ['over_request_rate_limit', signIn.tooMany],
])

/** Why a security key was not added, in a sentence: by the code of the browser's ceremony, or of the backend. */
export function securityKeyRefusal(error: unknown): Message {
  if (!(error instanceof Error)) return keyFactor.failed
  const code = 'code' in error ? String(error.code) : ''
  const sentence = sentences.get(code)
  if (sentence) return sentence
  // A closed window, or too long a wait, reach us under the browser's own name alone.
  const isGivenUp =
    error.name === 'NotAllowedError' ||
    (error.cause instanceof Error && error.cause.name === 'NotAllowedError')
  if (isGivenUp) return passkeyErrors.notAllowed
  if (error.message === 'Browser does not support WebAuthn') return keyFactor.unsupported
  return keyFactor.failed
}
