import type { FlashcardMove } from './session-url.ts'

interface Key {
  code: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** The command of a key. Keys are known by their place, so that a Cyrillic layout works too. */
export function flashcardCommand(
  key: Key,
  isAnswerShown: boolean,
): FlashcardMove | 'close' | undefined {
  const { code, altKey, ctrlKey, metaKey } = key
  if (altKey || ctrlKey || metaKey) return undefined
  if (code === 'Escape') return 'close'
  if (!isAnswerShown) return ['Space', 'Enter', 'NumpadEnter'].includes(code) ? 'show' : undefined
  if (['ArrowRight', 'Digit1', 'Numpad1'].includes(code)) return 'guessed'
  return ['ArrowLeft', 'Digit2', 'Numpad2'].includes(code) ? 'not-guessed' : undefined
}
