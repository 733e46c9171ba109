import { type Message, say } from '@slovo/messages'
import { authErrors } from '@slovo/messages/auth-errors'
import { errors } from '@slovo/messages/errors'
import { data, type RouterContextProvider } from 'react-router'
import { authMessage } from '../visit/auth/auth-messages.ts'
import { stayWithToast } from '../visit/form/toast.server.ts'
import type { Locale, Reader } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import type { AccountAnswer } from './answer.ts'

/** A form of the account page, sent by its owner. */
export interface FormVisit {
  context: Readonly<RouterContextProvider>
  request: Request
  url: URL
  form: FormData
  reader: Reader
  locale: Locale
}

export interface Refusal {
  code?: string
  message: string
}

/** The change is made: the page says so and shows how things are now. */
export function done({ context, request, url, locale }: FormVisit, message: Message) {
  return stayWithToast(
    context,
    request,
    new URL(url.pathname, url),
    'success',
    say(locale, message),
  )
}

/** The change is not made: the page stays, with what was typed. */
export function refuse(answer: AccountAnswer) {
  return data(answer, { status: 400 })
}

/** Why the backend refused, in a sentence: one of the given ones by its code, or what is said everywhere. */
export function reasonOf(
  { context, locale }: FormVisit,
  refusal: Refusal,
  sentences: Record<string, Message> = {},
): string {
  const sentence = sentences[refusal.code ?? '']
  if (sentence) return say(locale, sentence)
  // So the database calls what the authentication API calls `insufficient_aal`.
  if (refusal.code === '42501') return say(locale, authErrors.insufficient_aal)
  const message = authMessage(refusal)
  if (message.fr !== refusal.message) return say(locale, message)
  context.get(visitContext).log.error(refusal, 'an account could not be changed')
  return say(locale, errors.unexpected)
}
