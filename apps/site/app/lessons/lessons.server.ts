import { Blocks } from '@slovo/content-model'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import type { Database, Locale, Reader } from '../visit/session/session.server.ts'
import type { MenuLesson } from './lesson-levels.ts'

const menuLesson = 'id, slug, level, title_fr, title_ru'
const withProgress = `${menuLesson}, user_lessons(is_studied)` as const

interface MenuRow extends Omit<MenuLesson, 'title' | 'isStudied'> {
  title_fr: string
  title_ru: string
  user_lessons?: { is_studied: boolean }[]
}

/** The lessons of a language in their order, titled in the interface language, with what this user has studied. */
export async function listMenuLessons(
  database: Database,
  reader: Reader | null,
  locale: Locale,
  lang: LearningLanguage,
): Promise<MenuLesson[]> {
  const rows = unwrap(
    await database
      .from('lessons')
      .select(reader ? withProgress : menuLesson)
      .eq('lang', lang)
      .eq('is_published', true)
      .order('order', { ascending: true })
      .order('id', { ascending: true })
      .overrideTypes<MenuRow[], { merge: false }>(),
  )
  return rows.map(({ id, slug, level, title_fr, title_ru, user_lessons = [] }) => ({
    id,
    slug,
    level,
    title: locale === 'ru' ? title_ru : title_fr,
    isStudied: user_lessons.some(({ is_studied }) => is_studied),
  }))
}

/** A lesson, or null: row-level security hides drafts from all but admins. */
export async function findLessonText(database: Database, slug: string) {
  const row = unwrap(
    await database
      .from('lessons')
      .select('id, slug, lang, level, title_fr, title_ru, blocks')
      .eq('slug', slug)
      .maybeSingle(),
  )
  return row && { ...row, blocks: Blocks.parse(row.blocks) }
}

/** Inserts or changes the user's row for a lesson. Returns the error, if any. */
export async function markStudied(
  database: Database,
  { lessonId, userId }: { lessonId: number; userId: string },
) {
  const { error } = await database
    .from('user_lessons')
    .upsert({ lesson_id: lessonId, user_id: userId, is_studied: true })
  return error
}
