import { allOrNothing, type Score } from '../../score/score.ts'
import { answerKey } from '../../text/same-answer.ts'
import type { Flashcards } from './params.ts'

/** Is this an answer of the card? */
export function isCardRight(
  { caseSensitive }: Flashcards,
  card: Flashcards['cards'][number],
  answer: string,
): boolean {
  const given = answerKey(answer, caseSensitive)
  return card.solutions.some((solution) => answerKey(solution, caseSensitive) === given)
}

/** One point for each card. */
export function scoreFlashcards(flashcards: Flashcards, answers: string[]): Score {
  const { cards } = flashcards
  const right = cards.filter((card, index) => isCardRight(flashcards, card, answers[index] ?? ''))
  return allOrNothing(right.length, cards.length)
}
