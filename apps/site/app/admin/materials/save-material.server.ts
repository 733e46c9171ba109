import { chapterSection } from '@slovo/content-model'
import { faults } from '@slovo/messages/admin/editor'
import { materialFields } from '@slovo/messages/admin/materials'
import type { TablesInsert } from '@slovo/schema'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { readWritten, type Saving, type Written } from '../editor/answer-edit.server.ts'
import type { Values } from '../editor/fields.ts'
import type { Admin } from '../require-admin.server.ts'
import { type AnalysedMaterial, analyse } from './analyse.server.ts'
import { materialRow, readMaterial, type TypedMaterial } from './read-material.ts'

const columns =
  `id, title, slug, summary_fr, summary_ru, image, audio, video, level, section, lang, book_id,
  chapter_number, body, body_accents, is_published, updated_at` as const

export async function findEditedMaterial({ database }: Admin, id: number) {
  return unwrap(await database.from('materials').select(columns).eq('id', id).maybeSingle())
}

/** The books that a chapter can belong to. */
export async function listBookChoices({ database }: Admin) {
  return unwrap(await database.from('books').select('id, title, lang').order('title').limit(1000))
}

/**
 * Writes a material together with the analysis of its text, so that the two never differ. A text that could not be
 * analysed is kept as a draft only.
 */
export async function saveMaterial(
  admin: Admin,
  id: number | null,
  values: Values,
  { version, isPublished }: Saving,
): Promise<Written> {
  const read = readMaterial(values)
  if ('faults' in read) return read
  const { typed } = read
  const bookFaults = await findBookFaults(admin, typed)
  if (bookFaults) return { faults: bookFaults }

  const analysed = await analyse(admin, typed.text, typed.lang)
  const becomesPublished = isPublished ?? (await isPublishedNow(admin, id))
  if (!analysed && becomesPublished) return { faults: {}, message: materialFields.notAnalysed }

  const row: TablesInsert<'materials'> = {
    ...materialRow(typed),
    ...analysisColumns(analysed),
    is_published: becomesPublished,
  }
  const materials = admin.database.from('materials')
  return readWritten(
    id === null
      ? await materials.insert(row).select('id')
      : await materials
          .update(row)
          .eq('id', id)
          .eq('updated_at', version ?? '')
          .select('id'),
  )
}

async function findBookFaults({ database }: Admin, { section, book_id, lang }: TypedMaterial) {
  if (section !== chapterSection || book_id === null) return null
  const book = unwrap(await database.from('books').select('lang').eq('id', book_id).maybeSingle())
  if (!book) return { book_id: faults.book }
  return book.lang === lang ? null : { book_id: faults.bookLang }
}

async function isPublishedNow({ database }: Admin, id: number | null) {
  if (id === null) return false
  const row = unwrap(
    await database.from('materials').select('is_published').eq('id', id).maybeSingle(),
  )
  return row?.is_published ?? false
}

function analysisColumns(analysed: AnalysedMaterial | null) {
  if (!analysed) return { analysis: null, glossary: null, lemma_ids: [] }
  const lemmaIds = analysed.glossary.entries.flatMap(({ lookups }) =>
    lookups.map(({ lemmaId }) => lemmaId),
  )
  return { ...analysed, lemma_ids: [...new Set(lemmaIds)] }
}
