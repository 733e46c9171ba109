import { networkOf } from '@slovo/backend'
import { readerLanguage } from '@slovo/content-model'
import type { SiteVisit } from '@slovo/site/visit'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { ProcessLog } from '../log.ts'
import type { KeptTranslations } from './kept-translations.ts'
import type { AskedSentence, Machine } from './machine.ts'

type TranslateSentence = NonNullable<SiteVisit['translateSentence']>
type Answer = Awaited<ReturnType<TranslateSentence>>

interface Options {
  machine: Machine
  kept: KeptTranslations
  sentencesPerDay: number
  log: Pick<ProcessLog, 'warn'>
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
const DAY_SECONDS = 86_400
const MAX_FAILURES = 3
const PAUSE_MS = 60_000
/** The longest that is stored. */
const MAX_TRANSLATION_LENGTH = 4000

/**
 * Translates sentences that have no translation of their own: each is asked of the machine once, and kept for all readers.
 * Only what the machine has translated counts for the daily limit of a reader. After three failures in a row the machine is left
 * alone for a minute.
 */
export function sentenceTranslator(options: Options): TranslateSentence {
  const { machine, kept, sentencesPerDay, log, timeoutMs = TIMEOUT_MS } = options
  const limiter = new RateLimiterMemory({ points: sentencesPerDay, duration: DAY_SECONDS })
  const asked = new Map<string, Promise<Answer>>()
  let failures = 0
  let pausedUntil = 0

  async function ask(sentence: AskedSentence): Promise<Answer> {
    try {
      const text = await machine.translate(sentence, AbortSignal.timeout(timeoutMs))
      const translation = text.slice(0, MAX_TRANSLATION_LENGTH)
      failures = 0
      await kept.keep(sentence, translation, machine.api)
      return { state: 'translated', translation }
    } catch (cause) {
      failures += 1
      if (failures >= MAX_FAILURES) {
        failures = 0
        pausedUntil = Date.now() + PAUSE_MS
      }
      // Not the error itself: it may hold the request, and with it the key.
      log.warn(
        { reason: cause instanceof Error ? cause.message : 'unknown' },
        'a sentence could not be translated',
      )
      return { state: 'failed' }
    }
  }

  return async ({ text, from, reader, clientAddress }) => {
    const sentence = { text, from, into: readerLanguage(from) }
    const found = await kept.find(sentence)
    if (found !== null) return { state: 'translated', translation: found }

    const key = `${from} ${text}`
    const running = asked.get(key)
    if (running) return running
    if (Date.now() < pausedUntil) return { state: 'failed' }
    const counted = reader ?? networkOf(clientAddress)
    if (!(await countOne(limiter, counted))) return { state: 'limited' }
    const asking = asked.get(key) ?? ask(sentence).finally(() => asked.delete(key))
    asked.set(key, asking)
    const answer = await asking
    if (answer.state === 'failed') await limiter.reward(counted)
    return answer
  }
}

async function countOne(limiter: RateLimiterMemory, reader: string) {
  try {
    await limiter.consume(reader)
    return true
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false
    throw refusal
  }
}
