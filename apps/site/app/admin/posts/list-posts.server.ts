import { literalPattern } from '../../visit/url/literal-pattern.ts'
import { type ContentListing, readPage } from '../list/listing.server.ts'
import { otherLang } from './other-lang.ts'

/** The posts, newest first; a post is in the other language than the one that its readers learn. */
export const listPostsToEdit: ContentListing = async ({
  database,
  query: { title, lang, state, page },
}) => {
  let found = database
    .from('posts')
    .select('id, title, lang, tags, is_published, updated_at', { count: 'exact' })
  if (title) found = found.regexIMatch('title', literalPattern(title))
  if (lang) found = found.eq('lang', otherLang(lang))
  if (state) found = found.eq('is_published', state === 'published')

  const ordered = found
    .order('published_at', { ascending: false })
    .order('id', { ascending: false })
  return readPage(ordered, page, (row) => ({
    id: row.id,
    title: row.title,
    lang: otherLang(row.lang),
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: row.tags.length > 0 ? [row.tags.join(', ')] : [],
  }))
}
