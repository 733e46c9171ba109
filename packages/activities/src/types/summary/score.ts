import { allOrNothing, type Score } from '../../score/score.ts'
import type { Summary } from './params.ts'

/** A point for each panel that was right at the first try. */
export function scoreSummary({ panels }: Summary, tries: number[][]): Score {
  const right = panels.filter((_, index) => tries[index]?.[0] === 0)
  return allOrNothing(right.length, panels.length)
}
