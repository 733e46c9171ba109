import { admin, types } from '@slovo/messages/admin'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../ui/error-page.tsx'
import { NavLink } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import type { Route } from './+types/admin.route.ts'
import './admin.css'
import { contentTypeNames, contentTypes } from './content-types.ts'
import { RefusedPage } from './refused-page.tsx'
import { requireAdmin } from './require-admin.server.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url)
  return null
}

export default function AdminRoute() {
  const say = useSay()
  return (
    <div className="admin">
      <nav className="admin-nav" aria-label={say(admin.navigation)}>
        {contentTypeNames.map((type) => (
          <NavLink key={type} to={`/admin/${type}`}>
            {say(contentTypes[type].name)}
          </NavLink>
        ))}
        <NavLink to="/admin/users">{say(types.users)}</NavLink>
      </nav>
      <Outlet />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 403 ? (
    <RefusedPage />
  ) : (
    <ErrorPage notFound={admin.notFound} />
  )
}
