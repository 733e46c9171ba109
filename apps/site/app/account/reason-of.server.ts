import { type Locale, type Message, say } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import { authErrors } from '@slovo/messages/sign-in/auth-errors'
import type { RouterContextProvider } from 'react-router'
import { authMessage } from '../visit/auth/auth-messages.ts'
import { visitContext } from '../visit/visit.ts'

interface Asking {
  context: Readonly<RouterContextProvider>
  locale: Locale
}

/** Why the backend refused, in a sentence: one of the given ones by its code, or what is said everywhere. */
export function reasonOf(
  { context, locale }: Asking,
  error: { code?: string; message: string },
  sentences: Record<string, Message> = {},
): string {
  const sentence = sentences[error.code ?? '']
  if (sentence) return say(locale, sentence)
  // Postgres reports a missing second factor as 42501.
  if (error.code === '42501') return say(locale, authErrors.insufficient_aal)
  const message = authMessage(error)
  if (message.fr !== error.message) return say(locale, message)
  context.get(visitContext).log.error(error, 'an account could not be changed')
  return say(locale, errors.unexpected)
}
