import { z } from 'zod'
import {
  commonBehaviour,
  flag,
  group,
  list,
  media,
  number,
  overallFeedback,
  richText,
} from '../../content/parameters.ts'

/** Choose one answer, or several. */
export const multiChoiceParams = group({
  media,
  question: richText,
  answers: list(
    group({
      text: richText,
      correct: flag(false),
      weight: number(1, 0, 1000),
      tipsAndFeedback: group({
        tip: richText,
        chosenFeedback: richText,
        notChosenFeedback: richText,
      }),
    }),
  ),
  weight: number(1, 0, 1000),
  overallFeedback,
  behaviour: group({
    ...commonBehaviour,
    type: z.enum(['auto', 'single', 'multi']).catch('auto'),
    singlePoint: flag(false),
    randomAnswers: flag(true),
    passPercentage: number(100, 0, 100),
  }),
}).transform((parameters) => ({
  ...parameters,
  isSingle:
    parameters.behaviour.type === 'single' ||
    (parameters.behaviour.type === 'auto' &&
      parameters.answers.filter(({ correct }) => correct).length === 1),
}))

export type MultiChoiceParams = z.infer<typeof multiChoiceParams>
