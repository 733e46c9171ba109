import { z } from 'zod'
import {
  commonBehaviour,
  flag,
  group,
  list,
  number,
  overallFeedback,
  richText,
} from '../parameters.ts'
import { passedAt, type Score } from '../score.ts'

/** Quick questions one after another; the first answer of each is the right one. */
export const singleChoiceSet = group({
  choices: list(group({ question: richText, answers: list(richText) })),
  overallFeedback,
  behaviour: group({
    ...commonBehaviour,
    autoContinue: flag(true),
    timeoutCorrect: number(2000, 0, 60_000),
    timeoutWrong: number(3000, 0, 60_000),
    passPercentage: number(100, 0, 100),
  }),
}).transform(({ choices, ...parameters }) => ({
  ...parameters,
  choices: choices.filter(({ answers }) => answers.length > 0),
}))

export type SingleChoiceSet = z.infer<typeof singleChoiceSet>

/** The number of the chosen answer, in the author's order, for each question; null before. */
export const singleChoiceSetAnswer = z.array(z.int().min(0).nullable()).max(1000)

/** One point for each right choice. */
export function scoreSingleChoiceSet(
  { choices, behaviour }: SingleChoiceSet,
  answers: z.infer<typeof singleChoiceSetAnswer>,
): Score {
  const right = choices.filter((_, index) => answers[index] === 0).length
  return passedAt(behaviour.passPercentage, right, choices.length)
}
