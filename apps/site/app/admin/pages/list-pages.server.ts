import { say } from '@slovo/messages'
import { pageNames } from '@slovo/messages/admin-texts'
import { literalPattern } from '../../visit/url/literal-pattern.ts'
import { type ContentListing, readPage } from '../list/listing.server.ts'
import { isPageSlug } from './page-slugs.ts'

/** The texts of the site itself, one for each interface language. */
export const listPagesToEdit: ContentListing = async ({ database, locale, query }) => {
  const { title, lang, state, page } = query
  let found = database
    .from('pages')
    .select('id, title, slug, locale, is_published, updated_at', { count: 'exact' })
  if (title) found = found.regexIMatch('title', literalPattern(title))
  if (lang) found = found.eq('locale', lang)
  if (state) found = found.eq('is_published', state === 'published')

  const ordered = found.order('slug').order('locale')
  return readPage(ordered, page, (row) => ({
    id: row.id,
    title: row.title,
    lang: row.locale,
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: [isPageSlug(row.slug) ? say(locale, pageNames[row.slug]) : row.slug],
  }))
}
