import type { Message } from '@slovo/messages'
import { passkeyErrors } from '@slovo/messages/account/passkeys'
import { createBrowserClient } from '@supabase/ssr'
import { ceremonyRefusal } from '../parts/ceremony-refusal.ts'

interface Backend {
  url: string
  anonKey: string
}

/** Asks the browser for a passkey and the backend to keep it under a name. Gives back why there is none, if so. */
export async function makePasskey(
  { url, anonKey }: Backend,
  friendlyName: string,
): Promise<Message | null> {
  const { auth } = createBrowserClient(url, anonKey)
  try {
    const { data, error } = await auth.registerPasskey()
    if (error) return passkeyRefusal(error)
    // A passkey without a good name works just as well.
    await auth.passkey.update({ passkeyId: data.id, friendlyName })
    return null
  } catch (cause) {
    return passkeyRefusal(cause)
  }
}

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
