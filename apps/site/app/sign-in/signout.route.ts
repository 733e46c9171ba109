import { redirect } from 'react-router'
import { databaseContext, localeContext } from '../middleware/session.server.ts'
import { localPath } from '../platform/local-path.ts'
import { visitContext } from '../platform/visit.ts'
import { undoUnanswered } from '../ui/unanswered.ts'
import type { Route } from './+types/signout.route.ts'

/** Ends this browser's session: its cookies are shared by all tabs, and the tabs tell each other. */
export async function action({ context }: Route.ActionArgs) {
  const { error } = await context.get(databaseContext).auth.signOut({ scope: 'local' })
  if (error) context.get(visitContext).log.error(error, 'a session could not be ended')
  return redirect(localPath(context.get(localeContext), '/'))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  undoUnanswered(serverAction)

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(localPath(context.get(localeContext), '/'))
