import { redirect } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { isFromScript } from '../../visit/form/from-script.server.ts'
import {
  databaseContext,
  localeContext,
  readerContext,
} from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { endAtOrganisation } from '../by-organisation/organisation.server.ts'
import type { Route } from './+types/signout.route.ts'

/**
 * Ends this browser's session: its cookies are shared by all tabs, and the tabs tell each other. One that began at an
 * organisation ends there too, as long as there are scripts: a form may not lead to another site.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const database = context.get(databaseContext)
  const visit = context.get(visitContext)
  const home = localPath(context.get(localeContext), '/')
  // There is no way back to an anonymous account.
  if (context.get(readerContext)?.isAnonymous) return redirect(home)
  const leadsTo = isFromScript(request)
    ? await endAtOrganisation(visit, await database.token(), visit.settings.siteUrl + home)
    : undefined
  const { error } = await database.auth.signOut({ scope: 'local' })
  if (error) visit.log.error(error, 'a session could not be ended')
  return redirect(leadsTo ?? home)
}

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(localPath(context.get(localeContext), '/'))
