import { optionalNumbers } from '../../score/answers.ts'
import { passedAt } from '../../score/score.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { feedbackOf, offersOf, type TypeRules } from '../type-rules.ts'
import { type SingleChoiceSetParams, singleChoiceSetParams } from './params.ts'

export const singleChoiceSetContent: TypeContent<SingleChoiceSetParams> = {
  read: (content) => ({ params: singleChoiceSetParams.parse(content) }),
  faults: ({ choices }) => [
    ...missing(choices.length > 0, 'choices'),
    ...missing(
      choices.every(({ question, answers }) => question.length > 0 && answers.length >= 2),
      'choices.answers',
    ),
  ],
}

/** Answered with the number chosen for each question, null before; the right one is always 0. */
export const singleChoiceSetRules: TypeRules<SingleChoiceSetParams> = {
  score: ({ choices, behaviour }, answer) => {
    const chosen = optionalNumbers(answer)
    const right = choices.filter((_, index) => chosen[index] === 0).length
    return passedAt(behaviour.passPercentage, right, choices.length)
  },
  rightAnswer: ({ choices }) => choices.map(() => 0),
  feedback: feedbackOf,
  offers: offersOf,
  hasCheckButton: () => false,
}
