import { startDocument } from 'virtual:slovo-document'
import { say } from '@slovo/messages'
import { useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { sessionEnd } from './documents/session-end.ts'
import { chooseFont } from './fonts/choose-font.ts'
import { FontPreloads } from './fonts/font-preloads.tsx'
import { readerKey } from './offline/device/reader-key.ts'
import { AppLinks } from './offline/manifest/app-links.tsx'
import { saysItsReader } from './offline/says-its-reader.server.ts'
import { repeatUndo } from './reading/repeat-undo.ts'
import { AddressLinks } from './shell/address-links.tsx'
import { hasUnknownSession } from './shell/session-upkeep.ts'
import { Shell } from './shell/shell.tsx'
import { usePageUpkeep } from './shell/use-page-upkeep.ts'
import { usePage } from './ui/page.ts'
import { useLocale } from './ui/say.ts'
import { Banner, Toasts } from './ui/toasts.tsx'
import { returnMessage } from './visit/auth/auth-messages.ts'
import { ErrorPage } from './visit/failure/error-page.tsx'
import { redirectsForIslands } from './visit/form/from-script.server.ts'
import { redirectWithToast } from './visit/form/toast.server.ts'
import { Island } from './visit/island/island.tsx'
import { learningLanguageMiddleware } from './visit/language/learning-language.server.ts'
import { localeContext, localeMiddleware } from './visit/language/locale.ts'
import { ownPart, READER_MARK, READER_PART } from './visit/own/own-part.ts'
import { isDocument } from './visit/page/document-paths.ts'
import { loadPageData } from './visit/page/page-data.server.ts'
import { PageData } from './visit/page/page-data.tsx'
import { Progress } from './visit/page/progress.tsx'
import { RootDataContext, useRootData } from './visit/page/root-data.ts'
import { RouterPage } from './visit/page/router-page.tsx'
import { withoutNetwork } from './visit/page/without-network.ts'
import { PRELOADS_MARK, STYLE_MARK, useNonce } from './visit/response/document-marks.ts'
import { lateHtmlContext } from './visit/response/late-html.server.ts'
import { firstChangeMiddleware } from './visit/session/first-change-middleware.ts'
import { offeredWordsMiddleware } from './visit/session/offered-words.server.ts'
import { sessionMiddleware } from './visit/session/session.server.ts'
import { timeZoneMiddleware } from './visit/session/time-zone.server.ts'
import { atContent } from './visit/url/safe-path.ts'
import { visitContext } from './visit/visit.ts'
import { HeaderSearch } from './words/search/header-search.tsx'
import search from './words/search/search.island.tsx'

const reportRoute: Route.MiddlewareFunction = ({ context, pattern }) => {
  context.get(visitContext).answeredBy?.(pattern.replace(/^\/?/, '/'))
}

export const middleware: Route.MiddlewareFunction[] = [
  reportRoute,
  redirectsForIslands,
  localeMiddleware,
  sessionMiddleware,
  saysItsReader,
  // First: an account without settings gets those of the visitor, and not a row of its own.
  offeredWordsMiddleware,
  timeZoneMiddleware,
  learningLanguageMiddleware,
]

/** React Router runs no document: whatever leads to one, a redirect too, loads it. */
const loadDocuments: Route.ClientMiddlewareFunction = ({ request }, next) => {
  const { href, pathname } = new URL(request.url)
  if (request.method === 'GET' && isDocument(pathname)) throw redirectDocument(href)
  return next()
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  loadDocuments,
  withoutNetwork,
  firstChangeMiddleware,
]

export async function loader({ context, request, url }: Route.LoaderArgs) {
  redirectRefusal(context, url)
  const page = await loadPageData(context, request)
  context.get(lateHtmlContext).put(READER_MARK, ownPart(READER_PART, readerKey(page.reader)))
  return page
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
  const shown = ['saved', 'removed', 'said', 'known', 'taken', 'taken-back', 'queued', 'refused']
  if (shown.includes(actionResult?.kind)) return false
  if (formMethod || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return currentUrl.pathname !== nextUrl.pathname
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <RootDataContext value={root}>
      <RouterPage>
        <Html>{children}</Html>
      </RouterPage>
    </RootDataContext>
  )
}

/** The browser's build leaves it out: it finds it in the page, also for the page that says that something failed. */
const siteStyle = import.meta.env.SSR
  ? STYLE_MARK
  : (document.querySelector('style[data-site]')?.innerHTML ?? '')

function Html({ children }: { children: React.ReactNode }) {
  const root = useRootData()
  const isRouted = !isDocument(usePage().pathname)
  return (
    <html
      lang={useLocale()}
      data-theme={root?.theme ?? 'system'}
      data-reader={root && (import.meta.env.SSR ? READER_MARK : readerKey(root.reader))}
      data-font={isRouted ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#432874" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <AppLinks />
        <Meta />
        {isRouted && <ZodSettings />}
        {isRouted ? <FontPreloads /> : <ChooseFont />}
        {isRouted && <Links />}
        {root && <AddressLinks siteUrl={root.siteUrl} />}
        {/* The whole style sheet, so that the first paint waits for nothing. */}
        <style
          data-site=""
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
          dangerouslySetInnerHTML={{ __html: siteStyle }}
        />
      </head>
      <body>
        {children}
        {isRouted ? <RouterScripts /> : root && <DocumentScripts />}
      </body>
    </html>
  )
}

/** Read by zod before any of its code runs: its probe for `eval` would be reported by the browser. */
function ZodSettings() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
      dangerouslySetInnerHTML={{ __html: 'globalThis.__zod_globalConfig={jitless:true}' }}
    />
  )
}

function ChooseFont() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the policy names by its hash
  return <script dangerouslySetInnerHTML={{ __html: chooseFont }} />
}

function DocumentScripts() {
  const toast = useRootData()?.toast
  return (
    <>
      {toast && <Banner kind={toast.kind} text={toast.text} />}
      <PageData />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a mark of ours */}
      <div hidden dangerouslySetInnerHTML={{ __html: PRELOADS_MARK }} />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the policy names by its hash
        dangerouslySetInnerHTML={{ __html: startDocument }}
      />
    </>
  )
}

function RouterScripts() {
  const root = useRootData()
  return (
    <>
      <Progress />
      <Toasts arrived={root?.toast ?? null} theme={root?.theme ?? 'system'} />
      <ScrollRestoration />
      <Scripts />
    </>
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
  usePageUpkeep(sessionEnd)
  useEffect(() => void repeatUndo(), [])
  return (
    <Shell search={<Search />}>
      <Outlet />
    </Shell>
  )
}

/** In a document it comes to life with the focus. */
function Search() {
  return isDocument(usePage().pathname) ? (
    <Island of={search} props={{}} when="touched" />
  ) : (
    <HeaderSearch />
  )
}

export function ErrorBoundary() {
  return (
    <Shell search={<Search />}>
      <ErrorPage />
    </Shell>
  )
}
