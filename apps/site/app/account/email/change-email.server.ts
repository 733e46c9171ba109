import { say } from '@slovo/messages'
import { email as messages } from '@slovo/messages/account/sign-in'
import { successes } from '@slovo/messages/errors'
import { noMail } from '@slovo/messages/no-mail'
import { readText } from '../../visit/form/read-text.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { done, type FormVisit, reasonOf, refuse } from '../form-visit.server.ts'
import { returnAddress } from '../notice/return-address.server.ts'

/** Mails go to both addresses; the change is made when both have agreed. */
export async function changeEmail(visit: FormVisit) {
  const { context, form, locale, reader } = visit
  const email = readText(form, 'email').trim()
  const refuseWith = (error: string) => refuse({ section: 'email', email, error })

  if (!email.includes('@')) return refuseWith(say(locale, messages.invalid))
  if (email.toLowerCase() === reader.email.toLowerCase()) {
    return refuseWith(say(locale, messages.same))
  }
  if (!context.get(visitContext).settings.isMailSent) return refuseWith(say(locale, noMail.notice))
  const { error } = await context
    .get(databaseContext)
    .auth.updateUser({ email }, { emailRedirectTo: returnAddress(context, 'email') })
  if (error) {
    const reasons = {
      email_exists: messages.taken,
      email_address_invalid: messages.invalid,
      validation_failed: messages.invalid,
    }
    return refuseWith(reasonOf(visit, error, reasons))
  }
  return done(visit, successes.confirmationSent)
}
