import { faults } from '@slovo/messages/admin/editor'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { slugFor } from '../editor/editor-form.ts'
import { editorRoute, readWritten } from '../editor/editor-route.server.ts'
import { type ContentListing, filterContent, readPage } from '../list/listing.server.ts'
import type { Admin } from '../require-admin.server.ts'
import { postForm } from './post-form.ts'

/** The posts, newest first; a post is in the other language than the one that its readers learn. */
export const listPostsToEdit: ContentListing = async ({ database, query }) => {
  const all = database
    .from('posts')
    .select('id, title, lang, tags, is_published, updated_at', { count: 'exact' })
  const found = filterContent(all, query, { lang: query.lang && otherLang(query.lang) })

  const ordered = found
    .order('published_at', { ascending: false })
    .order('id', { ascending: false })
  return readPage(ordered, query.page, (row) => ({
    id: row.id,
    title: row.title,
    lang: otherLang(row.lang),
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: row.tags.length > 0 ? [row.tags.join(', ')] : [],
  }))
}

async function findPost({ database }: Admin, id: number) {
  return unwrap(
    await database
      .from('posts')
      .select(
        'id, lang, slug, title, summary, tags, image, published_at, body, is_published, updated_at',
      )
      .eq('id', id)
      .maybeSingle(),
  )
}

export const postRoute = editorRoute({
  type: 'posts',
  form: postForm,
  async begin({ locale }) {
    const date = new Date().toISOString().slice(0, 10)
    const empty = { title: '', slug: '', summary: '', tags: '', image: '', body: '' }
    return { values: { ...empty, written: locale, date }, more: { address: null } }
  },
  async find(admin, id) {
    const post = await findPost(admin, id)
    if (!post) return null
    const { title, slug, summary, body } = post
    const values = {
      ...{ title, slug, summary, body },
      written: otherLang(post.lang),
      tags: post.tags.join(', '),
      image: post.image ?? '',
      date: post.published_at.slice(0, 10),
    }
    const item = { isPublished: post.is_published, version: post.updated_at, values }
    return { item, more: { address: `/blog/${slug}` } }
  },
  async write({ database }, { written, slug, date, ...typed }, { id, version, isPublished }) {
    const row = {
      ...typed,
      lang: otherLang(written),
      slug: slugFor(slug, typed.title),
      published_at: `${date}T00:00:00Z`,
      ...(isPublished !== undefined && { is_published: isPublished }),
    }
    const posts = database.from('posts')
    const answer =
      id === null
        ? await posts.insert(row).select('id')
        : await posts
            .update(row)
            .eq('id', id)
            .eq('updated_at', version ?? '')
            .select('id')
    return readWritten(answer, { slug: faults.slugTaken })
  },
})

/** Posts are listed for those who learn a language, and written in the other one. */
const otherLang = (lang: 'ru' | 'fr'): 'ru' | 'fr' => (lang === 'ru' ? 'fr' : 'ru')
