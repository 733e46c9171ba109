import { say } from '@slovo/messages'
import { useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { FontPreloads } from './fonts/font-preloads.tsx'
import { AddressLinks } from './shell/address-links.tsx'
import { hasUnknownSession } from './shell/session-upkeep.ts'
import { Shell } from './shell/shell.tsx'
import { useLocale } from './ui/say.ts'
import { Toasts } from './ui/toasts.tsx'
import { returnMessage } from './visit/auth/auth-messages.ts'
import { ErrorPage } from './visit/failure/error-page.tsx'
import { redirectWithToast } from './visit/form/toast.server.ts'
import { learningLanguageMiddleware } from './visit/language/learning-language.server.ts'
import { localeContext, localeMiddleware } from './visit/language/locale.ts'
import { loadPageData } from './visit/page/page-data.server.ts'
import { useRootData } from './visit/page/root-data.ts'
import { STYLE_MARK, useNonce } from './visit/response/document-marks.ts'
import { offeredWordsMiddleware } from './visit/session/offered-words.server.ts'
import { oneFirstChange } from './visit/session/one-first-change.ts'
import { sessionMiddleware } from './visit/session/session.server.ts'
import { timeZoneMiddleware } from './visit/session/time-zone.server.ts'
import { atContent } from './visit/url/safe-path.ts'
import { visitContext } from './visit/visit.ts'
import { HeaderSearch } from './words/search/header-search.tsx'

const reportRoute: Route.MiddlewareFunction = ({ context, pattern }) => {
  context.get(visitContext).answeredBy?.(pattern.replace(/^\/?/, '/'))
}

export const middleware: Route.MiddlewareFunction[] = [
  reportRoute,
  localeMiddleware,
  sessionMiddleware,
  // First: an account without settings gets those of the visitor, and not a row of its own.
  offeredWordsMiddleware,
  timeZoneMiddleware,
  learningLanguageMiddleware,
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [oneFirstChange]

export function loader({ context, request, url }: Route.LoaderArgs) {
  redirectRefusal(context, url)
  return loadPageData(context, request)
}

/** A sign-in that failed outside may end on any page: its error is shown, and removed from the URL. */
function redirectRefusal(context: Route.LoaderArgs['context'], { pathname, searchParams }: URL) {
  const code = searchParams.get('error_code')
  if (!code) return
  const message = searchParams.get('error_description') ?? ''
  const text = say(context.get(localeContext), returnMessage({ code, message }))
  throw redirectWithToast(context, atContent(pathname), 'error', text)
}

export const meta: Route.MetaFunction = () => [{ title: 'Slovo' }]

/**
 * Read anew on every other page and after every change, but not after one whose outcome its own page shows (it may even
 * mean that there is no network), nor for a change of the query alone. A session that began with a change is always shown.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (hasUnknownSession()) return true
  const shown = ['saved', 'removed', 'said', 'known', 'taken', 'taken-back', 'refused']
  if (shown.includes(actionResult?.kind)) return false
  if (formMethod || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return currentUrl.pathname !== nextUrl.pathname
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRootData()
  return (
    <html lang={useLocale()} data-theme={root?.theme ?? 'system'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#432874" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        {/* Read by zod before any of its code runs: its probe for `eval` would be reported by the browser. */}
        <script
          nonce={useNonce()}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
          dangerouslySetInnerHTML={{ __html: 'globalThis.__zod_globalConfig={jitless:true}' }}
        />
        <FontPreloads />
        <Links />
        {root && <AddressLinks siteUrl={root.siteUrl} />}
        {/* The whole style sheet, so that the first paint waits for nothing; the browser's build leaves it out. */}
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? STYLE_MARK : '' }}
        />
      </head>
      <body>
        {children}
        <Toasts arrived={root?.toast ?? null} theme={root?.theme ?? 'system'} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** A link that an operator made has its error in the fragment, which the server does not see. */
function useRefusalBehindHash() {
  useEffect(() => {
    const refusal = new URLSearchParams(location.hash.slice(1))
    if (refusal.has('error_code')) location.replace(`${location.pathname}?${refusal}`)
  }, [])
}

export default function App() {
  useRefusalBehindHash()
  return (
    <Shell search={<HeaderSearch />}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary() {
  return (
    <Shell search={<HeaderSearch />}>
      <ErrorPage />
    </Shell>
  )
}
