import { type PageLinkProps, usePage } from './page.ts'
import { useLocalPath } from './say.ts'

/** A link to a path of the site, in the interface language shown; one that starts with `?` or `#` stays on this page. */
export function Link({ to, ...rest }: PageLinkProps) {
  const { Link } = usePage()
  const localPath = useLocalPath()
  return <Link to={to.startsWith('/') ? localPath(to) : to} {...rest} />
}

/** The same, marked with `aria-current="page"` while its page, or one below it, is shown; `end`: its page alone. */
export function NavLink({ to, end = false, ...rest }: PageLinkProps & { end?: boolean }) {
  const { pathname } = usePage()
  const path = useLocalPath()(to)
  const isCurrent = pathname === path || (!end && pathname.startsWith(`${path}/`))
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />
}
