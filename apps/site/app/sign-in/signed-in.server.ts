import { type RouterContextProvider, redirect } from 'react-router'
import { localeContext, readerContext } from '../middleware/session.server.ts'
import { localPath } from '../platform/local-path.ts'
import { safePath } from '../platform/safe-path.ts'

/** Who is signed in already does not sign in again, but goes on. */
export function passOnSignedIn(context: Readonly<RouterContextProvider>, url: URL) {
  if (!context.get(readerContext)) return null
  throw redirect(safePath(url.searchParams.get('next'), localPath(context.get(localeContext), '/')))
}
