import type { Block } from '@slovo/content-model'
import { z } from 'zod'
import type { ContentClient } from './content-client.ts'
import { type LessonFile, readLessons } from './lesson-files.ts'
import { picturePath } from './pictures.ts'

/** Publishes the lessons of a content folder with their activities; activities without a file are removed. */
export async function publishLessons(content: ContentClient, folder: string) {
  const lessons = await readLessons(folder)
  if (lessons.length === 0) return

  const { data, error } = await content
    .from('lessons')
    .upsert(lessons.map(lessonRow), { onConflict: 'content_key' })
    .select('id, content_key')
  if (error) throw error

  const ids = new Map(data.map(({ id, content_key }) => [content_key, id]))
  for (const { key, activities } of lessons) {
    const id = ids.get(key)
    if (id !== undefined) await publishActivities(content, id, activities)
  }
}

function lessonRow({ key, slug, lang, header, blocks }: LessonFile) {
  return {
    content_key: key,
    slug,
    lang,
    ...header,
    blocks: asJson(blocks.map(withStoredPicture)),
    is_published: true,
  }
}

function withStoredPicture(block: Block): Block {
  return block.type === 'image' ? { ...block, path: picturePath(block.path) } : block
}

async function publishActivities(
  content: ContentClient,
  lessonId: number,
  activities: LessonFile['activities'],
) {
  const rows = activities.map(({ key, order, activity }) => ({
    content_key: key,
    material_id: lessonId,
    type: 'lessons' as const,
    order,
    title: activity.title,
    library: activity.library,
    content: asJson(activity.content),
    is_published: true,
  }))
  const published = await content.from('h5p').upsert(rows, { onConflict: 'content_key' })
  if (published.error) throw published.error

  const { data, error } = await content
    .from('h5p')
    .select('id, content_key')
    .eq('type', 'lessons')
    .eq('material_id', lessonId)
    .not('content_key', 'is', null)
  if (error) throw error
  const kept = new Set<string | null>(activities.map(({ key }) => key))
  const gone = data.filter(({ content_key }) => !kept.has(content_key)).map(({ id }) => id)
  if (gone.length === 0) return

  const removed = await content.from('h5p').delete().in('id', gone)
  if (removed.error) throw removed.error
}

/** A value as a `jsonb` column stores it, without undefined fields. */
export function asJson(value: unknown) {
  return z.json().parse(JSON.parse(JSON.stringify(value)))
}
