import { readActivity, resultOf } from '@slovo/activities'
import { z } from 'zod'
import type { Database, Reader } from '../middleware/session.server.ts'
import { unwrap } from '../platform/unwrap.ts'
import { type ActivityItem, type Best, betterOf } from './activity-item.ts'
import { outlineOf } from './outline.ts'

export interface Owner {
  type: 'lessons' | 'materials'
  id: number
}

/** The published activities of a lesson or a material in their order, each with this reader's best result. */
export async function listActivities(
  database: Database,
  { type, id }: Owner,
  reader: Reader | null,
): Promise<ActivityItem[]> {
  const rows = unwrap(
    await database
      .from('h5p')
      .select('id, title, library, content, file')
      .match({ material_id: id, type, is_published: true })
      .order('order', { ascending: true })
      .order('id', { ascending: true }),
  )
  if (rows.length === 0) return []

  const best = reader
    ? await bestResults(
        database,
        rows.map((row) => row.id),
      )
    : new Map()
  return rows.map((row) => {
    const activity = readActivity(row.library, row.content) ?? null
    return {
      id: row.id,
      title: row.title,
      library: row.library,
      activity,
      outline: activity ? outlineOf(activity) : [],
      folder: row.file ? row.file.replace(/\.h5p$/, '') : `h5p/${row.id}`,
      best: best.get(row.id) ?? null,
    }
  })
}

async function bestResults(database: Database, ids: number[]) {
  const rows = unwrap(
    await database.from('activity_results').select('h5p_id, score, max_score').in('h5p_id', ids),
  )
  const best = new Map<number, Best>()
  for (const { h5p_id, score, max_score } of rows) {
    best.set(h5p_id, betterOf(best.get(h5p_id) ?? null, { score, max: max_score }))
  }
  return best
}

const MAX_KEPT_ANSWER = 60_000
const DAY_MS = 86_400_000

/** What the player sends after a check: the answer itself; what it is worth is found out here. */
export const SentAnswer = z.object({
  answer: z.json().optional(),
  duration: z.number().min(0).max(DAY_MS),
})

/** Keeps a result, worth what the answer is worth. Null where there is no such activity, or none with points of ours. */
export async function keepResult(
  database: Database,
  activityId: number,
  { answer, duration }: z.infer<typeof SentAnswer>,
): Promise<{ result: Best; best: Best } | null> {
  const row = unwrap(
    await database.from('h5p').select('library, content').eq('id', activityId).maybeSingle(),
  )
  const activity = row && readActivity(row.library, row.content)
  if (!activity) return null

  const {
    score,
    max,
    success,
    duration: seconds,
  } = resultOf(activity, { answer, began: 0 }, duration)
  const isShort = Buffer.byteLength(JSON.stringify(answer ?? null)) <= MAX_KEPT_ANSWER
  unwrap(
    await database.from('activity_results').insert({
      h5p_id: activityId,
      score,
      max_score: max,
      duration_seconds: seconds,
      details: { success, answer: isShort ? (answer ?? null) : null },
    }),
  )
  const best = await bestResults(database, [activityId])
  return { result: { score, max }, best: best.get(activityId) ?? { score, max } }
}
