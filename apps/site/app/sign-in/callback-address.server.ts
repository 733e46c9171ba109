import type { RouterContextProvider } from 'react-router'
import { localeContext } from '../middleware/session.server.ts'
import { localPath } from '../platform/local-path.ts'
import { visitContext } from '../platform/visit.ts'

/** Where a mail's link ends: the page that opens the session and goes on to `next`. */
export function callbackAddress(context: Readonly<RouterContextProvider>, next?: string): string {
  const { siteUrl } = context.get(visitContext).settings
  const address = siteUrl + localPath(context.get(localeContext), '/auth/callback')
  return next ? `${address}?next=${encodeURIComponent(next)}` : address
}
