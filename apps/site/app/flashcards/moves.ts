import {
  type FlashcardRound,
  guessed,
  notGuessed,
  showAnswer,
  startFlashcards,
} from '@slovo/review'

interface Numbered {
  id: number
}

export const moves = ['show', 'guessed', 'not-guessed'] as const
export type FlashcardMove = (typeof moves)[number]

export function afterMove<W>(session: FlashcardRound<W>, move: FlashcardMove): FlashcardRound<W> {
  if (move === 'show') return showAnswer(session)
  return move === 'guessed' ? guessed(session) : notGuessed(session)
}

/**
 * The state of a session without script: the ids of the words left, the index of the current one, and the move just made.
 * Without them the session begins with all words.
 */
export function readSession<W extends Numbered>(
  words: readonly W[],
  query: URLSearchParams,
): FlashcardRound<W> {
  const left = query.get('left')?.split('.')
  const session = startFlashcards(
    left ? words.filter(({ id }) => left.includes(String(id))) : words,
  )
  const index = Number(query.get('at')) || 0
  const move = moves.find((move) => move === query.get('move'))
  const standing = {
    ...session,
    index: session.words[index] ? index : 0,
    isAnswerShown: query.get('shown') === '1',
  }
  return move ? afterMove(standing, move) : standing
}

/** The same, as the fields of the form that makes the next move. */
export function sessionFields(session: FlashcardRound<Numbered>): [string, string][] {
  return [
    ['flashcards', '1'],
    ['left', session.words.map(({ id }) => id).join('.')],
    ['at', String(session.index)],
    ['shown', session.isAnswerShown ? '1' : '0'],
  ]
}

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
