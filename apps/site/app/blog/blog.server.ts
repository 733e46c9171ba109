import { readBlocks, readingMinutes } from '@slovo/content-model'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import type { Database } from '../visit/session/session.server.ts'
import type { PostCard } from './related-posts.ts'

const card = 'id, slug, lang, title, summary, image, tags, published_at'

/** The posts for learners of a language, newest first, with the time that reading them takes. */
export async function listPosts(database: Database, lang: LearningLanguage): Promise<PostCard[]> {
  const rows = unwrap(
    await database
      .from('posts')
      .select(`${card}, body`)
      .eq('lang', lang)
      .eq('is_published', true)
      .order('published_at', { ascending: false })
      .order('id', { ascending: false }),
  )
  return rows.map(({ body, ...row }) => ({ ...row, minutes: readingMinutes(readBlocks(body)) }))
}

/** A post, or null; where both languages have one of that name, the one of the language being learnt. */
export async function findPost(database: Database, slug: string, lang: LearningLanguage) {
  const rows = unwrap(
    await database.from('posts').select(`${card}, body, updated_at`).eq('slug', slug),
  )
  const row = rows.find((post) => post.lang === lang) ?? rows[0]
  if (!row) return null

  const { body, ...post } = row
  const blocks = readBlocks(body)
  return { ...post, blocks, minutes: readingMinutes(blocks) }
}
