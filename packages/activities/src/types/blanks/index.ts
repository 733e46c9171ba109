import { texts } from '../../score/answers.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { feedbackOf, offersOf, type TypeRules } from '../type-rules.ts'
import { type BlanksParams, blanksParams } from './params.ts'
import { scoreBlanks } from './score.ts'

export const blanksContent: TypeContent<BlanksParams> = {
  read: (content) => ({ params: blanksParams.parse(content) }),
  faults: ({ gaps }) => [
    ...missing(gaps.length > 0, 'questions'),
    ...missing(
      gaps.every(({ solutions }) => solutions.every((word) => word !== '')),
      'questions: *solution*',
    ),
  ],
}

/** Answered with what was typed in each gap. */
export const blanksRules: TypeRules<BlanksParams> = {
  score: (params, answer) => scoreBlanks(params, texts(answer)),
  rightAnswer: ({ gaps }) => gaps.map(({ solutions }) => solutions.at(-1)),
  feedback: feedbackOf,
  offers: offersOf,
}
