import { numbers } from '../../score/answers.ts'
import { allOrNothing } from '../../score/score.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { feedbackOf, offersOf, type TypeRules } from '../type-rules.ts'
import { type MarkTheWordsParams, markTheWordsParams } from './params.ts'

export const markTheWordsContent: TypeContent<MarkTheWordsParams> = {
  read: (content) => ({ params: markTheWordsParams.parse(content) }),
  faults: ({ words }) =>
    missing(
      words.some(({ isRight }) => isRight),
      'textField',
    ),
}

/** Answered with the numbers of the marked words. */
export const markTheWordsRules: TypeRules<MarkTheWordsParams> = {
  /** A right word adds a point, a wrong one takes one away. */
  score: ({ words }, answer) => {
    const marked = [...new Set(numbers(answer))].flatMap((index) => words[index] ?? [])
    const right = words.filter(({ isRight }) => isRight).length
    const found = marked.filter(({ isRight }) => isRight).length
    const wrong = marked.length - found
    if (right === 0) return allOrNothing(wrong === 0 ? 1 : 0, 1)
    return allOrNothing(Math.max(0, found - wrong), right)
  },
  rightAnswer: ({ words }) => words.flatMap(({ isRight }, index) => (isRight ? [index] : [])),
  feedback: feedbackOf,
  offers: offersOf,
}
