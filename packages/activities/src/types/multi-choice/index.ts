import { numbers } from '../../score/answers.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { feedbackOf, offersOf, type TypeRules } from '../type-rules.ts'
import { type MultiChoiceParams, multiChoiceParams } from './params.ts'
import { scoreMultiChoice } from './score.ts'

export const multiChoiceContent: TypeContent<MultiChoiceParams> = {
  read: (content) => ({ params: multiChoiceParams.parse(content) }),
  faults: ({ question, answers }) => [
    ...missing(question.length > 0, 'question'),
    ...missing(answers.length >= 2, 'answers'),
    ...missing(
      answers.every(({ text }) => text.length > 0),
      'answers.text',
    ),
    ...missing(
      answers.some(({ correct }) => correct),
      'answers.correct',
    ),
  ],
}

/** Answered with the numbers of the chosen answers. */
export const multiChoiceRules: TypeRules<MultiChoiceParams> = {
  score: (params, answer) => scoreMultiChoice(params, numbers(answer)),
  rightAnswer: ({ answers }) => answers.flatMap(({ correct }, index) => (correct ? [index] : [])),
  feedback: feedbackOf,
  offers: offersOf,
}
