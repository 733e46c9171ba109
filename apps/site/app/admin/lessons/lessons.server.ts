import { Level, readBlocks } from '@slovo/content-model'
import { faults } from '@slovo/messages/admin/editor'
import { textFaults } from '@slovo/messages/admin/texts'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { literalPattern } from '../../visit/url/list-query.ts'
import { readWritten, type Saving, type Written } from '../editor/answer-edit.server.ts'
import { faultsOf, Markdown, Slug, slugFor } from '../editor/field-schemas.ts'
import type { Values } from '../editor/fields.ts'
import { type ContentListing, readPage } from '../list/listing.server.ts'
import type { Admin } from '../require-admin.server.ts'

/** The lessons in the order of their menu, titled in the interface language. */
export const listLessonsToEdit: ContentListing = async ({ database, locale, query }) => {
  const { title, lang, level, state, page } = query
  const titleColumn = locale === 'ru' ? 'title_ru' : 'title_fr'
  let found = database
    .from('lessons')
    .select('id, title_fr, title_ru, lang, level, order, is_published, updated_at', {
      count: 'exact',
    })
  if (title) found = found.regexIMatch(titleColumn, literalPattern(title))
  if (lang) found = found.eq('lang', lang)
  if (level) found = found.eq('level', level)
  if (state) found = found.eq('is_published', state === 'published')

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

const Lesson = z.object({
  title_fr: z.string().trim().min(1).max(300),
  title_ru: z.string().trim().min(1).max(300),
  slug: Slug,
  lang: z.enum(['ru', 'fr']),
  level: Level,
  order: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  body: Markdown,
})

/** A lesson as the editor begins with it. */
export async function findLessonToEdit({ database }: Admin, id: number) {
  return unwrap(
    await database
      .from('lessons')
      .select('id, slug, lang, level, order, title_fr, title_ru, blocks, is_published, updated_at')
      .eq('id', id)
      .maybeSingle(),
  )
}

/** The place behind the last lesson of a language. */
export async function nextLessonPlace({ database }: Admin, lang: 'ru' | 'fr'): Promise<number> {
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

export async function saveLesson(
  { database }: Admin,
  id: number | null,
  values: Values,
  { version, isPublished }: Saving,
): Promise<Written> {
  const read = Lesson.safeParse(values)
  if (!read.success) {
    const own = { slug: faults.slug, level: faults.choose, order: textFaults.order }
    return { faults: faultsOf(read.error, own) }
  }
  const { body, slug, ...typed } = read.data
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
}
