import type { Direction } from '../entry.ts'
import { Answer } from './answer.ts'

/** A dictionary that speaks the specified protocol somewhere else. */
export interface ThirdParty {
  /** The address before `/lookup`, e.g. `https://host/api/v1/dicservice.json`. */
  url: string
  key: string
}

export interface Question {
  text: string
  direction: Direction
  flags: string
  ui: string
}

export type AskThirdParty = (question: Question) => Promise<Answer | undefined>

const PATIENCE = 3000
const FAILURES_BEFORE_REST = 3
const REST = 60_000
/** Wrong key, blocked key, daily limit: asking again soon is of no use. */
const REFUSED = new Set([401, 402, 403])

/**
 * Asks the third party, and gives nothing when it fails, is slow, answers nonsense or knows
 * nothing: ours answers then. After three failures in a row, or a refused key, it is left
 * alone for a minute. The key is in the request only, never in what is logged.
 */
export function askThirdParty(
  { url, key }: ThirdParty,
  options: { warn: (message: string) => void; now?: () => number; patience?: number },
): AskThirdParty {
  const { warn, now = Date.now, patience = PATIENCE } = options
  let failures = 0
  let restsUntil = 0

  const rest = (why: string) => {
    restsUntil = now() + REST
    failures = 0
    warn(`The third-party dictionary ${why}; the embedded one answers for a minute.`)
  }

  return async ({ text, direction, flags, ui }) => {
    if (now() < restsUntil) return undefined
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/lookup`, {
        method: 'POST',
        body: new URLSearchParams({ key, lang: direction, text, flags, ui }),
        signal: AbortSignal.timeout(patience),
      })
      if (REFUSED.has(response.status)) {
        await response.body?.cancel()
        rest(`refuses our key (${response.status})`)
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
      // Whatever went wrong over there, the learner gets our answer.
      failures += 1
      if (failures >= FAILURES_BEFORE_REST) rest('does not answer as it should')
      return undefined
    }
  }
}
