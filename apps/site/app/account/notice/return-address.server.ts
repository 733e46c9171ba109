import type { RouterContextProvider } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { localeContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'

const ways = ['email', 'identity'] as const
type Way = (typeof ways)[number]

/** The URL at which a mail's link, or a provider's redirect, comes back to the account. */
export function returnAddress(context: Readonly<RouterContextProvider>, way: Way): string {
  const { siteUrl } = context.get(visitContext).settings
  return `${siteUrl}${localPath(context.get(localeContext), '/account/return')}?way=${way}`
}
