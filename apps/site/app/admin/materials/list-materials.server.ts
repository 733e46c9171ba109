import { say } from '@slovo/messages'
import { materialSections } from '@slovo/messages/admin-materials'
import { unwrap } from '../../platform/unwrap.ts'
import { containsPattern, PAGE_SIZE } from '../list/list-query.ts'
import type { Listing } from '../list/listing.ts'

export const listMaterials: Listing = async ({ database, locale, query }) => {
  const { title, lang, section, level, state, page } = query
  let found = database
    .from('materials')
    .select(
      'id, title, lang, section, level, chapter_number, is_published, updated_at, books(title)',
      {
        count: 'exact',
      },
    )
  if (title) found = found.ilike('title', containsPattern(title))
  if (lang) found = found.eq('lang', lang)
  if (section) found = found.eq('section', section)
  if (level) found = found.eq('level', level)
  if (state) found = found.eq('is_published', state === 'published')

  const from = (page - 1) * PAGE_SIZE
  const answer = await found.order('id', { ascending: false }).range(from, from + PAGE_SIZE - 1)
  if (answer.error?.code === 'PGRST103') return { rows: [], count: 0 }
  const rows = unwrap(answer).map((row) => ({
    id: row.id,
    title: row.title,
    lang: row.lang,
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: [
      row.level,
      row.books
        ? `${row.books.title}, ${row.chapter_number ?? '–'}`
        : say(locale, materialSections[row.section]),
    ],
  }))
  return { rows, count: answer.count ?? 0 }
}
