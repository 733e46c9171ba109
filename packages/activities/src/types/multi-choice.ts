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
} from '../parameters.ts'
import { allOrNothing, passedAt, type Score } from '../score.ts'

/** Choose one answer, or several. */
export const multiChoice = group({
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

export type MultiChoice = z.infer<typeof multiChoice>

/** The numbers of the chosen answers, in the author's order. */
export const multiChoiceAnswer = z.array(z.int().min(0)).max(1000)

/** A right choice adds its weight, a wrong one takes it away; nothing falls below zero. */
export function scoreMultiChoice(
  { answers, behaviour, weight, isSingle }: MultiChoice,
  chosen: z.infer<typeof multiChoiceAnswer>,
): Score {
  const right = answers.filter(({ correct }) => correct)
  const isBlankRight = right.length === 0
  const choices = [...new Set(chosen)].slice(0, isSingle ? 1 : undefined)
  const all = isBlankRight ? weight : right.reduce((sum, answer) => sum + answer.weight, 0)
  const sum = choices.reduce((points, choice) => {
    const answer = answers[choice]
    if (!answer) return points
    return points + (answer.correct ? answer.weight : -answer.weight)
  }, 0)
  const points = choices.length === 0 && isBlankRight ? weight : Math.max(0, sum)
  if (behaviour.singlePoint) {
    const isPassed = passedAt(behaviour.passPercentage, points, all).success
    return allOrNothing(isPassed ? weight : 0, weight)
  }
  const max = isSingle ? weight : all
  return passedAt(behaviour.passPercentage, Math.min(points, max), max)
}
