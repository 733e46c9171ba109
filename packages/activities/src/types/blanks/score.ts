import { allOrNothing, type Score } from '../../score/score.ts'
import { answerKey, isSlipOf } from '../../text/same-answer.ts'
import type { BlanksParams, Gap } from './params.ts'

/** Is this what belongs into the gap? */
export function isGapRight(
  { caseSensitive, acceptSpellingErrors }: BlanksParams['behaviour'],
  gap: Gap,
  answer: string,
): boolean {
  const given = answerKey(answer, caseSensitive)
  return gap.solutions.some((solution) => {
    const wanted = answerKey(solution, caseSensitive)
    return given === wanted || (acceptSpellingErrors && isSlipOf(wanted, given))
  })
}

/** One point for each gap. */
export function scoreBlanks({ gaps, behaviour }: BlanksParams, answers: string[]): Score {
  const right = gaps.filter((gap, index) => isGapRight(behaviour, gap, answers[index] ?? ''))
  return allOrNothing(right.length, gaps.length)
}
