import { z } from 'zod'
import { boundResult, readDuration } from './result.ts'

const MAX_POINTS = 10_000

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
  const max = Math.min(Math.max(score.max, 0), MAX_POINTS)
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
