import type { FindStamp, LearnerPage, PageTemplate } from '@slovo/site/learner-pages'
import type { SiteVisit } from '@slovo/site/visit'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { joinedGzip } from './joined-gzip.ts'
import { keptOwn } from './kept-own.ts'
import { type KeptTemplate, keptTemplates } from './kept-templates.ts'
import { ownPiece, type Piece } from './pieces.ts'

export interface TemplateEnv {
  Variables: {
    page?: string
    /** Of the scripts of its response. */
    nonce?: string
    takeTemplate?: (template: PageTemplate) => void
  }
}

type AskedVisit = Pick<SiteVisit, 'fetch' | 'settings' | 'nonce'>

interface Options {
  /** What is a learner's own of the page that is asked for; null where the routes answer. */
  find: (request: Request, visit: AskedVisit, stampOf: FindStamp) => Promise<LearnerPage | null>
  visitOf: (c: Context) => AskedVisit
  log: SiteVisit['log']
}

/** A page in two halves that are joined: what is for all, and what is its reader's own. */
interface Halves {
  template: KeptTemplate
  own: (Piece | null)[]
}

/**
 * A learner's page is that of all learners with what is their own in its places: what is the same is drawn and compressed once,
 * until the content changes, in whichever process (decision 91). What is their own is drawn anew when its stamp is another one
 * (decision 94).
 */
export function learnerPages({ find, visitOf, log }: Options): MiddlewareHandler<TemplateEnv> {
  const templates = keptTemplates()
  const owns = keptOwn()

  return async (c, next) => {
    if (!takesGzip(c)) return next()
    const visit = visitOf(c)
    let known: (Halves & { stamp: string }) | undefined
    const asked = await find(c.req.raw, visit, (asker) => {
      known = knownOf(asker)
      return known?.stamp
    })
    if (!asked) return next()
    const halves = asked.own ? drawn(asked.asker, asked.own) : known
    if (halves) {
      c.set('page', halves.template.page)
      return pageOf(halves, asked.headers, visit)
    }
    if (!asked.own) return next()

    let taken: PageTemplate | undefined
    c.set('takeTemplate', (template) => {
      taken = template
    })
    await next()
    const { status, headers } = c.res
    if (!taken || status !== 200 || headers.has('set-cookie')) return
    if (asked.headers.some(([name, value]) => headers.get(name) !== value)) return
    const sent = [...headers].filter(([name]) => name !== 'content-length')
    await templates.keep(asked.own, taken, { headers: sent, page: c.get('page') })
  }

  function knownOf(asker: string) {
    const kept = owns.find(asker)
    const template = kept && templates.find(kept)
    // It may have been drawn anew since: of the same shape and version, so with the same places.
    if (!template || template.pieces.length !== kept.pieces.length + 1) return
    return { template, own: kept.pieces, stamp: kept.stamp }
  }

  function drawn(asker: string, asked: NonNullable<LearnerPage['own']>): Halves | undefined {
    const template = templates.find(asked)
    if (!template) return
    try {
      const own = asked.draw(template).map((html) => (html === null ? null : ownPiece(html)))
      const { shape, version, stamp } = asked
      if (stamp !== null) owns.keep(asker, { shape, version, stamp, pieces: own })
      return { template, own }
    } catch (cause) {
      log.error(cause, 'a page could not be made for its reader, and is drawn whole')
      return
    }
  }
}

function pageOf(
  { template, own }: Halves,
  ownHeaders: [string, string][],
  visit: AskedVisit,
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
