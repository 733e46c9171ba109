import type { z } from 'zod'
import type { overallFeedback } from '../content/parameters.ts'

/** What an answer is worth. An activity without points, such as cards to turn, has `max` 0. */
export interface Score {
  score: number
  max: number
  success: boolean
}

/** A score that succeeds at a share of its points, in percent. */
export function passedAt(percent: number, score: number, max: number): Score {
  return { score, max, success: max > 0 && (100 * score) / max >= percent }
}

/** A score that succeeds with all its points. */
export function allOrNothing(score: number, max: number): Score {
  return passedAt(100, score, max)
}

/** The scores of the parts of an activity, together. */
export function sumOf(scores: Score[], passPercentage = 100): Score {
  const score = scores.reduce((sum, part) => sum + part.score, 0)
  const max = scores.reduce((sum, part) => sum + part.max, 0)
  if (max === 0) return { score: 0, max: 0, success: scores.every(({ success }) => success) }
  return passedAt(passPercentage, score, max)
}

/** The author's words for a score, with their places for numbers filled; '' where there are none. */
export function feedbackFor(ranges: z.infer<typeof overallFeedback>, { score, max }: Score) {
  const percent = max > 0 ? Math.floor((100 * score) / max) : 0
  const found = ranges.find(({ from, to }) => percent >= from && percent <= to)
  return (found?.feedback ?? '')
    .replace(/@score|:numcorrect/g, String(score))
    .replace(/@total|:maxscore/g, String(max))
    .replace(/@percent/g, String(percent))
}
