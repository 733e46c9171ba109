import { deletion, language } from '@slovo/messages/account/page'
import { email as emailWords } from '@slovo/messages/account/sign-in'
import { errors, successes } from '@slovo/messages/errors'
import { noMail } from '@slovo/messages/no-mail'
import { localPath } from '../ui/local-path.ts'
import { handleForm } from '../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../visit/form/toast.server.ts'
import { saveLearningLanguage } from '../visit/language/save-learning-language.server.ts'
import { databaseContext, requireUser } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { deletionForm, emailForm, languageForm } from './forms.ts'
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
  const reader = requireUser(context, url)
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
