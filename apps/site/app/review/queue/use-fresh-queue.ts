import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { waitToRetry } from '../answers/send-change.ts'
import type { LoadedReview } from './load-review.server.ts'

const LONGEST_TIMER_MS = 3_600_000

interface FreshQueue {
  url: string
  /** Everything that was done here is with the server: only then does it know the queue. */
  isQuiet: boolean
  /** How many cards were done when the hand got short; null while it is not. */
  shortAt: number | null
  nextDueAt: string | null
  /** Stays the same as long as the learner does nothing. */
  mark: () => unknown
  take: (fresh: LoadedReview) => void
}

/**
 * Reads the queue anew when the hand gets short, when the page is looked at again or back online, when the next card falls
 * due, and when `refresh` is called. What was done while it was read makes it stale: then it is read again, as one that could
 * not be read is after a while.
 */
export function useFreshQueue({ url, isQuiet, shortAt, nextDueAt, mark, take }: FreshQueue) {
  const [wanted, setWanted] = useState(0)
  const [answers, setAnswers] = useState(0)
  const served = useRef<{ wanted: number; shortAt: number | null }>({ wanted: 0, shortAt: 0 })
  const isAsking = useRef(false)
  const [failures, setFailures] = useState(0)
  const isWaiting = useRef(false)
  const want = () => setWanted((count) => count + 1)

  const ask = useEffectEvent(async () => {
    if (isAsking.current) return
    isAsking.current = true
    served.current = { wanted, shortAt }
    const before = mark()
    const fresh = await askQueue(url)
    isAsking.current = false
    if (fresh && mark() === before) take(fresh)
    else if (fresh) want()
    setFailures(fresh ? 0 : failures + 1)
    if (!fresh) retryOnce(failures + 1)
    setAnswers((count) => count + 1)
  })

  function retryOnce(failures: number) {
    if (isWaiting.current) return
    isWaiting.current = true
    waitToRetry(failures, () => {
      isWaiting.current = false
      want()
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wanted during an answer is asked for after it
  useEffect(() => {
    const { current } = served
    const isShort = shortAt !== null && shortAt !== current.shortAt
    if (isQuiet && (isShort || wanted !== current.wanted)) void ask()
  }, [isQuiet, shortAt, wanted, answers])

  useEffect(() => {
    const ask = () => setWanted((count) => count + 1)
    const look = () => {
      if (document.visibilityState === 'visible') ask()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', ask)
    const wait = nextDueAt === null ? Number.POSITIVE_INFINITY : Date.parse(nextDueAt) - Date.now()
    const timer = wait < LONGEST_TIMER_MS ? setTimeout(ask, Math.max(wait, 0) + 1000) : undefined
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', ask)
      clearTimeout(timer)
    }
  }, [nextDueAt])

  return { refresh: want, hasFailed: failures > 0 }
}

async function askQueue(url: string): Promise<LoadedReview | null> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : null
  } catch {
    // The cards in hand go on; the queue is asked for again.
    return null
  }
}
