import { faults } from '@slovo/messages/admin/editor'
import { textFaults } from '@slovo/messages/admin/texts'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { literalPattern } from '../../visit/url/list-query.ts'
import { readWritten, type Saving, type Written } from '../editor/answer-edit.server.ts'
import { faultsOf, Markdown, Slug, StoredFile, slugFor } from '../editor/field-schemas.ts'
import type { Values } from '../editor/fields.ts'
import { type ContentListing, readPage } from '../list/listing.server.ts'
import type { Admin } from '../require-admin.server.ts'

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

const Tags = z
  .string()
  .transform((text) => [...new Set(text.split(',').flatMap((tag) => tag.trim() || []))])
  .pipe(z.array(z.string().max(50)).max(30))

const Post = z.object({
  title: z.string().trim().min(1).max(300),
  slug: Slug,
  written: z.enum(['ru', 'fr']),
  summary: z.string().trim().max(2000),
  tags: Tags,
  image: StoredFile('image'),
  date: z.iso.date(),
  body: Markdown,
})

/** A post as the editor begins with it. */
export async function findPostToEdit({ database }: Admin, id: number) {
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

export async function savePost(
  { database }: Admin,
  id: number | null,
  values: Values,
  { version, isPublished }: Saving,
): Promise<Written> {
  const read = Post.safeParse(values)
  if (!read.success) {
    const own = { slug: faults.slug, image: faults.file, date: textFaults.date }
    return { faults: faultsOf(read.error, own) }
  }
  const { written, slug, date, ...typed } = read.data
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
}

/** Posts are listed for those who learn a language, and written in the other one. */
export const otherLang = (lang: 'ru' | 'fr'): 'ru' | 'fr' => (lang === 'ru' ? 'fr' : 'ru')
