import { errors } from '@slovo/messages/errors'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { sendMailCode } from '../by-mail/mail-code.server.ts'
import { signInForm } from '../forms.ts'
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
  } else if (message !== errors.invalidCredentials) {
    context.get(visitContext).log.error(error, 'a user could not sign in')
  }
  return refuse({ refusal: say(message) })
})
