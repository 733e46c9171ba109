import { say } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import { data, type RouterContextProvider } from 'react-router'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { readText } from '../../visit/form/read-text.ts'
import { databaseContext, localeContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { answerMailCode, sendSignInMail } from '../by-mail/sign-in-by-mail.server.ts'
import { readCaptcha } from '../page/captcha.server.ts'
import { nextOf, redirectAfterSignIn } from '../session/after-sign-in.server.ts'
import { callbackAddress } from '../session/callback-address.server.ts'

type Context = Readonly<RouterContextProvider>

/** What became of the e-mail form, if nobody is signed in now. */
export interface SignInAnswer {
  email: string
  refusal?: string
  /** A mail with a link and a code is on its way. */
  isMailSent?: boolean
}

/** The forms of `/signin` and `/login`; afterwards the reader is where they wanted to go. */
export async function answerSignIn(context: Context, request: Request, url: URL) {
  const form = await request.formData()
  const intent = readText(form, 'intent')
  if (intent === 'mail') return sendSignInMail(context, form, url)
  if (intent === 'mail-code') return answerMailCode(context, form, url)
  return answerPassword(context, form, url)
}

async function answerPassword(context: Context, form: FormData, url: URL) {
  const locale = context.get(localeContext)
  const { auth } = context.get(databaseContext)
  const email = readText(form, 'email').trim()
  const password = readText(form, 'password')
  const captchaToken = readCaptcha(form)
  const refuse = (refusal: string) => data<SignInAnswer>({ email, refusal }, { status: 400 })

  if (!email || !password) return refuse(say(locale, errors.emailOrPhoneRequired))

  const answer = await auth.signInWithPassword({ email, password, options: { captchaToken } })
  if (answer.error) {
    const message = authMessage(answer.error)
    if (message === errors.emailNotConfirmed) {
      const emailRedirectTo = callbackAddress(context)
      await auth.resend({ type: 'signup', email, options: { emailRedirectTo } })
    } else if (message !== errors.invalidCredentials) {
      context.get(visitContext).log.error(answer.error, 'somebody could not sign in')
    }
    return refuse(say(locale, message))
  }
  return redirectAfterSignIn(context, nextOf(context, url), answer.data.session)
}
