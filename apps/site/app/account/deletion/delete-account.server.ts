import { say } from '@slovo/messages'
import { deletion as messages } from '@slovo/messages/account/page'
import { localPath } from '../../ui/local-path.ts'
import { readText } from '../../visit/form/read-text.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { type FormVisit, reasonOf, refuse } from '../form-visit.server.ts'

/** The account and everything it owns are gone; the browser is signed out and says goodbye. */
export async function deleteAccount(visit: FormVisit) {
  const { context, form, locale } = visit
  const word = say(locale, messages.word)
  if (readText(form, 'confirmation').trim().toUpperCase() !== word) {
    return refuse({ section: 'deletion', error: say(locale, messages.notTyped, { word }) })
  }
  const database = context.get(databaseContext)
  const { data: isDeleted, error } = await database.rpc('delete_my_account')
  if (error || !isDeleted) {
    const refusal = error ? reasonOf(visit, error) : say(locale, messages.failed)
    return refuse({ section: 'deletion', refusal })
  }
  const { error: unended } = await database.auth.signOut({ scope: 'local' })
  if (unended) context.get(visitContext).log.error(unended, 'a session outlived its account')
  return redirectWithToast(
    context,
    localPath(locale, '/'),
    'success',
    say(locale, messages.goodbye),
  )
}
