import { passedAt, type Score } from '../../score/score.ts'
import type { SingleChoiceSet } from './params.ts'

/** One point for each right choice. */
export function scoreSingleChoiceSet(
  { choices, behaviour }: SingleChoiceSet,
  answers: (number | null)[],
): Score {
  const right = choices.filter((_, index) => answers[index] === 0).length
  return passedAt(behaviour.passPercentage, right, choices.length)
}
