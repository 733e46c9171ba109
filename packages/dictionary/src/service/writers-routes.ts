import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { DictionaryServiceOptions } from './dictionary-service.ts'
import { addressOf, isAllowed, refuse } from './refusals.ts'

const LONGEST_TEXT = 300_000
/** A Cyrillic letter takes two bytes, or six where it is escaped. */
const LONGEST_BODY = 6 * LONGEST_TEXT + 1024
/** A text costs a writer as much as so many lookups. */
const COST = 10

const Body = z.object({ text: z.string().max(LONGEST_TEXT), lang: z.enum(['ru', 'fr']) })

type Options = Pick<DictionaryServiceOptions, 'dictionary' | 'isWriter' | 'clientAddress'>

/** `POST /analyse` and `POST /check` with `{ text, lang }`: a whole text costs time, so only writers may ask. */
export function writersRoutes(options: Options, limiter: RateLimiterMemory): Hono {
  const { dictionary, isWriter, clientAddress = addressOf } = options
  const routes = new Hono()
  const limit = bodyLimit({ maxSize: LONGEST_BODY, onError: (c) => refuse(c, 'tooLong') })

  const answer = (work: (text: string, lang: 'ru' | 'fr') => object) => async (c: Context) => {
    if (!(await isWriter?.(c))) return refuse(c, 'forbidden')
    if (!(await isAllowed(limiter, clientAddress(c), COST))) return refuse(c, 'tooMany')
    const body = Body.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return refuse(c, 'badText')
    c.header('Cache-Control', 'no-store')
    return c.json(work(body.data.text, body.data.lang))
  }

  routes.post(
    '/analyse',
    limit,
    answer((text, lang) => dictionary.analyse(text, lang)),
  )
  routes.post(
    '/check',
    limit,
    answer((text, lang) => ({ words: dictionary.check(text, lang) })),
  )
  return routes
}
