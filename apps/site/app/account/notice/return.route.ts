import { redirect } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import {
  databaseContext,
  localeContext,
  readerContext,
} from '../../visit/session/session.server.ts'
import { atContent } from '../../visit/url/safe-path.ts'
import { visitContext } from '../../visit/visit.ts'
import type { Route } from './+types/return.route.ts'
import type { NoticeName } from './account-notice.tsx'

/**
 * Where a mail's link, or a provider's redirect, ends. The backend has made the change by then: the session only has to be
 * refreshed. Its code, which would open a new session, stays unused: this one may have been raised by a second factor.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const refused = searchParams.get('error_code') ?? searchParams.get('error')
  if (refused) return toAccount(context, { refused })

  if (context.get(readerContext)) {
    const { error } = await context.get(databaseContext).auth.refreshSession()
    if (error) context.get(visitContext).log.error(error, 'a session did not learn of a change')
  }
  return toAccount(context, { notice: noticeOf(searchParams) })
}

function noticeOf(query: URLSearchParams): NoticeName {
  if (query.get('way') === 'identity') return 'identity-linked'
  return query.has('code') ? 'email-changed' : 'email-half-way'
}

function toAccount(context: Route.LoaderArgs['context'], query: Record<string, string>) {
  const account = localPath(context.get(localeContext), '/account')
  return redirect(atContent(`${account}?${new URLSearchParams(query)}`))
}
