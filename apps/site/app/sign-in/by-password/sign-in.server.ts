import { errors } from '@slovo/messages/errors'
import { noMail } from '@slovo/messages/sign-in/no-mail'
import { data } from 'react-router'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { type AnyPost, handleForm } from '../../visit/form/handle-form.server.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { databaseContext, readerContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { mailCodeForm, signInForm } from '../forms.ts'
import { readCaptcha } from '../page/captcha.tsx'
import { callbackAddress, nextOf, redirectAfterSignIn } from '../session/after-sign-in.server.ts'

/** The form of `/signin` and `/login`; afterwards the user is where they wanted to go. */
export const signInByPassword = handleForm(signInForm, async (post) => {
  const { context, form, intent, say, url, refuse } = post
  const { email, password } = post.values
  if (intent === 'mail') return sendMailCode(post, email)

  const { auth } = context.get(databaseContext)
  const captchaToken = readCaptcha(form)
  const { data, error } = await auth.signInWithPassword({
    email,
    password,
    options: { captchaToken },
  })
  if (!error) return redirectAfterSignIn(context, nextOf(context, url), data.session)

  const message = authMessage(error)
  if (message === errors.emailNotConfirmed) {
    const emailRedirectTo = callbackAddress(context)
    await auth.resend({ type: 'signup', email, options: { emailRedirectTo } })
  } else if (await awaitsConfirmation(context, email)) {
    await auth.updateUser({ email }, { emailRedirectTo: callbackAddress(context) })
    return refuse({ refusal: say(errors.emailNotConfirmed) })
  } else if (message !== errors.invalidCredentials) {
    context.get(visitContext).log.error(error, 'a user could not sign in')
  }
  return refuse({ refusal: say(message) })
})

/** Whether this browser's anonymous account is to have this address, and its mail has not been read yet. */
async function awaitsConfirmation(context: AnyPost['context'], email: string) {
  if (!context.get(readerContext)?.isAnonymous) return false
  const { data } = await context.get(databaseContext).auth.getUser()
  return data.user?.new_email === email.toLowerCase()
}

/** Sends a link and a code that sign in without a password, and open an account where there is none. */
async function sendMailCode(post: AnyPost, email: string) {
  const { context, form, locale, say, url, refuse } = post
  const { canSignUp, hasMail } = await findSignInWays(context)
  if (!hasMail) return refuse({ refusal: say(noMail.notice) })
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
    context.get(visitContext).log.error(error, 'a sign-in mail could not be requested')
    return refuse({ refusal: say(authMessage(error)) })
  }
  return data({ kind: 'mail-sent' as const, email })
}

/** The code of that mail opens the session. */
export const redeemMailCode = handleForm(mailCodeForm, async (post) => {
  const { context, say, url, values, refuse } = post
  const { email, code: token } = values
  const { data: opened, error } = await context
    .get(databaseContext)
    .auth.verifyOtp({ type: 'email', email, token })
  if (error) return refuse({ refusal: say(authMessage(error)) })
  return redirectAfterSignIn(context, nextOf(context, url), opened.session)
})
