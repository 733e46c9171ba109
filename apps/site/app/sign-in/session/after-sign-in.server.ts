import { say } from '@slovo/messages'
import { successes } from '@slovo/messages/errors'
import type { Session } from '@supabase/supabase-js'
import { type RouterContextProvider, redirect } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import {
  findAccountHolder,
  halfwayContext,
  localeContext,
} from '../../visit/session/session.server.ts'
import { safePath } from '../../visit/url/safe-path.ts'
import { visitContext } from '../../visit/visit.ts'

type Context = Readonly<RouterContextProvider>

/** Where the user wanted to go before they had to sign in. */
export function nextOf(context: Context, url: URL): string {
  return safePath(url.searchParams.get('next'), localPath(context.get(localeContext), '/'))
}

/** The path of a sign-in page that remembers where the user wanted to go. */
export function signInAddress(context: Context, path: string, next: string): string {
  const locale = context.get(localeContext)
  const address = localPath(locale, path)
  return next === localPath(locale, '/') ? address : `${address}?next=${encodeURIComponent(next)}`
}

/** The query of `/set-password` and `/update-password` when several users signed up with one e-mail address. */
export const SEVERAL_SIGN_UPS = 'why=several-sign-ups'
export const hasSeveralSignUps = (url: URL) => url.searchParams.get('why') === 'several-sign-ups'

/** The user has just signed in: redirects to where they wanted to go, or first to the second factor or a new password. */
export function redirectAfterSignIn(
  context: Context,
  next: string,
  session: Session | null,
): Response {
  const hasFactor = session?.user.factors?.some(({ status }) => status === 'verified')
  if (hasFactor) return redirect(signInAddress(context, '/signin/code', next))
  if (session?.user.app_metadata.password_needed) {
    const place = localPath(context.get(localeContext), '/set-password')
    return redirect(`${place}?${SEVERAL_SIGN_UPS}`)
  }
  const text = say(context.get(localeContext), successes.signedIn)
  return redirectWithToast(context, next, 'success', text)
}

/** The URL a mail's link ends at: the page that opens the session and redirects to `next`. */
export function callbackAddress(context: Readonly<RouterContextProvider>, next?: string): string {
  const { siteUrl } = context.get(visitContext).settings
  const address = siteUrl + localPath(context.get(localeContext), '/auth/callback')
  return next ? `${address}?next=${encodeURIComponent(next)}` : address
}

/** A user who has signed in already is redirected to where they wanted to go; one who is halfway, to the second factor. */
export function redirectIfSignedIn(context: Readonly<RouterContextProvider>, url: URL) {
  const next = nextOf(context, url)
  if (findAccountHolder(context)) throw redirect(next)
  if (context.get(halfwayContext)) throw redirect(signInAddress(context, '/signin/code', next))
  return null
}
