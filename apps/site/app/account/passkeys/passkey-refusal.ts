import type { Message } from '@slovo/messages'
import { passkeyErrors } from '@slovo/messages/account/passkeys'
import { ceremonyRefusal } from '../parts/ceremony-refusal.ts'

const byCode = {
  ERROR_INVALID_RP_ID: passkeyErrors.wrongSite,
  ERROR_INVALID_DOMAIN: passkeyErrors.wrongSite,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: passkeyErrors.alreadyThere,
  webauthn_credential_exists: passkeyErrors.alreadyThere,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: passkeyErrors.cannot,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: passkeyErrors.cannot,
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: passkeyErrors.cannot,
  too_many_passkeys: passkeyErrors.tooMany,
}

/** Why there is no passkey, in a sentence. */
export function passkeyRefusal(error: unknown): Message {
  const { unsupported, failed } = passkeyErrors
  return ceremonyRefusal(error, { byCode, unsupported, failed })
}
