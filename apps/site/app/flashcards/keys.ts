import type { Move } from './session-address.ts'

interface Key {
  code: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** What a key asks of the flashcards. Keys are known by their place, so that a Cyrillic layout works too. */
export function commandOf(key: Key, isAnswerShown: boolean): Move | 'close' | undefined {
  const { code, altKey, ctrlKey, metaKey } = key
  if (altKey || ctrlKey || metaKey) return undefined
  if (code === 'Escape') return 'close'
  if (!isAnswerShown) return ['Space', 'Enter', 'NumpadEnter'].includes(code) ? 'show' : undefined
  if (['ArrowRight', 'Digit1', 'Numpad1'].includes(code)) return 'guessed'
  return ['ArrowLeft', 'Digit2', 'Numpad2'].includes(code) ? 'not-guessed' : undefined
}
