import type { LearningLanguage } from '../middleware/learning-language.server.ts'
import type { Database, Locale } from '../middleware/session.server.ts'
import { unwrap } from '../platform/unwrap.ts'

/** The lessons of a language in their order, titled in the interface language. */
export async function listLessons(database: Database, locale: Locale, lang: LearningLanguage) {
  const rows = unwrap(
    await database
      .from('lessons')
      .select('id, level, title_fr, title_ru')
      .eq('lang', lang)
      .eq('is_published', true)
      .order('order', { ascending: true }),
  )
  return rows.map(({ id, level, title_fr, title_ru }) => ({
    id,
    level,
    title: locale === 'ru' ? title_ru : title_fr,
  }))
}
