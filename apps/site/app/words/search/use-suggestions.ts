import type { WordMatch } from '@slovo/content-model'
import { useEffect, useState } from 'react'

const TYPING_PAUSE_MS = 150
const MAX_REMEMBERED = 100

type Suggestions = { state: 'none' | 'failed' } | { state: 'found'; words: WordMatch[] }

/**
 * The words for what is typed, asked for once the typing pauses. Until the answer is there the last one stays, so that
 * the list does not flicker; a late answer to an earlier text is dropped. What was asked before is answered at once.
 */
export function useSuggestions(typed: string): Suggestions {
  const text = typed.trim()
  const [suggestions, setSuggestions] = useState<Suggestions>({ state: 'none' })

  useEffect(() => {
    const known = remembered.get(text)
    if (text === '' || known) return setSuggestions(known ?? { state: 'none' })

    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await askSuggestions(text, asking.signal)
      if (!asking.signal.aborted) setSuggestions(answer)
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text])

  return text === '' ? { state: 'none' } : suggestions
}

const remembered = new Map<string, Suggestions>()

async function askSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  try {
    const query = new URLSearchParams({ q: text })
    const response = await fetch(`/words/suggestions.json?${query}`, { signal })
    if (!response.ok) return { state: 'failed' }
    const { words } = await response.json()
    const found: Suggestions = { state: 'found', words }
    const oldest = remembered.keys().next().value
    if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    remembered.set(text, found)
    return found
  } catch {
    // Aborted by the next letter, or no network: the field says the latter, and Enter asks the server.
    return { state: 'failed' }
  }
}
