import { admin, types } from '@slovo/messages/admin/items'
import { Outlet } from 'react-router'
import { NavLink } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import type { Route } from './+types/admin.route.ts'
import './admin.css'
import { AdminBoundary } from './admin-boundary.tsx'
import { contentTypeNames, contentTypes } from './content-types.ts'
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
        <NavLink to="/admin/dictionary">{say(types.dictionary)}</NavLink>
        <NavLink to="/admin/users">{say(types.users)}</NavLink>
        <NavLink to="/admin/access-keys">{say(types.accessKeys)}</NavLink>
      </nav>
      <Outlet />
    </div>
  )
}

export const ErrorBoundary = AdminBoundary
