import { say } from '@slovo/messages'
import { password as messages } from '@slovo/messages/account/sign-in'
import { errors, successes } from '@slovo/messages/errors'
import { fields } from '@slovo/messages/sign-in'
import { passwordMessage } from '../../visit/auth/auth-messages.ts'
import { isTooShort, shortestPassword } from '../../visit/auth/password.ts'
import { readText } from '../../visit/form/read-text.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import type { AnswerOf } from '../answer.ts'
import { done, type FormVisit, reasonOf, refuse } from '../form-visit.server.ts'

/** The new password replaces the old one; where the backend wants more proof, it mails a code to be typed in too. */
export async function changePassword(visit: FormVisit) {
  const { context, form, locale } = visit
  const password = readText(form, 'password')
  const nonce = readText(form, 'nonce').replace(/\s/g, '')
  if (isTooShort(context, password)) {
    const length = shortestPassword(context)
    return refuseWith({ passwordError: say(locale, fields.passwordTooShort, { length }) })
  }

  const { auth } = context.get(databaseContext)
  const { error } = await auth.updateUser({
    password,
    ...(form.has('current_password') && { current_password: readText(form, 'current_password') }),
    ...(nonce && { nonce }),
  })
  if (!error) return done(visit, successes.passwordChanged)
  if (error.code === 'reauthentication_needed') return sendNonce(visit)
  return refuseWith(whatIsWrong(visit, error))
}

async function sendNonce(visit: FormVisit) {
  const { error } = await visit.context.get(databaseContext).auth.reauthenticate()
  if (error) return refuseWith({ isNonceWanted: true, nonceError: reasonOf(visit, error) })
  return refuseWith({ isNonceWanted: true })
}

function whatIsWrong(
  visit: FormVisit,
  error: { code?: string; message: string },
): Omit<AnswerOf<'password'>, 'section'> {
  const refusal = say(visit.locale, errors.password)
  const reason = passwordMessage(error)
  if (reason) return { refusal, passwordError: say(visit.locale, reason) }
  switch (error.code) {
    case 'current_password_invalid':
    case 'current_password_mismatch':
    case 'current_password_required':
      return { refusal, currentError: say(visit.locale, messages.currentWrong) }
    case 'reauthentication_not_valid':
      return { refusal, isNonceWanted: true, nonceError: say(visit.locale, messages.nonceWrong) }
    default:
      return { refusal, passwordError: reasonOf(visit, error) }
  }
}

function refuseWith(answer: Omit<AnswerOf<'password'>, 'section'>) {
  return refuse({ section: 'password', ...answer })
}
