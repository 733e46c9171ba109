import { deletion as messages } from '@slovo/messages/account/page'
import { localPath } from '../../ui/local-path.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { reasonOf } from '../reason-of.server.ts'
import { deletionForm } from './deletion-form.ts'

/** The account and everything it owns are gone; the browser is signed out and says goodbye. */
export const deleteAccount = handleForm(deletionForm, async (post) => {
  const { context, locale, say, refuse } = post
  const database = context.get(databaseContext)
  const { data: isDeleted, error } = await database.rpc('delete_my_account')
  if (error) return refuse({ refusal: reasonOf(post, error) })
  if (!isDeleted) return refuse({ refusal: say(messages.failed) })

  const { error: notSignedOut } = await database.auth.signOut({ scope: 'local' })
  if (notSignedOut)
    context.get(visitContext).log.error(notSignedOut, 'a session outlived its account')
  return redirectWithToast(context, localPath(locale, '/'), 'success', say(messages.goodbye))
})
