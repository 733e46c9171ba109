import { say } from '@slovo/messages'
import { waysIn } from '@slovo/messages/sign-in/ways-in'
import type { Provider } from '@supabase/supabase-js'
import { redirect } from 'react-router'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { databaseContext, localeContext } from '../../visit/session/session.server.ts'
import {
  callbackAddress,
  nextOf,
  redirectIfSignedIn,
  signInAddress,
} from '../session/after-sign-in.server.ts'
import type { Route } from './+types/provider.route.ts'

/** Redirects to a provider. A link and not a form: the browser lets forms lead to our own site only. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  redirectIfSignedIn(context, url)
  const locale = context.get(localeContext)
  const next = nextOf(context, url)
  const refuse = (text: string) =>
    redirectWithToast(context, signInAddress(context, '/signin', next), 'error', text)

  const { providers } = await findSignInWays(context)
  const provider = providers.find((name) => name === params.provider)
  if (!provider) return refuse(say(locale, waysIn.unavailable))

  const { data, error } = await context.get(databaseContext).auth.signInWithOAuth({
    // The client's list ends before what an operator may name.
    provider: provider as Provider,
    options: { redirectTo: callbackAddress(context, next), skipBrowserRedirect: true },
  })
  return error ? refuse(say(locale, authMessage(error))) : redirect(data.url)
}
