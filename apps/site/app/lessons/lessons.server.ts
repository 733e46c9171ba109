import { Blocks } from '@slovo/content-model'
import { errors, successes } from '@slovo/messages/errors'
import { data } from 'react-router'
import { unwrap } from '../visit/failure/unwrap.ts'
import { handleForm } from '../visit/form/handle-form.server.ts'
import { stayWithToast } from '../visit/form/toast.server.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import {
  type Database,
  databaseContext,
  type Locale,
  type Reader,
  requireUser,
} from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import type { MenuLesson } from './lesson-levels.ts'
import { studiedForm } from './studied-form.ts'

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

/** Marks a lesson as studied, and says so on its page. */
export const handleMarkStudied = (slug: string | undefined) =>
  handleForm(studiedForm, async ({ context, request, url, say }) => {
    const reader = requireUser(context, url)
    const database = context.get(databaseContext)
    const lesson = slug ? await findLessonText(database, slug) : null
    if (!lesson) throw data(null, { status: 404 })

    const { error } = await database
      .from('user_lessons')
      .upsert({ lesson_id: lesson.id, user_id: reader.id, is_studied: true })
    if (error) {
      context.get(visitContext).log.error(error, 'a lesson could not be marked as studied')
      return stayWithToast(context, request, url, 'error', say(errors.unexpected))
    }
    return stayWithToast(context, request, url, 'success', say(successes.studied))
  })
