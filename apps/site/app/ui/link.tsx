import { type LinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { useLocalPath } from './say.ts'

type LocalLinkProps = Omit<LinkProps, 'to'> & { to: string }

/** A link to a path of the site, in the interface language shown; one that starts with `?` or `#` stays on this page. */
export function Link({ to, ...rest }: LocalLinkProps) {
  const localPath = useLocalPath()
  return <RouterLink to={to.startsWith('/') ? localPath(to) : to} {...rest} />
}

/** The same, marked with `aria-current="page"` while its page is shown. */
export function NavLink({ to, end, ...rest }: LocalLinkProps & { end?: boolean }) {
  const localPath = useLocalPath()
  return <RouterNavLink to={localPath(to)} end={end} {...rest} />
}
