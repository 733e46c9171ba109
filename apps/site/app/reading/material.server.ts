import { chapterSection, materialPath } from '@slovo/content-model'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { Database } from '../visit/session/session.server.ts'

const material =
  'id, title, slug, summary_fr, summary_ru, image, audio, video, level, section, lang, book_id, updated_at, has_translation' as const

/** A material without its text; drafts are hidden by row-level security, so `null` means "not there" for any user. */
export async function findMaterial(database: Database, id: number) {
  return unwrap(await database.from('materials').select(material).eq('id', id).maybeSingle())
}

export type MaterialHead = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

export interface Chapter {
  id: number
  title: string
  url: string
}

/** The book of a chapter, with its chapters in order. */
export async function findChapters(database: Database, { section, book_id }: MaterialHead) {
  if (section !== chapterSection || book_id === null) return null
  const [book, chapters] = await Promise.all([
    database.from('books').select('title, author').eq('id', book_id).maybeSingle(),
    database
      .from('materials')
      .select('id, title, slug, section')
      .eq('section', chapterSection)
      .eq('book_id', book_id)
      .order('chapter_number', { ascending: true }),
  ])
  return {
    title: unwrap(book)?.title ?? '',
    author: unwrap(book)?.author ?? '',
    chapters: unwrap(chapters).map(
      (chapter): Chapter => ({
        id: chapter.id,
        title: chapter.title,
        url: materialPath(chapter),
      }),
    ),
  }
}
