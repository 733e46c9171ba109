import { chapterSection, materialAddress } from '@slovo/content-model'
import type { Database } from '../middleware/session.server.ts'
import { unwrap } from '../platform/unwrap.ts'

/** A material without its text; drafts are hidden by row-level security, so `null` means "not there" for everybody. */
export async function findMaterial(database: Database, id: number) {
  return unwrap(
    await database
      .from('materials')
      .select(
        'id, title, slug, summary_fr, summary_ru, image, audio, video, level, section, lang, book_id, updated_at',
      )
      .eq('id', id)
      .maybeSingle(),
  )
}

export type Material = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

export interface Chapter {
  id: number
  title: string
  address: string
}

/** The chapters of a material's book, in order, for the chapter menu. */
export async function findBook(database: Database, { section, book_id }: Material) {
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
        address: materialAddress(chapter),
      }),
    ),
  }
}

/** What belongs to one reader on the page of one material, asked for all at once. */
export async function findReaderMarks(database: Database, material: number, reader: string | null) {
  if (!reader) return { savedLemmaIds: [], savedWords: [], studying: null }

  const [savedLemmaIds, savedWords, studying] = await Promise.all([
    listSavedLemmaIds(database, material),
    listWordsOfText(database, material, reader),
    database
      .from('user_materials')
      .select('is_being_studied, is_studied')
      .eq('user_id', reader)
      .eq('material_id', material)
      .maybeSingle(),
  ])
  return { savedLemmaIds, savedWords, studying: unwrap(studying) }
}

/** The lemmas of this text that the caller has saved, from whatever text. */
export async function listSavedLemmaIds(database: Database, material: number): Promise<number[]> {
  return unwrap(await database.rpc('saved_lemma_ids', { material_id: material })) ?? []
}

/** More of them are in the dictionary, where they have pages. */
const LISTED_WORDS = 100

async function listWordsOfText(database: Database, material: number, reader: string) {
  return unwrap(
    await database
      .from('user_words')
      .select('id, word_ru, word_fr, word_sentence, ru_lemma_id, fr_lemma_id')
      .eq('user_id', reader)
      .eq('material_id', material)
      .order('id', { ascending: false })
      .limit(LISTED_WORDS),
  )
}
