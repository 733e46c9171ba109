import { passedAt, type Score } from '../../score/score.ts'
import type { MarkTheWords } from './params.ts'

/** A right word adds a point, a wrong one takes one away. */
export function scoreMarkTheWords({ words }: MarkTheWords, marked: number[]): Score {
  const chosen = [...new Set(marked)].flatMap((index) => words[index] ?? [])
  const right = words.filter(({ isRight }) => isRight).length
  const found = chosen.filter(({ isRight }) => isRight).length
  const wrong = chosen.length - found
  if (right === 0) return passedAt(100, wrong === 0 ? 1 : 0, 1)
  return passedAt(100, Math.max(0, found - wrong), right)
}
