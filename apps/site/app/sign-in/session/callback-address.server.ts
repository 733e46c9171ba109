import type { RouterContextProvider } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { localeContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'

/** The URL a mail's link ends at: the page that opens the session and redirects to `next`. */
export function callbackAddress(context: Readonly<RouterContextProvider>, next?: string): string {
  const { siteUrl } = context.get(visitContext).settings
  const address = siteUrl + localPath(context.get(localeContext), '/auth/callback')
  return next ? `${address}?next=${encodeURIComponent(next)}` : address
}
