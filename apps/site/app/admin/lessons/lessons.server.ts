import { Blocks, readBlocks, writeBlocks } from '@slovo/content-model'
import { faults } from '@slovo/messages/admin/editor'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { listOwned } from '../activities/owners.server.ts'
import { slugFor } from '../editor/editor-form.ts'
import { editorRoute, readWritten } from '../editor/editor-route.server.ts'
import { type ContentListing, filterContent, readPage } from '../list/listing.server.ts'
import type { Admin } from '../require-admin.server.ts'
import { lessonForm } from './lesson-form.ts'

/** The lessons in the order of their menu, titled in the interface language. */
export const listLessonsToEdit: ContentListing = async ({ database, locale, query }) => {
  const { lang, level, page } = query
  const titleColumn = locale === 'ru' ? 'title_ru' : 'title_fr'
  const all = database
    .from('lessons')
    .select('id, title_fr, title_ru, lang, level, order, is_published, updated_at', {
      count: 'exact',
    })
  const found = filterContent(all, query, { lang, level }, titleColumn)

  const ordered = found.order('lang', { ascending: false }).order('order').order('id')
  return readPage(ordered, page, (row) => ({
    id: row.id,
    title: row[titleColumn],
    lang: locale,
    of: row.lang,
    isPublished: row.is_published,
    updatedAt: row.updated_at,
    facts: [row.level, `${row.order}`],
  }))
}

async function findLesson({ database }: Admin, id: number) {
  return unwrap(
    await database
      .from('lessons')
      .select('id, slug, lang, level, order, title_fr, title_ru, blocks, is_published, updated_at')
      .eq('id', id)
      .maybeSingle(),
  )
}

/** The place behind the last lesson of a language. */
async function nextLessonPlace({ database }: Admin, lang: 'ru' | 'fr'): Promise<number> {
  const last = unwrap(
    await database
      .from('lessons')
      .select('order')
      .eq('lang', lang)
      .order('order', { ascending: false })
      .limit(1)
      .maybeSingle(),
  )
  return (last?.order ?? 0) + 1
}

export const lessonRoute = editorRoute({
  type: 'lessons',
  form: lessonForm,
  async begin(admin, { context }) {
    const lang = context.get(learningLanguageContext)
    const order = String(await nextLessonPlace(admin, lang))
    const values = { title_fr: '', title_ru: '', slug: '', lang, level: 'A1', order, body: '' }
    return { values, more: { address: null, activities: [] } }
  },
  async find(admin, id) {
    const lesson = await findLesson(admin, id)
    if (!lesson) return null
    const { slug, lang, level, title_fr, title_ru } = lesson
    const values = {
      ...{ slug, lang, level, title_fr, title_ru },
      order: String(lesson.order),
      body: writeBlocks(Blocks.parse(lesson.blocks)),
    }
    return {
      item: { isPublished: lesson.is_published, version: lesson.updated_at, values },
      more: {
        address: `/lessons/${slug}`,
        activities: await listOwned(admin, { type: 'lessons', id }),
      },
    }
  },
  async write({ database }, { body, slug, ...typed }, { id, version, isPublished }) {
    const row = {
      ...typed,
      slug: slugFor(slug, typed.title_fr),
      blocks: readBlocks(body),
      ...(isPublished !== undefined && { is_published: isPublished }),
    }
    const lessons = database.from('lessons')
    const answer =
      id === null
        ? await lessons.insert(row).select('id')
        : await lessons
            .update(row)
            .eq('id', id)
            .eq('updated_at', version ?? '')
            .select('id')
    return readWritten(answer, { slug: faults.slugTaken })
  },
})
