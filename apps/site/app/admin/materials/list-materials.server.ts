import { say } from '@slovo/messages'
import { materialSections } from '@slovo/messages/admin/materials'
import { literalPattern } from '../../visit/url/list-query.ts'
import { type ContentListing, readPage } from '../list/listing.server.ts'

export const listMaterialsToEdit: ContentListing = async ({ database, locale, query }) => {
  const { title, lang, section, level, state, page } = query
  let found = database
    .from('materials')
    .select(
      'id, title, lang, section, level, chapter_number, is_published, updated_at, books(title)',
      {
        count: 'exact',
      },
    )
  if (title) found = found.regexIMatch('title', literalPattern(title))
  if (lang) found = found.eq('lang', lang)
  if (section) found = found.eq('section', section)
  if (level) found = found.eq('level', level)
  if (state) found = found.eq('is_published', state === 'published')

  const ordered = found.order('id', { ascending: false })
  return readPage(ordered, page, (row) => ({
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
}
