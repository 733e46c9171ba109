import { redirect } from 'react-router'
import { localPath } from '../ui/local-path.ts'
import type { Route } from './+types/home.route.ts'
import { DEFAULT_TYPE } from './content-types.ts'
import { requireAdmin } from './require-admin.server.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = requireAdmin(context, url)
  return redirect(localPath(locale, `/admin/${DEFAULT_TYPE}`))
}
