import { z } from 'zod'
import { flag, group, html, list, optionalFile, richText, text } from '../parameters.ts'
import { allOrNothing, type Score } from '../score.ts'
import { plainText } from '../text/rich-text.ts'
import { answerKey } from '../text/same-answer.ts'

/** A picture or a word, and its name to be typed. */
export const flashcards = group({
  description: richText,
  cards: list(
    group({
      text: richText,
      answer: html.transform(readAlternatives),
      image: optionalFile,
      imageAltText: text,
      tip: richText,
    }).transform(({ answer, ...card }) => ({ ...card, solutions: answer })),
  ),
  caseSensitive: flag(false),
  randomCards: flag(false),
  showSolutionsRequiresInput: flag(true),
})

export type Flashcards = z.infer<typeof flashcards>

/** What was typed on each card. */
export const flashcardsAnswer = z.array(z.string().max(1000)).max(1000)

/** `кот/кошка` are two right answers, `и\/или` is one. */
function readAlternatives(answer: string) {
  return plainText(answer)
    .split(/(?<!\\)\//)
    .map((solution) => solution.replaceAll('\\/', '/').trim())
}

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
export function scoreFlashcards(
  flashcards: Flashcards,
  answers: z.infer<typeof flashcardsAnswer>,
): Score {
  const { cards } = flashcards
  const right = cards.filter((card, index) => isCardRight(flashcards, card, answers[index] ?? ''))
  return allOrNothing(right.length, cards.length)
}
