import { allOrNothing, passedAt, type Score } from '../../score/score.ts'
import type { MultiChoiceParams } from './params.ts'

/** A right choice adds its weight, a wrong one takes it away; nothing falls below zero. */
export function scoreMultiChoice(
  { answers, behaviour, weight, isSingle }: MultiChoiceParams,
  chosen: number[],
): Score {
  const right = answers.filter(({ correct }) => correct)
  const isBlankRight = right.length === 0
  const choices = [...new Set(chosen)].slice(0, isSingle ? 1 : undefined)
  const all = isBlankRight ? weight : right.reduce((sum, answer) => sum + answer.weight, 0)
  const sum = choices.reduce((points, choice) => {
    const answer = answers[choice]
    if (!answer) return points
    return points + (answer.correct ? answer.weight : -answer.weight)
  }, 0)
  const points = choices.length === 0 && isBlankRight ? weight : Math.max(0, sum)
  if (behaviour.singlePoint) {
    const isPassed = passedAt(behaviour.passPercentage, points, all).success
    return allOrNothing(isPassed ? weight : 0, weight)
  }
  const max = isSingle ? weight : all
  return passedAt(behaviour.passPercentage, Math.min(points, max), max)
}
