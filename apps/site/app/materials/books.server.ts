import { materialPath } from '@slovo/content-model'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import type { Database } from '../visit/session/session.server.ts'
import { literalPattern } from '../visit/url/list-query.ts'

export interface ListedBook {
  id: number
  title: string
  author: string | null
  image: string | null
  description: string | null
}

/** The books of a language, newest first. */
export async function listBooks(
  database: Database,
  { lang, title }: { lang: LearningLanguage; title: string },
): Promise<ListedBook[]> {
  const query = database
    .from('books')
    .select('id, title, author, image, description')
    .eq('lang', lang)
    .eq('is_published', true)
  return unwrap(
    await (title ? query.regexIMatch('title', literalPattern(title)) : query).order('id', {
      ascending: false,
    }),
  )
}

/** Where a book begins, or null for a book without chapters. */
export async function findFirstChapter(
  database: Database,
  { bookId, lang }: { bookId: number; lang: LearningLanguage },
): Promise<string | null> {
  const chapter = unwrap(
    await database
      .from('materials')
      .select('id, title, slug, section')
      .eq('book_id', bookId)
      .eq('lang', lang)
      .eq('is_published', true)
      .order('chapter_number', { ascending: true })
      .limit(1)
      .maybeSingle(),
  )
  return chapter && materialPath(chapter)
}
