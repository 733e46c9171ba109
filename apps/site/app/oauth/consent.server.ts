import { type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { authMessage } from '../visit/auth/auth-messages.ts'
import { leaveFor } from '../visit/form/from-script.server.ts'
import { handleForm } from '../visit/form/handle-form.server.ts'
import {
  databaseContext,
  findAccountHolder,
  requireAccount,
} from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { consentForm } from './oauth-forms.ts'

type Context = Readonly<RouterContextProvider>

export interface Asking {
  name: string
  /** The host of the application's redirect URI: its answer is sent there. */
  host: string
  scopes: string[]
  email: string
}

/** Which application requests what; null where there is no such request. One that was answered before is redirected at once. */
export async function findAsking(context: Context, url: URL): Promise<Asking | null> {
  // OpenID Connect Core, 3.1.2.1: the application wants an answer without any page.
  const isSilent = url.searchParams.get('prompt') === 'none'
  const reader = isSilent ? findAccountHolder(context) : requireAccount(context, url)
  if (!reader) return await leaveUnasked(context, url, 'login_required')
  const { oauth } = context.get(databaseContext).auth
  const { data: asking, error } = await oauth.getAuthorizationDetails(idOf(url))
  if (error) return null
  if ('redirect_url' in asking) throw redirect(asking.redirect_url)
  if (isSilent) return await leaveUnasked(context, url, 'consent_required')
  return {
    name: asking.client.name || hostOf(asking.redirect_uri),
    host: hostOf(asking.redirect_uri),
    scopes: asking.scope.split(' ').filter(Boolean),
    email: reader.email,
  }
}

/** Redirects to the application with the reason why it gets no code; null where its request has expired. */
async function leaveUnasked(
  context: Context,
  url: URL,
  error: 'login_required' | 'consent_required',
): Promise<null> {
  const { settings, fetch } = context.get(visitContext)
  const id = encodeURIComponent(idOf(url))
  const token = (await context.get(databaseContext).token()) ?? settings.anonKey
  const answer = await fetch(`${settings.supabaseUrl}/auth/v1/oauth/authorizations/${id}/refusal`, {
    method: 'POST',
    headers: {
      apikey: settings.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ error }),
  })
  if (!answer.ok) return null
  throw redirect(Unasked.parse(await answer.json()).redirect_url)
}

const Unasked = z.object({ redirect_url: z.string() })

/** What the user decided; either way the application gets an answer. */
export const answerAsking = handleForm(consentForm, async (post) => {
  const { context, intent, request, say, url, refuse } = post
  requireAccount(context, url)
  const { oauth } = context.get(databaseContext).auth
  const quietly = { skipBrowserRedirect: true }
  const { data: answer, error } =
    intent === 'approve'
      ? await oauth.approveAuthorization(idOf(url), quietly)
      : await oauth.denyAuthorization(idOf(url), quietly)
  if (!error) return leaveFor(request, answer.redirect_url)

  context.get(visitContext).log.error(error, 'an application could not be answered')
  return refuse({ refusal: say(authMessage(error)) })
})

const idOf = (url: URL) => url.searchParams.get('authorization_id') ?? ''

/** An app of a phone has a scheme of its own and no host. */
function hostOf(address: string) {
  const url = URL.parse(address)
  return url?.host || (url?.protocol ?? '')
}
