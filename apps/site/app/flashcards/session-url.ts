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
