import { say } from '@slovo/messages'
import { successes } from '@slovo/messages/errors'
import { badLink } from '@slovo/messages/sign-in'
import { isAuthPKCECodeVerifierMissingError } from '@supabase/supabase-js'
import { databaseContext, localeContext } from '../middleware/session.server.ts'
import { localPath } from '../platform/local-path.ts'
import { safePath } from '../platform/safe-path.ts'
import { visitContext } from '../platform/visit.ts'
import { redirectWithToast } from '../ui/toast.server.ts'
import type { Route } from './+types/callback.route.ts'

/**
 * Where the links of mails and third-party sign-ins end: the code in the address becomes a session, and the reader goes
 * on, within the site only. A mail opened in another browser has confirmed the address, but cannot open a session there.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext)
  const next = safePath(url.searchParams.get('next'), localPath(locale, '/'))
  const signIn = `${localPath(locale, '/signin')}?next=${encodeURIComponent(next)}`
  const code = url.searchParams.get('code')
  if (!code) return redirectWithToast(context, signIn, 'error', say(locale, badLink.expired))

  const flowId = url.searchParams.get('sb_flow_id')
  const { error } = await context
    .get(databaseContext)
    .auth.exchangeCodeForSession(code, flowId ? { flowId } : undefined)

  if (isAuthPKCECodeVerifierMissingError(error) || error?.code === 'bad_code_verifier') {
    return redirectWithToast(context, signIn, 'success', say(locale, badLink.otherBrowser))
  }
  if (error) {
    context.get(visitContext).log.error(error, 'a code could not be exchanged for a session')
    return redirectWithToast(context, signIn, 'error', say(locale, badLink.expired))
  }
  return redirectWithToast(context, next, 'success', say(locale, successes.signedIn))
}
