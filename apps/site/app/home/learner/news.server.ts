import { unwrap } from '../../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../../visit/language/learning-language.server.ts'
import type { Database } from '../../visit/session/session.server.ts'

const MAX_NEWS = 3

export type NewsItem = Awaited<ReturnType<typeof listNews>>[number]

/** The newest posts for learners of a language, without their texts. */
export async function listNews(database: Database, lang: LearningLanguage) {
  return unwrap(
    await database
      .from('posts')
      .select('slug, title, lang, published_at')
      .eq('lang', lang)
      .eq('is_published', true)
      .order('published_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(MAX_NEWS),
  )
}
