import type { Database as Schema } from '@slovo/schema'
import { createServerClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { COOKIE_MAX_AGE, Cookies, cookiesContext } from '../platform/cookies.server.ts'
import { localeOf, localPath } from '../platform/local-path.ts'
import { visitContext } from '../platform/visit.ts'
import { findReader, type Reader } from './reader.server.ts'

export type { Locale } from '@slovo/messages'
export { localeContext } from './locale.ts'
export type { Reader } from './reader.server.ts'
export type Database = SupabaseClient<Schema>

/** The backend, asked in the name of whoever visits. */
export const databaseContext = createContext<Database>()

/** Who is signed in, or null. */
export const readerContext = createContext<Reader | null>(null)

export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { context, request },
  next,
) => {
  const visit = context.get(visitContext)
  const { siteUrl, supabaseUrl, anonKey } = visit.settings
  const cookies = new Cookies(request, { isSecure: siteUrl.startsWith('https:') })
  context.set(cookiesContext, cookies)

  const cacheHeaders = new Headers()
  const database = createServerClient<Schema>(supabaseUrl, anonKey, {
    global: { fetch: visit.fetch },
    // Two mails may be under way: each link carries which of the kept verifiers is its own.
    auth: { experimental: { appendPkceFlowIdToRedirects: true } },
    cookieOptions: { maxAge: COOKIE_MAX_AGE, path: '/', sameSite: 'lax', secure: cookies.isSecure },
    cookies: {
      getAll: () => cookies.all,
      setAll(changes, headers) {
        for (const { name, value, options } of changes)
          cookies.set(name, value, { maxAge: options.maxAge })
        for (const [name, value] of Object.entries(headers)) cacheHeaders.set(name, value)
      },
    },
  })
  context.set(databaseContext, database)
  context.set(readerContext, await findReader(database, cookies, visit))

  const response = await next()
  cookies.sendWith(response)
  for (const [name, value] of cacheHeaders) response.headers.set(name, value)
  return response
}

/** The signed-in reader; a visitor is sent to sign in and comes back here afterwards. */
export function requireUser(context: Readonly<RouterContextProvider>, url: URL): Reader {
  const reader = context.get(readerContext)
  if (reader) return reader

  const signIn = localPath(localeOf(url.pathname), '/signin')
  throw redirect(`${signIn}?next=${encodeURIComponent(url.pathname + url.search)}`)
}
