import type { MaterialSection } from '@slovo/content-model'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import type { Database, Locale, Reader } from '../visit/session/session.server.ts'
import { type Card, type CardRow, cardColumns, presentCard } from './card.server.ts'
import { type Filters, PAGE_SIZE } from './filters.ts'

interface List {
  lang: LearningLanguage
  /** Without a section: of all sections, chapters of books too where a title is searched. */
  section?: MaterialSection
  filters: Filters
}

/**
 * One page of materials, and how many there are in all; beyond the last page it is empty. One query, whatever the order: the
 * database counts the words of the shown texts, or of all of them where shares decide (`list_texts` of migration 0076).
 */
export async function listMaterials(
  database: Database,
  locale: Locale,
  { lang, section, filters: { title, level, status, sort, inReach, page } }: List,
): Promise<{ cards: Card[]; count: number }> {
  const rows = unwrap(
    await database
      .rpc('list_texts', {
        lang,
        ...(section ? { part: section } : {}),
        ...(level ? { of_level: level } : {}),
        ...(title ? { in_title: title } : {}),
        ...(status ? { status } : {}),
        in_reach: inReach,
        sort_by: sort ?? 'newest',
        page,
        page_size: PAGE_SIZE,
      })
      .overrideTypes<(CardRow & { total: number })[], { merge: false }>(),
  )
  return { cards: rows.map((row) => presentCard(row, locale)), count: rows[0]?.total ?? 0 }
}

/** The newest materials of a language, for the home page. */
export async function listNewest(
  database: Database,
  locale: Locale,
  { lang, limit }: { lang: LearningLanguage; limit: number },
): Promise<Card[]> {
  const rows = unwrap(
    await database
      .from('materials')
      .select(cardColumns)
      .eq('lang', lang)
      .eq('is_published', true)
      .neq('section', 'book-chapters')
      .order('id', { ascending: false })
      .limit(limit)
      .overrideTypes<CardRow[], { merge: false }>(),
  )
  return rows.map((row) => presentCard(row, locale))
}

/** How many materials each section of a language holds; `book` counts books. */
export async function countSections(database: Database, lang: LearningLanguage) {
  const rows = unwrap(await database.rpc('section_counts', { lang }))
  return new Map(rows.map(({ section, count }) => [section, count]))
}

interface MarkedRow {
  is_being_studied: boolean
  is_studied: boolean
  materials: CardRow
}

/** What a reader studies and has studied in a language, last touched first. */
export async function listMyMaterials(
  database: Database,
  reader: Reader,
  locale: Locale,
  lang: LearningLanguage,
): Promise<Card[]> {
  const rows = unwrap(
    await database
      .from('user_materials')
      .select(`is_being_studied, is_studied, materials!inner(${cardColumns}, lang)`)
      .eq('user_id', reader.id)
      .eq('materials.lang', lang)
      .order('updated_at', { ascending: false })
      .overrideTypes<MarkedRow[], { merge: false }>(),
  )
  return rows.map(({ materials, ...marks }) => presentCard({ ...materials, ...marks }, locale))
}
