import type { Message } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import { authErrors } from '@slovo/messages/sign-in/auth-errors'
import { badLink, fields, signIn } from '@slovo/messages/sign-in/screens'

/** The error of the authentication API. */
interface Refusal {
  code?: string
  message: string
}

/** The one place where an error of the authentication API becomes a sentence: a specified one, one for its code, the API's own, or the default. */
export function authMessage({ code = '', message }: Refusal): Message {
  if (code === 'invalid_credentials' || message === 'Invalid login credentials') {
    return errors.invalidCredentials
  }
  if (code === 'email_not_confirmed' || message === 'Email not confirmed') {
    return errors.emailNotConfirmed
  }
  if (code.startsWith('over_') && code.endsWith('_rate_limit')) return signIn.tooMany
  const known: Record<string, Message> = authErrors
  if (Object.hasOwn(known, code) && known[code]) return known[code]
  if (!message || message === '{}') return errors.occurred
  return { fr: message, ru: message }
}

/** The same after a redirect from outside: only the link of a mail can be expired, and nothing was typed there. */
export function returnMessage(refusal: Refusal): Message {
  return refusal.code === 'otp_expired' ? badLink.expired : authMessage(refusal)
}

/** What is wrong with the password itself, said at its field. */
export function passwordMessage({ code }: Refusal): Message | null {
  if (code === 'same_password') return fields.samePassword
  return code === 'weak_password' ? fields.weakPassword : null
}
