import { texts } from '../../score/answers.ts'
import { allOrNothing } from '../../score/score.ts'
import { answerKey } from '../../text/same-answer.ts'
import { missing, type TypeContent } from '../type-content.ts'
import type { TypeRules } from '../type-rules.ts'
import { type FlashcardsParams, flashcardsParams } from './params.ts'

export const flashcardsContent: TypeContent<FlashcardsParams> = {
  read: (content) => ({ params: flashcardsParams.parse(content) }),
  faults: ({ cards }) => [
    ...missing(cards.length > 0, 'cards'),
    ...missing(
      cards.every(({ solutions }) => solutions.some((word) => word !== '')),
      'cards.answer',
    ),
  ],
}

/** Answered with what was typed for each card. */
export const flashcardsRules: TypeRules<FlashcardsParams> = {
  /** One point for each card. */
  score: (flashcards, answer) => {
    const { cards } = flashcards
    const typed = texts(answer)
    const right = cards.filter((card, index) => isCardRight(flashcards, card, typed[index] ?? ''))
    return allOrNothing(right.length, cards.length)
  },
  rightAnswer: ({ cards }) => cards.map(({ solutions }) => solutions[0]),
}

/** Is this an answer of the card? */
export function isCardRight(
  { caseSensitive }: FlashcardsParams,
  card: FlashcardsParams['cards'][number],
  answer: string,
): boolean {
  const given = answerKey(answer, caseSensitive)
  return card.solutions.some((solution) => answerKey(solution, caseSensitive) === given)
}
