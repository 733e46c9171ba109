import { numberLists } from '../../score/answers.ts'
import { allOrNothing } from '../../score/score.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { feedbackOf, type TypeRules } from '../type-rules.ts'
import { type SummaryParams, summaryParams } from './params.ts'

export const summaryContent: TypeContent<SummaryParams> = {
  read: (content) => ({ params: summaryParams.parse(content) }),
  faults: ({ panels }) => [
    ...missing(panels.length > 0, 'summaries'),
    ...missing(
      panels.every(({ statements }) => statements.length >= 2),
      'summaries.summary',
    ),
  ],
}

/** Answered with the numbers of the statements tried in each panel, in their order; the right one is always 0. */
export const summaryRules: TypeRules<SummaryParams> = {
  /** A point for each panel that was right at the first try. */
  score: ({ panels }, answer) => {
    const tries = numberLists(answer)
    const right = panels.filter((_, index) => tries[index]?.[0] === 0)
    return allOrNothing(right.length, panels.length)
  },
  rightAnswer: ({ panels }) => panels.map(() => [0]),
  feedback: feedbackOf,
  hasCheckButton: () => false,
}
