import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { Dictionary } from '../open-dictionary.ts'
import { analyserOf, type TextAnalyser, TextNotAnalysed } from '../texts/text-analyser.ts'
import { clientIpOf, isAllowed, sendRefusal } from './refusals.ts'

const MAX_TEXT_LENGTH = 300_000
/** A Cyrillic letter takes two bytes, or six where it is escaped. */
const MAX_BODY_BYTES = 6 * MAX_TEXT_LENGTH + 1024
/** What a text counts against the rate limit of lookups. */
const LOOKUPS_PER_TEXT = 10

const Body = z.object({ text: z.string().max(MAX_TEXT_LENGTH), lang: z.enum(['ru', 'fr']) })

export interface TextRoutesOptions {
  dictionary: Pick<Dictionary, 'analyse' | 'check'>
  /** Where whole texts are analysed; without it, in the caller's thread. */
  texts?: TextAnalyser
  /** The client's IP address, for the rate limit; without it, the one in `c.env`. */
  clientAddress?: (c: Context) => string
  /** Whether this request may have whole texts analysed; without it, none may. */
  isWriter?: (c: Context) => Promise<boolean>
}

/** `POST /analyse` and `POST /check` with `{ text, lang }`, for admins only: a whole text takes time. */
export function textRoutes(options: TextRoutesOptions, limiter: RateLimiterMemory): Hono {
  const { dictionary, isWriter, clientAddress = clientIpOf } = options
  const texts = options.texts ?? analyserOf(dictionary)
  const routes = new Hono()
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => sendRefusal(c, 'tooLong') })

  const answer = (work: 'analyse' | 'check') => async (c: Context) => {
    if (!(await isWriter?.(c))) return sendRefusal(c, 'forbidden')
    if (!(await isAllowed(limiter, clientAddress(c), LOOKUPS_PER_TEXT)))
      return sendRefusal(c, 'tooMany')
    const body = Body.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return sendRefusal(c, 'badText')
    try {
      const { text, lang } = body.data
      const json = await texts.ask(work, text, lang, c.req.raw.signal)
      return c.body(json, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    } catch (cause) {
      if (cause instanceof TextNotAnalysed) return sendRefusal(c, 'notAnalysed')
      throw cause
    }
  }

  routes.post('/analyse', limit, answer('analyse'))
  routes.post('/check', limit, answer('check'))
  return routes
}
