import { type Context, Hono } from 'hono'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { Dictionary } from '../open-dictionary.ts'
import { clientIpOf, isAllowed, sendRefusal } from './refusals.ts'

const MAX_TEXT_LENGTH = 100

const WordQuery = z.object({
  lang: z.enum(['ru-fr', 'fr-ru']),
  text: z.string().min(1).max(MAX_TEXT_LENGTH),
})
const LangQuery = z.object({ lang: z.enum(['ru', 'fr']) })
const SearchQuery = z.object({ text: z.string().min(1).max(MAX_TEXT_LENGTH) })

interface WordRoutesOptions {
  dictionary: Pick<Dictionary, 'bands' | 'describe' | 'headwords' | 'search'>
  /** The client's IP address, for the rate limit; without it, the one in `c.env`. */
  clientAddress?: (c: Context) => string
}

/**
 * `GET /words`: a lemma's words with paradigm and family. `GET /headwords`: all lemmas of a language. `GET /bands`: the
 * ids of its most frequent ones. `GET /search`: the words that a typed text may be meant for.
 */
export function wordRoutes(options: WordRoutesOptions, limiter: RateLimiterMemory): Hono {
  const { dictionary, clientAddress = clientIpOf } = options
  const routes = new Hono()

  routes.get('/words', async (c) => {
    if (!(await isAllowed(limiter, clientAddress(c)))) return sendRefusal(c, 'tooMany')
    const query = WordQuery.safeParse(c.req.query())
    if (!query.success) return sendRefusal(c, 'badText')
    c.header('Cache-Control', 'public, max-age=300')
    return c.json({ words: dictionary.describe(query.data.text, query.data.lang) })
  })

  routes.get('/headwords', async (c) => {
    if (!(await isAllowed(limiter, clientAddress(c)))) return sendRefusal(c, 'tooMany')
    const query = LangQuery.safeParse(c.req.query())
    if (!query.success) return sendRefusal(c, 'badText')
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json({ headwords: dictionary.headwords(query.data.lang) })
  })

  routes.get('/bands', async (c) => {
    if (!(await isAllowed(limiter, clientAddress(c)))) return sendRefusal(c, 'tooMany')
    const query = LangQuery.safeParse(c.req.query())
    if (!query.success) return sendRefusal(c, 'badText')
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json({ bands: dictionary.bands(query.data.lang) })
  })

  routes.get('/search', async (c) => {
    if (!(await isAllowed(limiter, clientAddress(c)))) return sendRefusal(c, 'tooMany')
    const query = SearchQuery.safeParse(c.req.query())
    if (!query.success) return sendRefusal(c, 'badText')
    c.header('Cache-Control', 'public, max-age=300')
    return c.json({ words: dictionary.search(query.data.text) })
  })

  return routes
}
