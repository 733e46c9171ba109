import { say } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import { noMail } from '@slovo/messages/no-mail'
import { code as codeWords } from '@slovo/messages/ways-in'
import { data, type RouterContextProvider } from 'react-router'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { readText } from '../../visit/form/read-text.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { databaseContext, localeContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import type { SignInAnswer } from '../by-password/sign-in.server.ts'
import { readCaptcha } from '../page/captcha.server.ts'
import { nextOf, redirectAfterSignIn } from '../session/after-sign-in.server.ts'
import { callbackAddress } from '../session/callback-address.server.ts'

type Context = Readonly<RouterContextProvider>

/** Sends a link and a code that sign in without a password, and open an account where there is none. */
export async function sendSignInMail(context: Context, form: FormData, url: URL) {
  const locale = context.get(localeContext)
  const email = readText(form, 'email').trim()
  const refuse = (refusal: string) => data<SignInAnswer>({ email, refusal }, { status: 400 })
  if (!email) return refuse(say(locale, errors.emailOrPhoneRequired))

  const { canSignUp, hasMail } = await findSignInWays(context)
  if (!hasMail) return refuse(say(locale, noMail.notice))
  const { error } = await context.get(databaseContext).auth.signInWithOtp({
    email,
    options: {
      shouldCreateUser: canSignUp,
      data: { learning_language: context.get(learningLanguageContext), locale },
      emailRedirectTo: callbackAddress(context, nextOf(context, url)),
      captchaToken: readCaptcha(form),
    },
  })
  if (error) {
    context.get(visitContext).log.error(error, 'a mail to sign in could not be asked for')
    return refuse(say(locale, authMessage(error)))
  }
  return data<SignInAnswer>({ email, isMailSent: true })
}

/** The code of that mail, typed in. */
export async function answerMailCode(context: Context, form: FormData, url: URL) {
  const locale = context.get(localeContext)
  const email = readText(form, 'email').trim()
  const token = readText(form, 'code').replaceAll(/\s/g, '')
  const refuse = (refusal: string) =>
    data<SignInAnswer>({ email, refusal, isMailSent: true }, { status: 400 })
  if (!token) return refuse(say(locale, codeWords.missing))

  const { data: opened, error } = await context
    .get(databaseContext)
    .auth.verifyOtp({ type: 'email', email, token })
  if (error) return refuse(say(locale, authMessage(error)))
  return redirectAfterSignIn(context, nextOf(context, url), opened.session)
}
