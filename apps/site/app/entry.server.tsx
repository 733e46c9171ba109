import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { filesOfIslands, startDocumentHash } from 'virtual:slovo-document'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import styles from './app.css?inline'
import { takeTemplate } from './documents/take-template.server.ts'
import { chooseFont } from './fonts/choose-font.ts'
import { RequestIdContext } from './visit/failure/error-page.tsx'
import { IslandsContext } from './visit/island/island.tsx'
import { sentJson } from './visit/island/sent-json.ts'
import { TakenIslands } from './visit/island/taken-islands.server.ts'
import { ownPageContext } from './visit/own/own-page.server.ts'
import { islandProps, ownPart } from './visit/own/own-part.ts'
import { pageParts, wholePage } from './visit/own/page-parts.server.ts'
import { isDocument } from './visit/page/document-paths.ts'
import { NonceContext, PRELOADS_MARK, STYLE_MARK } from './visit/response/document-marks.ts'
import { LateHtml, lateHtmlContext } from './visit/response/late-html.server.ts'
import { securityHeaders } from './visit/response/security-headers.server.ts'
import { type SiteVisit, visitContext } from './visit/visit.ts'

export { findLearnerPage } from './documents/learner-pages.server.ts'

const CHOOSE_FONT_HASH = `sha256-${createHash('sha256').update(chooseFont).digest('base64')}`

const styleBytes = Buffer.from(styles)

/** The context in which the process hands a visit to the router. */
export function createLoadContext(visit: SiteVisit): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(lateHtmlContext, new LateHtml())
  context.set(ownPageContext, {})
  return context
}

/** A page is rendered whole and sent with its length: measured never slower than streaming pages of this size. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const visit = context.get(visitContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  const scripts = isDocument(new URL(request.url).pathname)
    ? `'${startDocumentHash}' '${CHOOSE_FONT_HASH}'`
    : `'nonce-${visit.nonce}'`
  for (const [name, value] of securityHeaders(visit, scripts)) headers.set(name, value)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  // A page that fails is drawn a second time, as its error.
  const late = new LateHtml(context.get(lateHtmlContext))
  late.put(STYLE_MARK, styleBytes)
  const islands = new TakenIslands()
  const drawn = await render(
    <RequestIdContext value={visit.requestId}>
      <NonceContext value={visit.nonce}>
        <IslandsContext value={islands}>
          <ServerRouter context={router} url={request.url} nonce={visit.nonce} />
        </IslandsContext>
      </NonceContext>
    </RequestIdContext>,
    { nonce: visit.nonce },
  )
  const offers = context.get(ownPageContext)
  for (const island of islands.all) {
    const live = await render(island.drawn, { identifierPrefix: island.name })
    late.put(island.marks.html, late.complete(live))
    const own = offers.offered?.island?.name === island.name ? offers.offered.island : undefined
    const [forAll, ownProps] = sentJson(island.props, own?.ownNames)
    const props = own ? `${forAll},${ownPart(islandProps(own.name), ownProps)}` : forAll
    late.put(island.marks.props, `[${props}]`)
  }
  late.put(PRELOADS_MARK, preloadsOf(islands.all))
  const html = late.complete(drawn)
  const parts = pageParts(html)
  takeTemplate(offers, { html, parts }, router, visit)
  const page = wholePage(parts)
  headers.set('content-length', String(page.length))
  return new Response(page, { status, headers })
}

/** The files of the islands that are drawn at once: the browser asks for all of them together. */
function preloadsOf(islands: TakenIslands['all']) {
  const files = islands.flatMap(({ name, isAtOnce }) =>
    isAtOnce ? (filesOfIslands[name] ?? []) : [],
  )
  return [...new Set(files)].map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
}

/** Whole pieces alone: a page of documents has no script that would put late ones in their places. */
const WHOLE = Number.POSITIVE_INFINITY

function render(
  page: React.ReactNode,
  options: Pick<RenderToPipeableStreamOptions, 'nonce' | 'identifierPrefix'>,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      ...options,
      progressiveChunkSize: WHOLE,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}

/** The one place where unexpected errors are logged, with their cause. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(visitContext).log.error(error, 'a page failed unexpectedly')
}
