import { password as messages } from '@slovo/messages/account/sign-in'
import { errors, successes } from '@slovo/messages/errors'
import { passwordMessage } from '../../visit/auth/auth-messages.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { passwordForm } from '../forms.ts'
import { reasonOf } from '../reason-of.server.ts'

/** The new password replaces the old one; where the backend wants more proof, it mails a code to be typed in too. */
export const changePassword = handleForm(passwordForm, async (post) => {
  const { context, form, say, refuse, done } = post
  const { current_password, password, nonce } = post.values
  const { auth } = context.get(databaseContext)
  const { error } = await auth.updateUser({
    password,
    ...(form.has('current_password') && { current_password }),
    ...(nonce && { nonce }),
  })
  if (!error) return done(successes.passwordChanged)
  if (error.code === 'reauthentication_needed') {
    const { error: unsent } = await auth.reauthenticate()
    return refuse(unsent ? { errors: { nonce: reasonOf(post, unsent) } } : {}, {
      isNonceWanted: true,
    })
  }

  const refusal = say(errors.password)
  const reason = passwordMessage(error)
  if (reason) return refuse({ refusal, errors: { password: say(reason) } })
  switch (error.code) {
    case 'current_password_invalid':
    case 'current_password_mismatch':
    case 'current_password_required':
      return refuse({ refusal, errors: { current_password: say(messages.currentWrong) } })
    case 'reauthentication_not_valid':
      return refuse(
        { refusal, errors: { nonce: say(messages.nonceWrong) } },
        { isNonceWanted: true },
      )
    default:
      return refuse({ refusal, errors: { password: reasonOf(post, error) } })
  }
})
