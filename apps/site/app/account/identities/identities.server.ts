import { say } from '@slovo/messages'
import { identities as messages } from '@slovo/messages/account/sign-in'
import { authErrors } from '@slovo/messages/auth-errors'
import type { Provider } from '@supabase/supabase-js'
import { redirect } from 'react-router'
import { providerName } from '../../visit/auth/provider-name.ts'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { readText } from '../../visit/form/read-text.ts'
import { isFromScript } from '../../visit/form/toast.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { done, type FormVisit, reasonOf, refuse } from '../form-visit.server.ts'
import { returnAddress } from '../notice/return-address.server.ts'

/**
 * Goes to the third party, which comes back to the account. A browser without the script may not follow a form to
 * another site (form-action of the content security policy): it is given a link.
 */
export async function linkIdentity(visit: FormVisit) {
  const { context, request, form } = visit
  const { providers } = await findSignInWays(context)
  const provider = providers.find((name) => name === form.get('provider'))
  if (!provider) return refuseWith(say(visit.locale, authErrors.provider_disabled))

  const { data, error } = await context.get(databaseContext).auth.linkIdentity({
    // The client's list ends before what an operator may name.
    provider: provider as Provider,
    options: { redirectTo: returnAddress(context, 'identity'), skipBrowserRedirect: true },
  })
  if (error) return refuseWith(reasonOf(visit, error))
  if (isFromScript(request)) return redirect(data.url)
  const continueTo = { provider: providerName(provider), url: data.url }
  return { section: 'identities' as const, continueTo }
}

export async function unlinkIdentity(visit: FormVisit) {
  const { auth } = visit.context.get(databaseContext)
  const { data, error: unread } = await auth.getUserIdentities()
  if (unread) return refuseWith(reasonOf(visit, unread))

  const id = readText(visit.form, 'identity')
  const identity = data.identities.find(({ identity_id }) => identity_id === id)
  if (!identity) return refuseWith(say(visit.locale, authErrors.identity_not_found))
  const { error } = await auth.unlinkIdentity(identity)
  if (error) return refuseWith(reasonOf(visit, error))
  return done(visit, messages.unlinked)
}

function refuseWith(refusal: string) {
  return refuse({ section: 'identities', refusal })
}
