import { identities as messages } from '@slovo/messages/account/sign-in'
import { authErrors } from '@slovo/messages/sign-in/auth-errors'
import type { Provider } from '@supabase/supabase-js'
import { redirect } from 'react-router'
import { providerName } from '../../visit/auth/provider-name.ts'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { isFromScript } from '../../visit/form/from-script.server.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { linkForm, unlinkForm } from '../forms.ts'
import { returnAddress } from '../notice/return-address.server.ts'
import { reasonOf } from '../reason-of.server.ts'

/**
 * Goes to the provider, which comes back to the account. A browser without the script may not follow a form to another
 * site (form-action of the content security policy): it is given a link.
 */
export const linkIdentity = handleForm(linkForm, async (post) => {
  const { context, request, say, values, refuse } = post
  const { providers } = await findSignInWays(context)
  const provider = providers.find((name) => name === values.provider)
  if (!provider) return refuse({ refusal: say(authErrors.provider_disabled) })

  const { data, error } = await context.get(databaseContext).auth.linkIdentity({
    // The client's list ends before what an operator may name.
    provider: provider as Provider,
    options: { redirectTo: returnAddress(context, 'identity'), skipBrowserRedirect: true },
  })
  if (error) return refuse({ refusal: reasonOf(post, error) })
  if (isFromScript(request)) return redirect(data.url)
  return { kind: 'continue', continueTo: { provider: providerName(provider), url: data.url } }
})

export const unlinkIdentity = handleForm(unlinkForm, async (post) => {
  const { context, say, values, refuse, done } = post
  const { auth } = context.get(databaseContext)
  const { data, error: unread } = await auth.getUserIdentities()
  if (unread) return refuse({ refusal: reasonOf(post, unread) })

  const identity = data.identities.find(({ identity_id }) => identity_id === values.identity)
  if (!identity) return refuse({ refusal: say(authErrors.identity_not_found) })
  const { error } = await auth.unlinkIdentity(identity)
  if (error) return refuse({ refusal: reasonOf(post, error) })
  return done(messages.unlinked)
})
