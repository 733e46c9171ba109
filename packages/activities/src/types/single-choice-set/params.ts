import type { z } from 'zod'
import {
  commonBehaviour,
  flag,
  group,
  list,
  number,
  overallFeedback,
  richText,
} from '../../content/parameters.ts'

/** Quick questions one after another; the first answer of each is the right one. */
export const singleChoiceSetParams = group({
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

export type SingleChoiceSetParams = z.infer<typeof singleChoiceSetParams>
