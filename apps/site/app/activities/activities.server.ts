import { originsElsewhere, packageFolder, packageName, readActivity } from '@slovo/activities'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { Database, Reader } from '../visit/session/session.server.ts'
import { type ActivityItem, type BestById, withBest } from './activity-item.ts'
import { type Best, betterOf } from './results/points.ts'
import { outlineOf } from './types/outlines.ts'

interface ActivityOwner {
  type: 'lessons' | 'materials'
  id: number
}

/** What a page needs to show an activity. */
const ACTIVITY_COLUMNS = 'id, title, library, content, file, is_framed, allowed_origins'

interface ActivityRow {
  id: number
  title: string
  library: string
  content: unknown
  file: string | null
  is_framed: boolean
  allowed_origins: string[]
}

/** The published activities of a lesson or a material in their order, each with this reader's best result. */
export async function listActivitiesOf(
  database: Database,
  owner: ActivityOwner,
  reader: Reader | null,
): Promise<ActivityItem[]> {
  const items = await listActivities(database, owner)
  if (!reader || items.length === 0) return items
  const results = await listResults(
    database,
    items.map(({ id }) => id),
  )
  return withBest(items, bestById(results))
}

/** The same as they are for all readers. */
export async function listActivities(
  database: Database,
  { type, id }: ActivityOwner,
): Promise<ActivityItem[]> {
  const rows = unwrap(
    await database
      .from('h5p')
      .select(ACTIVITY_COLUMNS)
      .match({ material_id: id, type, is_published: true })
      .order('order', { ascending: true })
      .order('id', { ascending: true }),
  )
  return rows.map((row) => presentActivity(row, null))
}

/** An activity as a page shows it, with the best result of its reader. */
export function presentActivity(row: ActivityRow, best: Best | null): ActivityItem {
  const readable = readActivity(row.library, row.content) ?? null
  return {
    id: row.id,
    title: row.title,
    library: row.library,
    activity: row.is_framed ? null : readable,
    framed: row.is_framed && row.file ? packageName(row.file) : null,
    refusedOrigins: row.is_framed
      ? originsElsewhere(row.content).filter((one) => !row.allowed_origins.includes(one))
      : [],
    outline: readable ? outlineOf(readable) : [],
    folder: packageFolder(row),
    best,
  }
}

interface ResultRow {
  h5p_id: number
  score: number
  max_score: number
}

/** The best result of the reader in each of these activities. */
export async function bestResults(database: Database, ids: number[]) {
  return bestOf(await listResults(database, ids))
}

async function listResults(database: Database, ids: number[]): Promise<ResultRow[]> {
  return unwrap(
    await database.from('activity_results').select('h5p_id, score, max_score').in('h5p_id', ids),
  )
}

/** The same as it is sent along with a page. */
export const bestById = (results: ResultRow[]): BestById => Object.fromEntries(bestOf(results))

function bestOf(results: ResultRow[]) {
  const best = new Map<number, Best>()
  for (const { h5p_id, score, max_score } of results) {
    best.set(h5p_id, betterOf(best.get(h5p_id) ?? null, { score, max: max_score }))
  }
  return best
}
