import { z } from 'zod'
import {
  flag,
  group,
  list,
  number,
  overallFeedback,
  richText,
  text,
} from '../../content/parameters.ts'
import { subContent } from '../../content/sub-content.ts'

/** Several questions, one after another. */
export const questionSetParams = group({
  introPage: group({ showIntroPage: flag(false), title: text, introduction: richText }),
  progressType: z.enum(['dots', 'textual']).catch('dots'),
  passPercentage: number(50, 0, 100),
  questions: list(subContent),
  randomQuestions: flag(false),
  poolSize: number(0, 0, 1000),
  disableBackwardsNavigation: flag(false),
  endGame: group({ showResultPage: flag(true), overallFeedback }),
})

export type QuestionSetParams = Omit<z.infer<typeof questionSetParams>, 'questions'>
