import { allOrNothing, type Score } from '../score.ts'
import type { TrueFalse } from './true-false.ts'

/** One point for the right side. */
export function scoreTrueFalse({ correct }: TrueFalse, answer: boolean | null): Score {
  return allOrNothing(answer === correct ? 1 : 0, 1)
}
