import type { Lang } from '@slovo/language'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { type CheckedWords, placeKey } from './checked-words.ts'

const PAUSE_MS = 3000

const Answer = z.object({
  words: z.array(
    z.object({
      word: z.string(),
      before: z.string(),
      after: z.string(),
      hasDefinition: z.boolean(),
      proposals: z.array(z.object({ stressed: z.string(), isSure: z.boolean() })),
    }),
  ),
})

interface TextCheck {
  state: 'unasked' | 'asking' | 'asked' | 'failed'
  words: CheckedWords
}

/** Asks the dictionary about the words of a text: when told to, and from then on in the pauses of typing. */
export function useTextCheck(text: string, lang: Lang) {
  const [check, setCheck] = useState<TextCheck>({ state: 'unasked', words: new Map() })
  const asked = useRef('')

  async function ask() {
    asked.current = `${lang} ${text}`
    setCheck((now) => ({ ...now, state: 'asking' }))
    const words = await checkText(text, lang)
    setCheck((now) =>
      words
        ? { state: 'asked', words: new Map([...now.words, ...words]) }
        : { ...now, state: 'failed' },
    )
  }

  const isOpen = check.state === 'asked'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another text, not for another function
  useEffect(() => {
    if (!isOpen || asked.current === `${lang} ${text}`) return
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isOpen, text, lang])

  return { ...check, ask }
}

async function checkText(text: string, lang: Lang) {
  try {
    const answer = await fetch('/admin/check-text', {
      method: 'POST',
      body: new URLSearchParams({ text, lang }),
    })
    if (!answer.ok) return null
    return Answer.parse(await answer.json()).words.map((word) => [placeKey(word), word] as const)
  } catch {
    // No network: the page says that the dictionary does not answer.
    return null
  }
}
