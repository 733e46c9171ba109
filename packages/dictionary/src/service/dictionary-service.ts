import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { Dictionary } from '../open-dictionary.ts'
import type { TextAnalyser } from '../texts/text-analyser.ts'
import { enriched } from './enriched.ts'
import { presentEntries } from './present-entries.ts'
import { addressOf, isAllowed, refuse, WITHIN_SECONDS } from './refusals.ts'
import { askThirdParty, type ThirdParty } from './third-party.ts'
import { writersRoutes } from './writers-routes.ts'

export interface DictionaryServiceOptions {
  dictionary: Pick<Dictionary, 'lookup' | 'analyse' | 'check'>
  /** Where whole texts are analysed; without it, in the thread of the caller. */
  texts?: TextAnalyser
  thirdParty?: ThirdParty
  log: { warn(message: string): void }
  /** Whose request it is, for the rate limit; without it, the visitor or connection of `c.env`. */
  clientAddress?: (c: Context) => string
  /** Who may have whole texts analysed; without it, nobody. */
  isWriter?: (c: Context) => Promise<boolean>
  /** Lookups a minute for one address. */
  lookupsPerMinute?: number
  /** How long the third party is waited for, in milliseconds. */
  patience?: number
}

const directions = ['ru-fr', 'fr-ru'] as const
const LONGEST_TEXT = 100
const LONGEST_BODY = 16 * 1024

const Query = z.object({
  lang: z.string().default(''),
  text: z.string().default(''),
  flags: z
    .string()
    .regex(/^\d{0,4}$/)
    .catch('')
    .default(''),
  ui: z
    .string()
    .regex(/^[a-z]{0,3}$/)
    .catch('')
    .default(''),
})

/**
 * `/lookup` and `/getLangs` in the specified wire format, and `/analyse` and `/check` for writers
 * of texts, to be mounted at `/api/v1/dicservice.json`. A `key` may be sent and is not looked at.
 * The third party, if there is one, is asked first for a lookup.
 */
export function createDictionaryService(options: DictionaryServiceOptions): Hono {
  const { dictionary, thirdParty, log, lookupsPerMinute = 300, patience } = options
  const clientAddress = options.clientAddress ?? addressOf
  const limiter = new RateLimiterMemory({ points: lookupsPerMinute, duration: WITHIN_SECONDS })
  const warn = (message: string) => log.warn(message)
  const ask = thirdParty && askThirdParty(thirdParty, { warn, ...(patience && { patience }) })

  const service = new Hono()

  service.on(['GET', 'POST'], '/getLangs', (c) => c.json(directions))

  service.route('/', writersRoutes(options, limiter))
  service.use(bodyLimit({ maxSize: LONGEST_BODY, onError: (c) => refuse(c, 'tooLong') }))

  service.on(['GET', 'POST'], '/lookup', async (c) => {
    if (!(await isAllowed(limiter, clientAddress(c)))) return refuse(c, 'tooMany')

    const { lang, text, flags, ui } = await readQuery(c)
    const direction = directions.find((known) => known === lang)
    if (!direction) return refuse(c, 'direction')
    if (text.trim() === '') return refuse(c, 'noText')
    if (text.length > LONGEST_TEXT) return refuse(c, 'tooLong')

    const theirs = await ask?.({ text, direction, flags, ui })
    const ours = dictionary.lookup(text, direction)
    const answer = theirs ? enriched(theirs, ours) : presentEntries(ours, ui)
    c.header('Cache-Control', 'public, max-age=300')
    return c.json(answer)
  })

  return service
}

/** The query of the address, and the fields of a form where one was sent. */
async function readQuery(c: Context): Promise<z.infer<typeof Query>> {
  const isForm = /^application\/x-www-form-urlencoded/.test(c.req.header('content-type') ?? '')
  const form = c.req.method === 'POST' && isForm ? new URLSearchParams(await c.req.text()) : []
  return Query.parse({ ...c.req.query(), ...Object.fromEntries(form) })
}
