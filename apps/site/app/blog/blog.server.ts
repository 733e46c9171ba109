import type { LearningLanguage } from '../middleware/learning-language.server.ts'
import type { Database } from '../middleware/session.server.ts'
import { unwrap } from '../platform/unwrap.ts'

const SHOWN = 20

/** The newest posts for learners of a language. */
export async function listPosts(database: Database, lang: LearningLanguage) {
  return unwrap(
    await database
      .from('posts')
      .select('id, title, summary, published_at')
      .eq('lang', lang)
      .eq('is_published', true)
      .order('published_at', { ascending: false })
      .limit(SHOWN),
  )
}
