import { z } from 'zod'
import type { Score } from './score.ts'

/** What is kept of a learner's work with an activity; the duration is in seconds. */
export interface ActivityResult extends Score {
  duration: number
}

const MAX_POINTS = 10_000
const DAY = 86_400

const finite = z.number().refine(Number.isFinite)

const statementSchema = z.object({
  verb: z.object({ id: z.string().regex(/\/(?:answered|completed)$/) }),
  result: z.object({
    score: z.object({ raw: finite, max: finite }),
    success: z.boolean().optional(),
    duration: z.string().optional(),
  }),
  context: z
    .object({
      contextActivities: z.object({ parent: z.array(z.unknown()).max(0).optional() }).optional(),
    })
    .optional(),
})

/**
 * The result in an xAPI statement of a player in a frame, if it is one: of the whole activity, not
 * of one of its parts. It is bounded, and believed no further than that.
 */
export function readStatement(statement: unknown, passPercentage = 100) {
  const parsed = statementSchema.safeParse(statement)
  if (!parsed.success) return undefined
  const { score, success, duration } = parsed.data.result
  const max = clamp(score.max, 0, MAX_POINTS)
  return boundResult(
    {
      score: score.raw,
      max,
      success: success ?? (max > 0 && (100 * score.raw) / max >= passPercentage),
      duration: readDuration(duration ?? ''),
    },
    max,
  )
}

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
