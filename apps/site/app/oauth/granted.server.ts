import type { Locale } from '@slovo/messages'
import { granted } from '@slovo/messages/account/applications'
import type { RouterContextProvider } from 'react-router'
import { authMessage } from '../visit/auth/auth-messages.ts'
import { handleForm } from '../visit/form/handle-form.server.ts'
import { databaseContext, localeContext, requireAccount } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { revokeForm } from './oauth-forms.ts'

type Context = Readonly<RouterContextProvider>

/** The applications that the user let in; none where the site has no such thing. */
export async function listGranted(context: Context, url: URL) {
  requireAccount(context, url)
  const locale = context.get(localeContext)
  const { data: grants } = await context.get(databaseContext).auth.oauth.listGrants()
  return (grants ?? []).map(({ client, granted_at }) => ({
    id: client.id,
    name: client.name,
    day: dayOf(granted_at, locale),
  }))
}

export const revokeGranted = handleForm(revokeForm, async (post) => {
  const { context, say, url, values, refuse, done } = post
  requireAccount(context, url)
  const { error } = await context
    .get(databaseContext)
    .auth.oauth.revokeGrant({ clientId: values.client })
  if (!error) return done(granted.revoked)

  context.get(visitContext).log.error(error, 'an application could not be shut out')
  return refuse({ refusal: say(authMessage(error)) })
})

const dayOf = (moment: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))
