import { optionalTexts } from '../../score/answers.ts'
import { allOrNothing } from '../../score/score.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { feedbackOf, offersOf, type TypeRules } from '../type-rules.ts'
import { type DragTextParams, dragTextParams } from './params.ts'

export const dragTextContent: TypeContent<DragTextParams> = {
  read: (content) => ({ params: dragTextParams.parse(content) }),
  faults: ({ gaps }) => missing(gaps.length > 0, 'textField'),
}

/** Answered with the word in each gap, null where there is none. */
export const dragTextRules: TypeRules<DragTextParams> = {
  /** One point for each gap with its word; the same word twice is the same word. */
  score: ({ gaps }, answer) => {
    const words = optionalTexts(answer)
    const right = gaps.filter(({ word }, index) => words[index] === word)
    return allOrNothing(right.length, gaps.length)
  },
  rightAnswer: ({ gaps }) => gaps.map(({ word }) => word),
  feedback: feedbackOf,
  offers: offersOf,
}
