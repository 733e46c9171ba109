import type { Message } from '@slovo/messages'
import { factors, keyFactor } from '@slovo/messages/account/second-factors'
import { ceremonyRefusal } from '../parts/ceremony-refusal.ts'

const byCode = {
  ERROR_INVALID_RP_ID: keyFactor.wrongSite,
  ERROR_INVALID_DOMAIN: keyFactor.wrongSite,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: keyFactor.alreadyThere,
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: keyFactor.cannot,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: keyFactor.cannot,
  mfa_factor_name_conflict: factors.nameTaken,
  too_many_enrolled_mfa_factors: factors.tooMany,
  mfa_webauthn_enroll_not_enabled: factors.kindOff,
  mfa_webauthn_verify_not_enabled: factors.kindOff,
  mfa_challenge_expired: factors.expired,
  mfa_factor_not_found: factors.expired,
}

/** Why a security key was not added, in a sentence. */
export function securityKeyRefusal(error: unknown): Message {
  const { unsupported, failed } = keyFactor
  return ceremonyRefusal(error, { byCode, unsupported, failed })
}
