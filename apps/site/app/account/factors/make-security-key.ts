import type { Message } from '@slovo/messages'
import { factors, keyFactor } from '@slovo/messages/account/second-factors'
import { createBrowserClient } from '@supabase/ssr'
import { ceremonyRefusal } from '../parts/ceremony-refusal.ts'

interface Backend {
  url: string
  anonKey: string
}

/** Asks the browser for a security key, and the backend to keep it as second factor. Gives back why not, if so. */
export async function makeSecurityKey(
  { url, anonKey }: Backend,
  friendlyName: string,
): Promise<Message | null> {
  const { mfa } = createBrowserClient(url, anonKey).auth
  try {
    const { data: known, error: unread } = await mfa.listFactors()
    if (unread) return securityKeyRefusal(unread)
    // What was begun and left keeps its name otherwise.
    for (const { id, status } of known.all) {
      if (status === 'unverified') await mfa.unenroll({ factorId: id })
    }
    const { error } = await mfa.webauthn.register({
      friendlyName,
      webauthn: { rpId: location.hostname, rpOrigins: [location.origin] },
    })
    return error && securityKeyRefusal(error)
  } catch (cause) {
    return securityKeyRefusal(cause)
  }
}

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
