import type { Direction } from '../entry.ts'
import { Answer } from './answer.ts'

/** A dictionary that speaks the specified protocol somewhere else. */
export interface ThirdParty {
  /** The URL before `/lookup`, e.g. `https://host/api/v1/dicservice.json`. */
  url: string
  key: string
}

interface Question {
  text: string
  direction: Direction
  flags: string
  ui: string
}

type AskThirdParty = (question: Question) => Promise<Answer | undefined>

const TIMEOUT_MS = 3000
const MAX_FAILURES = 3
const PAUSE_MS = 60_000
/** Wrong key, blocked key, daily limit: an early retry is of no use. */
const REFUSED = new Set([401, 402, 403])

/**
 * Asks the third party. Returns nothing when it fails, times out, answers nonsense or finds nothing; then the embedded
 * dictionary answers. After three failures in a row, or a refused key, it is not asked for a minute. The key is never
 * logged.
 */
export function askThirdParty(
  { url, key }: ThirdParty,
  options: { warn: (message: string) => void; now?: () => number; timeoutMs?: number },
): AskThirdParty {
  const { warn, now = Date.now, timeoutMs = TIMEOUT_MS } = options
  let failures = 0
  let pausedUntil = 0

  const pause = (why: string) => {
    pausedUntil = now() + PAUSE_MS
    failures = 0
    warn(`The third-party dictionary ${why}; the embedded one answers for a minute.`)
  }

  return async ({ text, direction, flags, ui }) => {
    if (now() < pausedUntil) return undefined
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/lookup`, {
        method: 'POST',
        body: new URLSearchParams({ key, lang: direction, text, flags, ui }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (REFUSED.has(response.status)) {
        await response.body?.cancel()
        pause(`refuses our key (${response.status})`)
        return undefined
      }
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`status ${response.status}`)
      }
      const answer = Answer.parse(await response.json())
      failures = 0
      return answer.def.some(({ tr }) => tr.length > 0) ? answer : undefined
    } catch {
      // Whatever failed there, the learner gets the embedded dictionary's answer.
      failures += 1
      if (failures >= MAX_FAILURES) pause('does not answer as it should')
      return undefined
    }
  }
}
