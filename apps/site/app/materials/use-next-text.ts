import { useEffect, useState } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import type { Card } from './card.server.ts'

/**
 * What to read after a text: at first what a visitor would be shown, which is the same for all and stands in the page; then, for
 * a learner, what suits them best, asked for at `url` once the page is idle.
 */
export function useNextText(served: Card | null, url: string | null): Card | null {
  const [next, setNext] = useState(served)
  useEffect(() => {
    if (url === null) return
    const asking = new AbortController()
    const idle = whenIdle(async () => {
      const found = await askNext(url, asking.signal)
      if (found !== undefined) setNext(found)
    })
    return () => {
      idle.cancel()
      asking.abort()
    }
  }, [url])
  return next
}

async function askNext(url: string, signal: AbortSignal): Promise<Card | null | undefined> {
  try {
    const response = await fetch(url, { signal })
    return response.ok ? await response.json() : undefined
  } catch {
    // Without a network what was served stays.
    return undefined
  }
}
