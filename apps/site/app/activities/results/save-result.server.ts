import {
  type ActivityResult,
  boundResult,
  maxPointsOf,
  prepareToScore,
  readActivity,
  resultOf,
} from '@slovo/activities'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database } from '../../visit/session/session.server.ts'
import { bestResults } from '../activities.server.ts'
import type { Best } from './points.ts'

const MAX_SAVED_ANSWER_BYTES = 60_000
const DAY_SECONDS = 86_400

/** What our own players send after a check: the answer itself; it is scored here. */
const SentAnswer = z.object({
  answer: z.json().optional(),
  duration: z
    .number()
    .min(0)
    .max(DAY_SECONDS * 1000),
})

/** What a player in a frame reports: not trusted, and limited by what the package allows. */
const SentResult = z.object({
  result: z.object({
    score: z.number().min(0),
    max: z.number().min(0),
    success: z.boolean(),
    duration: z.number().min(0).max(DAY_SECONDS),
  }),
})

export const Sent = z.union([SentResult, SentAnswer])

/** Saves a result. Null where there is no such activity, or it is not played that way. */
export async function saveResult(
  database: Database,
  activityId: number,
  sent: z.infer<typeof Sent>,
): Promise<{ result: Best; best: Best } | null> {
  const row = unwrap(
    await database
      .from('h5p')
      .select('library, content, is_framed')
      .eq('id', activityId)
      .maybeSingle(),
  )
  const reached = row && (await scoreSent(row, sent))
  if (!reached) return null

  const { score, max, success, duration } = reached
  unwrap(
    await database.from('activity_results').insert({
      h5p_id: activityId,
      score,
      max_score: max,
      duration_seconds: duration,
      details: {
        success,
        ...('answer' in sent && isShort(sent.answer) && { answer: sent.answer }),
      },
    }),
  )
  const best = await bestResults(database, [activityId])
  return { result: { score, max }, best: best.get(activityId) ?? { score, max } }
}

async function scoreSent(
  { library, content, is_framed }: { library: string; content: unknown; is_framed: boolean },
  sent: z.infer<typeof Sent>,
): Promise<ActivityResult | null> {
  if ('result' in sent) return is_framed ? boundResult(sent.result, maxPointsOf(content)) : null
  const activity = is_framed ? undefined : readActivity(library, content)
  if (activity) await prepareToScore(activity)
  return activity ? resultOf(activity, { answer: sent.answer, began: 0 }, sent.duration) : null
}

function isShort(answer: unknown) {
  return Buffer.byteLength(JSON.stringify(answer ?? null)) <= MAX_SAVED_ANSWER_BYTES
}
