import { type RouterContextProvider, redirect } from 'react-router'
import { halfwayContext, readerContext } from '../../visit/session/session.server.ts'
import { nextOf, signInAddress } from './after-sign-in.server.ts'

/** A user who is signed in already is redirected to where they wanted to go; one who is halfway, to the second factor. */
export function redirectIfSignedIn(context: Readonly<RouterContextProvider>, url: URL) {
  const next = nextOf(context, url)
  if (context.get(readerContext)) throw redirect(next)
  if (context.get(halfwayContext)) throw redirect(signInAddress(context, '/signin/code', next))
  return null
}
