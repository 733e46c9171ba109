import { materialPath } from '@slovo/content-model'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database, Locale, Reader } from '../../visit/session/session.server.ts'

/** How many of the newest results are read; an activity is listed once, with its best result and its last day. */
const MAX_RESULTS = 500

export interface MyResult {
  activity: number
  title: string
  score: number
  max: number
  lastDoneAt: string
  /** The lesson or the text that it belongs to, while it is published. */
  owner: { title: string; lang: 'ru' | 'fr'; path: string } | null
}

/** A learner's results, the activity done last first. */
export async function listMyResults(
  database: Database,
  reader: Reader,
  locale: Locale,
): Promise<MyResult[]> {
  const rows = unwrap(
    await database
      .from('activity_results')
      .select('score, max_score, created_at, h5p(id, title, library, type, material_id)')
      .eq('user_id', reader.id)
      .order('id', { ascending: false })
      .limit(MAX_RESULTS),
  )
  const byActivity = new Map<number, Omit<MyResult, 'owner'> & { type: string; ownerId: number }>()
  for (const { score, max_score: max, created_at, h5p } of rows) {
    if (!h5p) continue
    const known = byActivity.get(h5p.id)
    if (!known) {
      const title = h5p.title || h5p.library.replace(/^H5P\./, '')
      const about = { activity: h5p.id, title, type: h5p.type, ownerId: h5p.material_id }
      byActivity.set(h5p.id, { ...about, score, max, lastDoneAt: created_at })
    } else if (score > known.score) {
      byActivity.set(h5p.id, { ...known, score, max })
    }
  }
  const results = [...byActivity.values()]
  const ownerOf = await findOwners(database, results, locale)
  return results.map(({ type, ownerId, ...result }) => ({
    ...result,
    owner: ownerOf.get(`${type} ${ownerId}`) ?? null,
  }))
}

async function findOwners(
  database: Database,
  results: { type: string; ownerId: number }[],
  locale: Locale,
) {
  const idsOf = (type: string) =>
    results.filter((result) => result.type === type).map(({ ownerId }) => ownerId)
  const [lessons, materials] = await Promise.all([
    database.from('lessons').select('id, slug, title_fr, title_ru').in('id', idsOf('lessons')),
    database
      .from('materials')
      .select('id, slug, title, section, lang')
      .in('id', idsOf('materials')),
  ])
  const owners = new Map<string, MyResult['owner']>()
  for (const lesson of unwrap(lessons)) {
    const title = locale === 'ru' ? lesson.title_ru : lesson.title_fr
    owners.set(`lessons ${lesson.id}`, { title, lang: locale, path: `/lessons/${lesson.slug}` })
  }
  for (const material of unwrap(materials)) {
    const { title, lang } = material
    owners.set(`materials ${material.id}`, { title, lang, path: materialPath(material) })
  }
  return owners
}
