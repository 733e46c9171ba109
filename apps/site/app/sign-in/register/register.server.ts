import { say } from '@slovo/messages'
import { errors, successes } from '@slovo/messages/errors'
import { fields } from '@slovo/messages/sign-in'
import { data, type RouterContextProvider } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { authMessage, passwordMessage } from '../../visit/auth/auth-messages.ts'
import { isTooShort, shortestPassword } from '../../visit/auth/password.ts'
import { readText } from '../../visit/form/read-text.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { databaseContext, localeContext } from '../../visit/session/session.server.ts'
import { safePath } from '../../visit/url/safe-path.ts'
import { visitContext } from '../../visit/visit.ts'
import { readCaptcha } from '../page/captcha.server.ts'
import { callbackAddress } from '../session/callback-address.server.ts'

interface Answer {
  email: string
  isSent: boolean
  /** Said as a toast. */
  refusal?: string
  /** Said at the field. */
  passwordError?: string
}

/** Makes an account; whether the address had one already is not told. */
export async function answerRegistration(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
) {
  const locale = context.get(localeContext)
  const form = await request.formData()
  const email = readText(form, 'email').trim()
  const password = readText(form, 'password')
  const refuse = (answer: Omit<Answer, 'email' | 'isSent'>) =>
    data<Answer>({ email, isSent: false, ...answer }, { status: 400 })

  if (!email || !password) return refuse({ refusal: say(locale, errors.emailOrPhoneRequired) })
  if (isTooShort(context, password)) {
    const length = shortestPassword(context)
    return refuse({ passwordError: say(locale, fields.passwordTooShort, { length }) })
  }

  const next = safePath(url.searchParams.get('next'), localPath(locale, '/'))
  const answer = await context.get(databaseContext).auth.signUp({
    email,
    password,
    options: {
      data: { learning_language: context.get(learningLanguageContext), locale },
      emailRedirectTo: callbackAddress(context, next),
      captchaToken: readCaptcha(form),
    },
  })
  if (answer.error) {
    const message = passwordMessage(answer.error)
    if (message) return refuse({ passwordError: say(locale, message) })
    context.get(visitContext).log.error(answer.error, 'an account could not be made')
    return refuse({ refusal: say(locale, authMessage(answer.error)) })
  }
  if (answer.data.session) {
    throw redirectWithToast(context, next, 'success', say(locale, successes.signedIn))
  }
  return data<Answer>({ email, isSent: true })
}
