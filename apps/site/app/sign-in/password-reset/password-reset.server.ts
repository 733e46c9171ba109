import { errors, successes } from '@slovo/messages/errors'
import { noMail } from '@slovo/messages/sign-in/no-mail'
import { localPath } from '../../ui/local-path.ts'
import { authMessage, passwordMessage } from '../../visit/auth/auth-messages.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { resetForm, setPasswordForm } from '../forms.ts'
import { readCaptcha } from '../page/captcha.tsx'
import { callbackAddress } from '../session/after-sign-in.server.ts'

/** Sends the mail; whether the e-mail address has an account is not revealed. */
export const askForMail = handleForm(resetForm, async (post) => {
  const { context, form, locale, say, url, values, refuse } = post
  const { log, settings } = context.get(visitContext)
  if (!settings.isMailSent) return refuse({ refusal: say(noMail.notice), status: 503 })

  const redirectTo = callbackAddress(context, localPath(locale, '/set-password'))
  const { error } = await context
    .get(databaseContext)
    .auth.resetPasswordForEmail(values.email, { redirectTo, captchaToken: readCaptcha(form) })
  if (error) {
    log.error(error, 'a reset mail could not be requested')
    return refuse({ refusal: say(authMessage(error)) })
  }
  return redirectWithToast(context, url.pathname, 'success', say(successes.instructionsSent))
})

/** The user came by the link of a mail: the session is open, and gets a password. */
export const saveNewPassword = handleForm(setPasswordForm, async (post) => {
  const { context, locale, say, values, refuse } = post
  const { error } = await context.get(databaseContext).auth.updateUser(values)
  if (!error) {
    const home = localPath(locale, '/')
    return redirectWithToast(context, home, 'success', say(successes.passwordChanged))
  }
  const refusal = say(errors.password)
  const reason = passwordMessage(error)
  if (reason) return refuse({ refusal, errors: { password: say(reason) } })
  context.get(visitContext).log.error(error, 'a password could not be changed')
  return refuse({ refusal })
})
