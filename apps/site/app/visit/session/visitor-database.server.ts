import type { RouterContextProvider } from 'react-router'
import { visitContext } from '../visit.ts'
import { Cookies } from './cookies.server.ts'
import { Database, Session } from './database.server.ts'

/** The backend in the name of no user: for what a page shows to all in the same way. */
export function visitorDatabase(context: Readonly<RouterContextProvider>): Database {
  const visit = context.get(visitContext)
  const none = new Cookies(new Request(visit.settings.siteUrl), { isSecure: false })
  return new Database(visit, new Session(visit, none, null))
}
