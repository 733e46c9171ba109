import { Level, readBlocks } from '@slovo/content-model'
import { faults } from '@slovo/messages/admin'
import { textFaults } from '@slovo/messages/admin-texts'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { readWritten, type Saving, type Written } from '../editor/answer-edit.server.ts'
import { faultsOf, Markdown, Slug, slugFor } from '../editor/field-schemas.ts'
import type { Values } from '../editor/fields.ts'
import type { Admin } from '../require-admin.server.ts'

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
