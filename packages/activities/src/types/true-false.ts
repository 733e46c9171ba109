import { z } from 'zod'
import { commonBehaviour, flag, group, media, richText, text } from '../parameters.ts'
import { allOrNothing, type Score } from '../score.ts'

/** Is a sentence true? */
export const trueFalse = group({
  media,
  question: richText,
  correct: flag(true),
  l10n: group({ trueText: text, falseText: text }),
  behaviour: group({
    ...commonBehaviour,
    feedbackOnCorrect: text,
    feedbackOnWrong: text,
  }),
})

export type TrueFalse = z.infer<typeof trueFalse>

/** What the learner says; null before. */
export const trueFalseAnswer = z.boolean().nullable()

/** One point for the right side. */
export function scoreTrueFalse(
  { correct }: TrueFalse,
  answer: z.infer<typeof trueFalseAnswer>,
): Score {
  return allOrNothing(answer === correct ? 1 : 0, 1)
}
