import { errors, successes } from '@slovo/messages/errors'
import { localPath } from '../../ui/local-path.ts'
import { passwordMessage } from '../../visit/auth/auth-messages.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { setPasswordForm } from './set-password-form.ts'

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
