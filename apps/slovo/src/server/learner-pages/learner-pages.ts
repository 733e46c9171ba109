import type { FindStamp, LearnerPage, PageTemplate } from '@slovo/site/learner-pages'
import type { SiteVisit } from '@slovo/site/visit'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { accepts } from 'hono/accepts'
import { type Age, sharedDrawings } from '../shared-drawings.ts'
import { joinedGzip } from './joined-gzip.ts'
import { keptOwn } from './kept-own.ts'
import { type AskedTemplate, type KeptTemplate, keptTemplates } from './kept-templates.ts'
import { ownPiece, type Piece } from './pieces.ts'

export interface TemplateEnv {
  Variables: {
    page?: string
    /** Of the scripts of its response. */
    nonce?: string
    takeTemplate?: (template: PageTemplate) => void
  }
}

interface Options<Visit> {
  /** What is a learner's own of the page that is asked for; null where the routes answer. */
  find: (request: Request, visit: Visit, stampOf: FindStamp) => Promise<LearnerPage | null>
  visitOf: (c: Context) => Visit
  log: SiteVisit['log']
}

interface Drawing {
  of: AskedTemplate
  /** What a page that is made for this learner would be sent with. */
  headers: [string, string][]
}

/** A page in two halves that are joined: what is for all, and what is its reader's own. */
interface Halves {
  template: KeptTemplate
  age: Age
  own: (Piece | null)[]
}

/**
 * A learner's page is that of all learners with what is their own in its places: what is the same is drawn and compressed once,
 * until the content changes, in whichever process (decision 91). What is their own is drawn anew when its stamp is another one
 * (decision 94). Those who ask while the template is drawn get what was kept before, if its content is the same, or wait for it.
 */
export function learnerPages<Visit extends Pick<SiteVisit, 'nonce'>>({
  find,
  visitOf,
  log,
}: Options<Visit>): MiddlewareHandler<TemplateEnv> {
  const templates = keptTemplates()
  const owns = keptOwn()
  const drawings = sharedDrawings()

  return async (c, next) => {
    if (!takesGzip(c)) return next()
    const visit = visitOf(c)
    let known: ReturnType<typeof knownOf>
    const asked = await find(c.req.raw, visit, (asker) => {
      known = knownOf(asker)
      return known?.stamp
    })
    const of = asked?.own ?? known
    if (!asked || !of) return next()
    const halves = await drawings.findOrDraw([of.version, of.shape].join('\n'), {
      find: () => (asked.own ? drawn(asked.asker, asked.own) : known),
      draw: () => draw(c, next, { of, headers: asked.headers }),
    })
    if (!halves) return
    c.set('page', halves.template.page)
    return pageOf(halves, asked.headers, visit)
  }

  /** By the routes; what they offer of it is kept for others. */
  async function draw(c: Context<TemplateEnv>, next: Next, { of, headers: own }: Drawing) {
    let taken: PageTemplate | undefined
    c.set('takeTemplate', (template) => {
      taken = template
    })
    await next()
    const { status, headers } = c.res
    if (!taken || status !== 200 || headers.has('set-cookie')) return
    if (own.some(([name, value]) => headers.get(name) !== value)) return
    const sent = [...headers].filter(([name]) => name !== 'content-length')
    await templates.keep(of, taken, { headers: sent, page: c.get('page') })
  }

  function knownOf(asker: string): (Halves & AskedTemplate & { stamp: string }) | undefined {
    const kept = owns.find(asker)
    const found = kept && templates.find(kept)
    // It may have been drawn anew since: of the same shape and version, so with the same places.
    if (!found || found.template.pieces.length !== kept.pieces.length + 1) return
    const { pieces: own, ...asked } = kept
    return { ...found, ...asked, own }
  }

  function drawn(asker: string, asked: NonNullable<LearnerPage['own']>): Halves | undefined {
    const found = templates.find(asked)
    if (!found) return
    try {
      const own = asked.draw(found.template).map((html) => (html === null ? null : ownPiece(html)))
      const { shape, version, stamp } = asked
      if (stamp !== null) owns.keep(asker, { shape, version, stamp, pieces: own })
      return { ...found, own }
    } catch (cause) {
      log.error(cause, 'a page could not be made for its reader, and is drawn whole')
      return
    }
  }
}

function pageOf(
  { template, own }: Halves,
  ownHeaders: [string, string][],
  visit: Pick<SiteVisit, 'nonce'>,
): Response {
  const body = joinedGzip(
    template.pieces,
    own.map((piece) => piece ?? ownPiece(visit.nonce)),
  )
  const headers = new Headers(template.headers)
  for (const [name, value] of ownHeaders) headers.set(name, value)
  headers.set('content-encoding', 'gzip')
  headers.set('content-length', String(body.length))
  headers.append('vary', 'accept-encoding')
  return new Response(body, { headers })
}

const takesGzip = (c: Context) =>
  accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip'
