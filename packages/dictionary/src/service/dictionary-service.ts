import { lookupKey } from '@slovo/language'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { Dictionary } from '../open-dictionary.ts'
import { type EntryRoutesOptions, entryRoutes } from './entry-routes.ts'
import { type MissingWord, reportMissing } from './missing-words.ts'
import { enriched, presentEntries } from './present-entries.ts'
import { clientIpOf, isAllowed, RATE_LIMIT_SECONDS, sendRefusal } from './refusals.ts'
import { type TextRoutesOptions, textRoutes } from './text-routes.ts'
import { askThirdParty, type ThirdParty } from './third-party.ts'
import { wordRoutes } from './word-routes.ts'

export interface DictionaryServiceOptions
  extends TextRoutesOptions,
    Pick<EntryRoutesOptions, 'readOwnEntries'> {
  dictionary: Omit<Dictionary, 'close'>
  thirdParty?: ThirdParty
  log: { warn(message: string): void }
  /** Hears of the words that no dictionary knows. */
  onMissing?: (missing: MissingWord) => void
  /** Lookups per minute and client IP. */
  lookupsPerMinute?: number
  /** Timeout of the third party. */
  thirdPartyTimeoutMs?: number
}

const directions = ['ru-fr', 'fr-ru'] as const
const MAX_TEXT_LENGTH = 100
const MAX_BODY_BYTES = 16 * 1024

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
 * `/lookup` and `/getLangs` in the specified wire format, `/words`, `/headwords`, `/bands` and `/search` for the site’s pages of
 * words, and for admins `/analyse`, `/check`, `/entry` and `/own-entries`, to be mounted at `/api/v1/dicservice.json`. A `key` may be sent and is ignored. A third party, if configured, is asked first.
 */
export function createDictionaryService(options: DictionaryServiceOptions): Hono {
  const { dictionary, thirdParty, log, lookupsPerMinute = 300, thirdPartyTimeoutMs } = options
  const clientAddress = options.clientAddress ?? clientIpOf
  const limiter = new RateLimiterMemory({ points: lookupsPerMinute, duration: RATE_LIMIT_SECONDS })
  const warn = (message: string) => log.warn(message)
  const ask =
    thirdParty &&
    askThirdParty(thirdParty, {
      warn,
      ...(thirdPartyTimeoutMs && { timeoutMs: thirdPartyTimeoutMs }),
    })

  const noteMissing = reportMissing(options.onMissing ?? (() => undefined))

  const service = new Hono()

  service.on(['GET', 'POST'], '/getLangs', (c) => c.json(directions))

  service.route('/', textRoutes(options, limiter))
  service.route('/', wordRoutes(options, limiter))
  service.route('/', entryRoutes(options, limiter))
  service.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => sendRefusal(c, 'tooLong') }))

  service.on(['GET', 'POST'], '/lookup', async (c) => {
    if (!(await isAllowed(limiter, clientAddress(c)))) return sendRefusal(c, 'tooMany')

    const { lang, text, flags, ui } = await readQuery(c)
    const direction = directions.find((known) => known === lang)
    if (!direction) return sendRefusal(c, 'direction')
    if (text.trim() === '') return sendRefusal(c, 'noText')
    if (text.length > MAX_TEXT_LENGTH) return sendRefusal(c, 'tooLong')

    const theirs = await ask?.({ text, direction, flags, ui })
    const ours = dictionary.lookup(text, direction)
    const answer = theirs ? enriched(theirs, ours) : presentEntries(ours, ui)
    if (answer.def.some(({ tr }) => tr.length > 0)) {
      c.header('Cache-Control', 'public, max-age=300')
      return c.json(answer)
    }
    const word = lookupKey(ours[0]?.lemma ?? text)
    void noteMissing({ lang: direction === 'ru-fr' ? 'ru' : 'fr', word }, clientAddress(c))
    // The word may be added at any moment.
    c.header('Cache-Control', 'no-store')
    return c.json(answer)
  })

  return service
}

/** The query of the URL, and the fields of a form if one was sent. */
async function readQuery(c: Context): Promise<z.infer<typeof Query>> {
  const isForm = /^application\/x-www-form-urlencoded/.test(c.req.header('content-type') ?? '')
  const form = c.req.method === 'POST' && isForm ? new URLSearchParams(await c.req.text()) : []
  return Query.parse({ ...c.req.query(), ...Object.fromEntries(form) })
}
