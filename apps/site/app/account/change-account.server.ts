import { deletion, language } from '@slovo/messages/account/page'
import { email as emailWords, password as passwordWords } from '@slovo/messages/account/sign-in'
import { errors, successes } from '@slovo/messages/errors'
import { noMail } from '@slovo/messages/sign-in/no-mail'
import { localPath } from '../ui/local-path.ts'
import { passwordMessage } from '../visit/auth/auth-messages.ts'
import { handleForm } from '../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../visit/form/toast.server.ts'
import { saveLearningLanguage } from '../visit/language/save-learning-language.server.ts'
import { databaseContext, requireAccount } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { deletionForm, emailForm, languageForm, passwordForm } from './forms.ts'
import { returnAddress } from './notice/return-address.server.ts'
import { reasonOf } from './reason-of.server.ts'

const emailReasons = {
  email_exists: emailWords.taken,
  email_address_invalid: emailWords.invalid,
  validation_failed: emailWords.invalid,
}

/** Mails go to both e-mail addresses; the change is made when both have agreed. */
export const changeEmail = handleForm(emailForm, async (post) => {
  const { context, say, url, values, refuse, done } = post
  const { email } = values
  const reader = requireAccount(context, url)
  if (email.toLowerCase() === reader.email.toLowerCase()) {
    return refuse({ errors: { email: say(emailWords.same) } })
  }
  if (!context.get(visitContext).settings.isMailSent) {
    return refuse({ errors: { email: say(noMail.notice) } })
  }
  const { error } = await context
    .get(databaseContext)
    .auth.updateUser({ email }, { emailRedirectTo: returnAddress(context, 'email') })
  if (error) return refuse({ errors: { email: reasonOf(post, error, emailReasons) } })
  return done(successes.confirmationSent)
})

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
      return refuse({ refusal, errors: { current_password: say(passwordWords.currentWrong) } })
    case 'reauthentication_not_valid':
      return refuse(
        { refusal, errors: { nonce: say(passwordWords.nonceWrong) } },
        { isNonceWanted: true },
      )
    default:
      return refuse({ refusal, errors: { password: reasonOf(post, error) } })
  }
})

export const changeLanguage = handleForm(
  languageForm,
  async ({ context, say, values, refuse, done }) =>
    (await saveLearningLanguage(context, values.learning_language))
      ? done(language.saved)
      : refuse({ refusal: say(errors.language) }),
)

/** The account and everything it owns are gone; the browser is signed out and says goodbye. */
export const deleteAccount = handleForm(deletionForm, async (post) => {
  const { context, locale, say, refuse } = post
  const database = context.get(databaseContext)
  const { data: isDeleted, error } = await database.rpc('delete_my_account')
  if (error) return refuse({ refusal: reasonOf(post, error) })
  if (!isDeleted) return refuse({ refusal: say(deletion.failed) })

  const { error: notSignedOut } = await database.auth.signOut({ scope: 'local' })
  if (notSignedOut)
    context.get(visitContext).log.error(notSignedOut, 'a session outlived its account')
  return redirectWithToast(context, localPath(locale, '/'), 'success', say(deletion.goodbye))
})
