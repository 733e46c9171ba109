import type { Message } from '@slovo/messages'
import { governed } from '@slovo/messages/words/grammar'

/** What a word takes: a preposition or conjunction, the case or form after it, or both. */
interface Government {
  /** Russian. */
  word: string
  form: Message | undefined
}

/** Reads a code of the dictionary: `gen` is a case alone, `на acc` a case after a preposition, `что` a conjunction. */
export function readGovernment(code: string): Government {
  const words = code.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  const form = isGoverned(last) ? governed[last] : undefined
  return { word: (form ? words.slice(0, -1) : words).join(' '), form }
}

const isGoverned = (code: string): code is keyof typeof governed => Object.hasOwn(governed, code)
