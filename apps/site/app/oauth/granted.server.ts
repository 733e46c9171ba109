import { type Locale, say } from '@slovo/messages'
import { granted } from '@slovo/messages/applications'
import { data, type RouterContextProvider } from 'react-router'
import { authMessage } from '../visit/auth/auth-messages.ts'
import { readText } from '../visit/form/read-text.ts'
import { stayWithToast } from '../visit/form/toast.server.ts'
import { databaseContext, localeContext, requireUser } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'

type Context = Readonly<RouterContextProvider>

/** The applications that the reader let in; none where the site has no such thing. */
export async function listGranted(context: Context, url: URL) {
  requireUser(context, url)
  const locale = context.get(localeContext)
  const { data: grants } = await context.get(databaseContext).auth.oauth.listGrants()
  return (grants ?? []).map(({ client, granted_at }) => ({
    id: client.id,
    name: client.name,
    day: dayOf(granted_at, locale),
  }))
}

export async function revokeGranted(context: Context, request: Request, url: URL) {
  requireUser(context, url)
  const locale = context.get(localeContext)
  const clientId = readText(await request.formData(), 'client')
  const { error } = await context.get(databaseContext).auth.oauth.revokeGrant({ clientId })
  if (!error) return stayWithToast(context, request, url, 'success', say(locale, granted.revoked))

  context.get(visitContext).log.error(error, 'an application could not be shut out')
  return data({ refusal: say(locale, authMessage(error)) }, { status: 400 })
}

const dayOf = (moment: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment))
