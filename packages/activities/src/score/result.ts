import type { Score } from './score.ts'

/** What is kept of a learner's work with an activity; the duration is in seconds. */
export interface ActivityResult extends Score {
  duration: number
}

const DAY = 86_400

/** A result no better than the activity allows, whatever the browser says. */
export function boundResult(result: ActivityResult, allowedMax: number): ActivityResult {
  const max = clamp(result.max, 0, allowedMax)
  return {
    max,
    score: clamp(result.score, 0, max),
    success: result.success,
    duration: Math.round(clamp(result.duration, 0, DAY)),
  }
}

/** The seconds of `PT1H2M3.5S`; 0 for what is not a duration. */
export function readDuration(text: string): number {
  const [, hours, minutes, seconds] =
    /^PT(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?$/.exec(text) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

function clamp(value: number, min: number, max: number) {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min
}
