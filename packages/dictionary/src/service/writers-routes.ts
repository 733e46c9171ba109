import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { analyserOf, TextNotAnalysed } from '../texts/text-analyser.ts'
import type { DictionaryServiceOptions } from './dictionary-service.ts'
import { addressOf, isAllowed, refuse } from './refusals.ts'

const LONGEST_TEXT = 300_000
/** A Cyrillic letter takes two bytes, or six where it is escaped. */
const LONGEST_BODY = 6 * LONGEST_TEXT + 1024
/** A text costs a writer as much as so many lookups. */
const COST = 10

const Body = z.object({ text: z.string().max(LONGEST_TEXT), lang: z.enum(['ru', 'fr']) })

type Options = Pick<DictionaryServiceOptions, 'dictionary' | 'texts' | 'isWriter' | 'clientAddress'>

/** `POST /analyse` and `POST /check` with `{ text, lang }`: a whole text costs time, so only writers may ask. */
export function writersRoutes(options: Options, limiter: RateLimiterMemory): Hono {
  const { dictionary, isWriter, clientAddress = addressOf } = options
  const texts = options.texts ?? analyserOf(dictionary)
  const routes = new Hono()
  const limit = bodyLimit({ maxSize: LONGEST_BODY, onError: (c) => refuse(c, 'tooLong') })

  const answer = (work: 'analyse' | 'check') => async (c: Context) => {
    if (!(await isWriter?.(c))) return refuse(c, 'forbidden')
    if (!(await isAllowed(limiter, clientAddress(c), COST))) return refuse(c, 'tooMany')
    const body = Body.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return refuse(c, 'badText')
    try {
      const { text, lang } = body.data
      const json = await texts.ask(work, text, lang, c.req.raw.signal)
      return c.body(json, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    } catch (cause) {
      if (cause instanceof TextNotAnalysed) return refuse(c, 'notAnalysed')
      throw cause
    }
  }

  routes.post('/analyse', limit, answer('analyse'))
  routes.post('/check', limit, answer('check'))
  return routes
}
