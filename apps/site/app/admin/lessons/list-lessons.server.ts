import { literalPattern } from '../../visit/url/literal-pattern.ts'
import { type ContentListing, readPage } from '../list/listing.server.ts'

/** The lessons in the order of their menu, titled in the interface language. */
export const listLessonsToEdit: ContentListing = async ({ database, locale, query }) => {
  const { title, lang, level, state, page } = query
  const titleColumn = locale === 'ru' ? 'title_ru' : 'title_fr'
  let found = database
    .from('lessons')
    .select('id, title_fr, title_ru, lang, level, order, is_published, updated_at', {
      count: 'exact',
    })
  if (title) found = found.regexIMatch(titleColumn, literalPattern(title))
  if (lang) found = found.eq('lang', lang)
  if (level) found = found.eq('level', level)
  if (state) found = found.eq('is_published', state === 'published')

  const ordered = found.order('lang', { ascending: false }).order('order').order('id')
  return readPage(ordered, page, (row) => ({
    id: row.id,
    title: row[titleColumn],
    lang: locale,
    of: row.lang,
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: [row.level, `${row.order}`],
  }))
}
