import { literalPattern } from '../../visit/url/literal-pattern.ts'
import { type ContentListing, readPage } from '../list/listing.server.ts'

export const listBooksToEdit: ContentListing = async ({
  database,
  query: { title, lang, state, page },
}) => {
  let found = database
    .from('books')
    .select('id, title, author, lang, is_published, updated_at', { count: 'exact' })
  if (title) found = found.regexIMatch('title', literalPattern(title))
  if (lang) found = found.eq('lang', lang)
  if (state) found = found.eq('is_published', state === 'published')

  const ordered = found.order('id', { ascending: false })
  return readPage(ordered, page, (row) => ({
    id: row.id,
    title: row.title,
    lang: row.lang,
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: row.author ? [row.author] : [],
  }))
}
