import { unwrap } from '../../platform/unwrap.ts'
import { containsPattern, PAGE_SIZE } from '../list/list-query.ts'
import type { Listing } from '../list/listing.ts'

/** The lessons in the order of their menu, titled in the interface language. */
export const listLessons: Listing = async ({ database, locale, query }) => {
  const { title, lang, level, state, page } = query
  const titleColumn = locale === 'ru' ? 'title_ru' : 'title_fr'
  let found = database
    .from('lessons')
    .select('id, title_fr, title_ru, lang, level, order, is_published, updated_at', {
      count: 'exact',
    })
  if (title) found = found.ilike(titleColumn, containsPattern(title))
  if (lang) found = found.eq('lang', lang)
  if (level) found = found.eq('level', level)
  if (state) found = found.eq('is_published', state === 'published')

  const from = (page - 1) * PAGE_SIZE
  const answer = await found
    .order('lang', { ascending: false })
    .order('order')
    .order('id')
    .range(from, from + PAGE_SIZE - 1)
  if (answer.error?.code === 'PGRST103') return { rows: [], count: 0 }
  const rows = unwrap(answer).map((row) => ({
    id: row.id,
    title: row[titleColumn],
    lang: locale,
    of: row.lang,
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: [row.level, `${row.order}`],
  }))
  return { rows, count: answer.count ?? 0 }
}
