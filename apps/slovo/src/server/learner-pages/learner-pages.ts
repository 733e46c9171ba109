import type { LearnerPage, PageTemplate } from '@slovo/site/learner-pages'
import type { SiteVisit } from '@slovo/site/visit'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { joinedGzip } from './joined-gzip.ts'
import { type KeptTemplate, keptTemplates } from './kept-templates.ts'

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
  find: (request: Request, visit: AskedVisit) => Promise<LearnerPage | null>
  visitOf: (c: Context) => AskedVisit
  log: SiteVisit['log']
}

/**
 * A learner's page is that of all learners with what is their own in its places: what is the same is drawn and compressed once,
 * until the content changes, in whichever process (decision 91).
 */
export function learnerPages({ find, visitOf, log }: Options): MiddlewareHandler<TemplateEnv> {
  const templates = keptTemplates()

  return async (c, next) => {
    if (!takesGzip(c)) return next()
    const asked = await find(c.req.raw, visitOf(c))
    if (!asked) return next()
    const kept = templates.find(asked)
    const page = kept && drawn(kept, asked)
    if (page) {
      c.set('page', kept.page)
      return page
    }

    let taken: PageTemplate | undefined
    c.set('takeTemplate', (template) => {
      taken = template
    })
    await next()
    const { status, headers } = c.res
    if (!taken || status !== 200 || headers.has('set-cookie')) return
    if (asked.headers.some(([name, value]) => headers.get(name) !== value)) return
    const sent = [...headers].filter(([name]) => name !== 'content-length')
    await templates.keep(asked, taken, { headers: sent, page: c.get('page') })
  }

  function drawn(template: KeptTemplate, asked: LearnerPage): Response | null {
    try {
      const body = joinedGzip(template.pieces, asked.draw(template))
      const headers = new Headers(template.headers)
      for (const [name, value] of asked.headers) headers.set(name, value)
      headers.set('content-encoding', 'gzip')
      headers.set('content-length', String(body.length))
      headers.append('vary', 'accept-encoding')
      return new Response(body, { headers })
    } catch (cause) {
      log.error(cause, 'a page could not be made for its reader, and is drawn whole')
      return null
    }
  }
}

const takesGzip = (c: Context) =>
  accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip'
