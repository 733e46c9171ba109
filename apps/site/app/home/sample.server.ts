import { unwrap } from '../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import type { Database } from '../visit/session/session.server.ts'

/** The easiest text of a language: the home page shows its beginning. */
export async function findEasiest(database: Database, lang: LearningLanguage) {
  return unwrap(
    await database
      .from('materials')
      .select('id, title, slug, section, updated_at')
      .eq('lang', lang)
      .eq('is_published', true)
      .order('level', { ascending: true })
      .order('id', { ascending: true })
      .limit(1)
      .maybeSingle(),
  )
}
