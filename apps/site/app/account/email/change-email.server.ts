import { email as messages } from '@slovo/messages/account/sign-in'
import { successes } from '@slovo/messages/errors'
import { noMail } from '@slovo/messages/no-mail'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext, requireUser } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { returnAddress } from '../notice/return-address.server.ts'
import { reasonOf } from '../reason-of.server.ts'
import { emailForm } from './email-form.ts'

const reasons = {
  email_exists: messages.taken,
  email_address_invalid: messages.invalid,
  validation_failed: messages.invalid,
}

/** Mails go to both e-mail addresses; the change is made when both have agreed. */
export const changeEmail = handleForm(emailForm, async (post) => {
  const { context, say, url, values, refuse, done } = post
  const { email } = values
  const reader = requireUser(context, url)
  if (email.toLowerCase() === reader.email.toLowerCase()) {
    return refuse({ errors: { email: say(messages.same) } })
  }
  if (!context.get(visitContext).settings.isMailSent) {
    return refuse({ errors: { email: say(noMail.notice) } })
  }
  const { error } = await context
    .get(databaseContext)
    .auth.updateUser({ email }, { emailRedirectTo: returnAddress(context, 'email') })
  if (error) return refuse({ errors: { email: reasonOf(post, error, reasons) } })
  return done(successes.confirmationSent)
})
