import { successes } from '@slovo/messages/errors'
import { noMail } from '@slovo/messages/no-mail'
import { localPath } from '../../ui/local-path.ts'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { readCaptcha } from '../page/captcha.server.ts'
import { callbackAddress } from '../session/callback-address.server.ts'
import { resetForm } from './reset-form.ts'

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
