import type { Message } from '@slovo/messages'
import { passkeyErrors } from '@slovo/messages/account/passkeys'
import { authErrors } from '@slovo/messages/sign-in/auth-errors'
import { signIn } from '@slovo/messages/sign-in/screens'

interface Sentences {
  /** By the code of the browser's ceremony, or of the backend. */
  byCode: Record<string, Message>
  unsupported: Message
  failed: Message
}

const common = new Map<string, Message>([
  ['ERROR_CEREMONY_ABORTED', passkeyErrors.aborted],
  ['insufficient_aal', authErrors.insufficient_aal],
  ['over_request_rate_limit', signIn.tooMany],
])

/** Why neither a passkey nor a security key came of a ceremony of WebAuthn, in a sentence. */
export function ceremonyRefusal(
  error: unknown,
  { byCode, unsupported, failed }: Sentences,
): Message {
  if (!(error instanceof Error)) return failed
  const code = 'code' in error ? String(error.code) : ''
  const sentence = byCode[code] ?? common.get(code)
  if (sentence) return sentence
  // A closed window, or too long a wait, reach us under the browser's own name alone.
  if (isNotAllowed(error) || isNotAllowed(error.cause)) return passkeyErrors.notAllowed
  if (error.message === 'Browser does not support WebAuthn') return unsupported
  return failed
}

const isNotAllowed = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError'
