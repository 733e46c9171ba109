import { say } from '@slovo/messages'
import { materialSections } from '@slovo/messages/admin/materials'
import { type ContentListing, filterContent, readPage } from '../list/listing.server.ts'

export const listMaterialsToEdit: ContentListing = async ({ database, locale, query }) => {
  const { lang, section, level, page } = query
  const all = database
    .from('materials')
    .select(
      'id, title, lang, section, level, chapter_number, is_published, updated_at, books(title)',
      {
        count: 'exact',
      },
    )
  const found = filterContent(all, query, { lang, section, level })

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
