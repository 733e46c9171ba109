import { allOrNothing, type Score } from '../../score/score.ts'
import type { TrueFalse } from './params.ts'

/** One point for the right side. */
export function scoreTrueFalse({ correct }: TrueFalse, answer: boolean | null): Score {
  return allOrNothing(answer === correct ? 1 : 0, 1)
}
