import { chapterSection, materialPath } from '@slovo/content-model'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { Database } from '../visit/session/session.server.ts'
import { findStates } from '../words/states/states.server.ts'
import { savedWordColumns } from '../words/word.ts'

const material =
  'id, title, slug, summary_fr, summary_ru, image, audio, video, level, section, lang, book_id, updated_at, has_translation' as const
const ownMarks = `user_materials(is_being_studied, is_studied),
  user_words(${savedWordColumns}), reading_places(word)` as const

/** A text with more saved words has a link to the dictionary, where they are in pages. */
const MAX_LISTED_WORDS = 100

/** A material without its text; drafts are hidden by row-level security, so `null` means "not there" for any user. */
export async function findMaterial(database: Database, id: number) {
  return unwrap(await database.from('materials').select(material).eq('id', id).maybeSingle())
}

export type MaterialHead = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

/** A material together with what belongs to one user on its page. */
export async function findMarkedMaterial(database: Database, id: number, reader: string | null) {
  if (!reader) {
    const found = await findMaterial(database, id)
    return found && { material: found, states: null, savedWords: [], studying: null, place: null }
  }
  const [row, states] = await Promise.all([
    database
      .from('materials')
      .select(`${material}, ${ownMarks}`)
      .eq('id', id)
      .eq('user_materials.user_id', reader)
      .eq('user_words.user_id', reader)
      .eq('reading_places.user_id', reader)
      .order('id', { referencedTable: 'user_words', ascending: false })
      .limit(MAX_LISTED_WORDS, { referencedTable: 'user_words' })
      .maybeSingle(),
    findStates(database, id),
  ])
  const found = unwrap(row)
  if (!found) return null
  const { user_materials, user_words, reading_places, ...rest } = found
  return {
    material: rest satisfies MaterialHead,
    states,
    savedWords: user_words,
    studying: user_materials[0] ?? null,
    place: reading_places[0]?.word ?? null,
  }
}

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
