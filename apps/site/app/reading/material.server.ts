import { chapterSection, materialAddress } from '@slovo/content-model'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { Database } from '../visit/session/session.server.ts'

const material =
  'id, title, slug, summary_fr, summary_ru, image, audio, video, level, section, lang, book_id, updated_at' as const
const ownMarks = `user_materials(is_being_studied, is_studied),
  user_words(id, word_ru, word_fr, word_sentence, ru_lemma_id, fr_lemma_id)` as const

/** More of a reader's words of a text are in the dictionary, where they have pages. */
const LISTED_WORDS = 100

/** A material without its text; drafts are hidden by row-level security, so `null` means "not there" for everybody. */
export async function findMaterial(database: Database, id: number) {
  return unwrap(await database.from('materials').select(material).eq('id', id).maybeSingle())
}

export type Material = NonNullable<Awaited<ReturnType<typeof findMaterial>>>

/** A material together with what belongs to one reader on its page. */
export async function findMarkedMaterial(database: Database, id: number, reader: string | null) {
  if (!reader) {
    const found = await findMaterial(database, id)
    return found && { material: found, savedLemmaIds: [], savedWords: [], studying: null }
  }
  const [row, savedLemmaIds] = await Promise.all([
    database
      .from('materials')
      .select(`${material}, ${ownMarks}`)
      .eq('id', id)
      .eq('user_materials.user_id', reader)
      .eq('user_words.user_id', reader)
      .order('id', { referencedTable: 'user_words', ascending: false })
      .limit(LISTED_WORDS, { referencedTable: 'user_words' })
      .maybeSingle(),
    listSavedLemmaIds(database, id),
  ])
  const found = unwrap(row)
  if (!found) return null
  const { user_materials, user_words, ...rest } = found
  return {
    material: rest satisfies Material,
    savedLemmaIds,
    savedWords: user_words,
    studying: user_materials[0] ?? null,
  }
}

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

/** The lemmas of this text that the caller has saved, from whatever text. */
export async function listSavedLemmaIds(database: Database, material: number): Promise<number[]> {
  return unwrap(await database.rpc('saved_lemma_ids', { material_id: material })) ?? []
}
