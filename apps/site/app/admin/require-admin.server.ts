import { data, type RouterContextProvider } from 'react-router'
import {
  type Database,
  databaseContext,
  type Locale,
  localeContext,
  type Reader,
  requireAccount,
} from '../visit/session/session.server.ts'
import { type SiteVisit, visitContext } from '../visit/visit.ts'

export interface Admin {
  reader: Reader
  /** Asked in the admin's own name: what they may do, row-level security says. */
  database: Database
  locale: Locale
  visit: SiteVisit
}

/** What every loader and action of the editor begins with: a visitor signs in first, a user is refused. */
export function requireAdmin(context: Readonly<RouterContextProvider>, url: URL): Admin {
  const reader = requireAccount(context, url)
  if (!reader.isAdmin) throw data(null, { status: 403 })
  return {
    reader,
    database: context.get(databaseContext),
    locale: context.get(localeContext),
    visit: context.get(visitContext),
  }
}
