import { say } from '@slovo/messages'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { databaseContext, localeContext, requireUser } from '../middleware/session.server.ts'
import { authMessage } from '../platform/auth-messages.ts'
import { leaveFor } from '../platform/leave-for.server.ts'
import { readText } from '../platform/read-text.ts'
import { visitContext } from '../platform/visit.ts'

type Context = Readonly<RouterContextProvider>

export interface Asking {
  name: string
  /** Where the application lives: its answer is sent there. */
  host: string
  scopes: string[]
  email: string
}

/** Who asks for what; nothing where there is no such question, and at once back where it was answered before. */
export async function findAsking(context: Context, url: URL): Promise<Asking | null> {
  const reader = requireUser(context, url)
  const { oauth } = context.get(databaseContext).auth
  const { data: asking, error } = await oauth.getAuthorizationDetails(idOf(url))
  if (error) return null
  if ('redirect_url' in asking) throw redirect(asking.redirect_url)
  return {
    name: asking.client.name || hostOf(asking.redirect_uri),
    host: hostOf(asking.redirect_uri),
    scopes: asking.scope.split(' ').filter(Boolean),
    email: reader.email,
  }
}

/** What the person decided; either way the application hears it. */
export async function answerAsking(context: Context, request: Request, url: URL) {
  requireUser(context, url)
  const decision = readText(await request.formData(), 'decision')
  const { oauth } = context.get(databaseContext).auth
  const quietly = { skipBrowserRedirect: true }
  const { data: answer, error } =
    decision === 'approve'
      ? await oauth.approveAuthorization(idOf(url), quietly)
      : await oauth.denyAuthorization(idOf(url), quietly)
  if (!error) return leaveFor(request, answer.redirect_url)

  context.get(visitContext).log.error(error, 'an application could not be answered')
  const refusal = say(context.get(localeContext), authMessage(error))
  return data({ refusal }, { status: 400 })
}

const idOf = (url: URL) => url.searchParams.get('authorization_id') ?? ''

/** An app of a phone has a scheme of its own and no host. */
function hostOf(address: string) {
  const url = URL.parse(address)
  return url?.host || (url?.protocol ?? '')
}
