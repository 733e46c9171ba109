import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { localeOf, localPath } from '../../ui/local-path.ts'
import { visitContext } from '../visit.ts'
import { Cookies, cookiesContext } from './cookies.server.ts'
import { Database, Session } from './database.server.ts'
import { findReader, HALFWAY } from './reader.server.ts'
import type { Reader } from './reader.ts'

export type { Locale } from '@slovo/messages'
export { localeContext } from '../language/locale.ts'
export type { Database, Files } from './database.server.ts'
export type { Reader } from './reader.ts'

/** The backend, in the name of the visitor. */
export const databaseContext = createContext<Database>()

/** The user who is signed in, or null. */
export const readerContext = createContext<Reader | null>(null)

/** Whether the visitor has signed in by password, but not yet by their second factor. */
export const halfwayContext = createContext(false)

export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { context, request },
  next,
) => {
  const visit = context.get(visitContext)
  const isSecure = visit.settings.siteUrl.startsWith('https:')
  const cookies = new Cookies(request, { isSecure })
  context.set(cookiesContext, cookies)

  const session = new Session(visit, cookies, request.headers.get('user-agent'))
  const database = new Database(visit, session)
  context.set(databaseContext, database)
  const found = await findReader(database, visit)
  context.set(readerContext, found === HALFWAY ? null : found)
  context.set(halfwayContext, found === HALFWAY)

  const response = await next()
  cookies.sendWith(response)
  for (const [name, value] of session.cacheHeaders) response.headers.set(name, value)
  return response
}

type Context = Readonly<RouterContextProvider>

/**
 * The user who is signed in, by an anonymous account too; a visitor is redirected to sign in, and comes back here
 * afterwards.
 */
export function requireUser(context: Context, url: URL): Reader {
  return context.get(readerContext) ?? redirectToSignIn(url)
}

/** The user who has signed in, as no anonymous account has; every other is redirected to do so. */
export function requireAccount(context: Context, url: URL): Reader {
  return findAccountHolder(context) ?? redirectToSignIn(url)
}

/** The user who has signed in, or null: an anonymous account counts as none. */
export function findAccountHolder(context: Context): Reader | null {
  const reader = context.get(readerContext)
  return reader?.isAnonymous ? null : reader
}

function redirectToSignIn(url: URL): never {
  const signIn = localPath(localeOf(url.pathname), '/signin')
  throw redirect(`${signIn}?next=${encodeURIComponent(url.pathname + url.search)}`)
}
