import { say } from '@slovo/messages'
import { badLink } from '@slovo/messages/sign-in/screens'
import { isAuthPKCECodeVerifierMissingError } from '@supabase/supabase-js'
import { redirect } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { returnMessage } from '../../visit/auth/auth-messages.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import {
  databaseContext,
  findAccountHolder,
  localeContext,
} from '../../visit/session/session.server.ts'
import { atContent } from '../../visit/url/safe-path.ts'
import { visitContext } from '../../visit/visit.ts'
import type { Route } from './+types/callback.route.ts'
import {
  nextOf,
  redirectAfterSignIn,
  SEVERAL_SIGN_UPS,
  signInAddress,
} from './after-sign-in.server.ts'

/**
 * Where the links of mails and third-party sign-ins end: the code in the address becomes a session, and the reader goes
 * on, within the site only. A mail opened in another browser has confirmed the address, but cannot open a session there.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const next = nextOf(context, url)
  const signIn = signInAddress(context, '/signin', next)

  // A user who is signed in stays so, even if the link is invalid.
  const back = atContent(findAccountHolder(context) ? next : signIn)
  const refusal = refusalIn(url)
  if (refusal) return redirectWithToast(context, back, 'error', say(locale, returnMessage(refusal)))

  const code = url.searchParams.get('code')
  if (!code) return redirectWithToast(context, back, 'error', say(locale, badLink.expired))

  const flowId = url.searchParams.get('sb_flow_id')
  const { data, error } = await context
    .get(databaseContext)
    .auth.exchangeCodeForSession(code, flowId ? { flowId } : undefined)

  if (isAuthPKCECodeVerifierMissingError(error) || error?.code === 'bad_code_verifier') {
    if (url.searchParams.has('password_needed')) {
      return redirect(`${localPath(locale, '/update-password')}?${SEVERAL_SIGN_UPS}`)
    }
    return redirectWithToast(context, signIn, 'success', say(locale, badLink.otherBrowser))
  }
  if (error) {
    context.get(visitContext).log.error(error, 'a code could not be exchanged for a session')
    return redirectWithToast(context, back, 'error', say(locale, badLink.expired))
  }
  return redirectAfterSignIn(context, next, data.session)
}

/** What a provider, or the API after it, has against this sign-in. */
function refusalIn({ searchParams }: URL) {
  const error = searchParams.get('error')
  const code = searchParams.get('error_code') ?? error
  if (!code) return null
  const isRefusedThere = error === 'access_denied' && code === 'bad_oauth_callback'
  return {
    code: isRefusedThere ? error : code,
    message: searchParams.get('error_description') ?? '',
  }
}
