import { type LinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { useLocalPath } from './say.ts'

type LocalLinkProps = Omit<LinkProps, 'to'> & { to: string }

/** A link to an address of the site, in the interface language shown; an address that starts with `?` or `#` stays here. */
export function Link({ to, ...rest }: LocalLinkProps) {
  const localPath = useLocalPath()
  return <RouterLink to={to.startsWith('/') ? localPath(to) : to} {...rest} />
}

/** The same, marked with `aria-current="page"` while its address is shown. */
export function NavLink({ to, end, ...rest }: LocalLinkProps & { end?: boolean }) {
  const localPath = useLocalPath()
  return <RouterNavLink to={localPath(to)} end={end} {...rest} />
}
