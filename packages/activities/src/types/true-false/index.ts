import { yesOrNo } from '../../score/answers.ts'
import { allOrNothing } from '../../score/score.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { offersOf, type TypeRules } from '../type-rules.ts'
import { type TrueFalseParams, trueFalseParams } from './params.ts'

export const trueFalseContent: TypeContent<TrueFalseParams> = {
  read: (content) => ({ params: trueFalseParams.parse(content) }),
  faults: ({ question }) => missing(question.length > 0, 'question'),
}

/** Answered with true or false, null before. One point for the right side. */
export const trueFalseRules: TypeRules<TrueFalseParams> = {
  score: ({ correct }, answer) => allOrNothing(yesOrNo(answer) === correct ? 1 : 0, 1),
  rightAnswer: ({ correct }) => correct,
  feedback: ({ behaviour: { feedbackOnCorrect, feedbackOnWrong } }, { success }) =>
    success ? feedbackOnCorrect : feedbackOnWrong,
  offers: offersOf,
}
