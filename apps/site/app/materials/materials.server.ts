import { type MaterialSection, materialPath } from '@slovo/content-model'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import type { Database, Locale, Reader } from '../visit/session/session.server.ts'
import { literalPattern } from '../visit/url/list-query.ts'
import { type Filters, PAGE_SIZE } from './filters.ts'
import { type StudyStatus, studyStatusOf } from './study-status.ts'

/** A material as lists show it. */
export interface Card {
  id: number
  address: string
  title: string
  summary: string
  image: string | null
  level: string
  section: MaterialSection
  status: StudyStatus
}

interface CardRow {
  id: number
  title: string
  slug: string
  summary_fr: string
  summary_ru: string
  image: string | null
  level: string
  section: MaterialSection
  user_materials?: { is_being_studied: boolean; is_studied: boolean }[]
}

const card = 'id, title, slug, summary_fr, summary_ru, image, level, section'
const cardWithStatus = `${card}, user_materials(is_being_studied, is_studied)` as const
const cardOfStatus = `${card}, user_materials!inner(is_being_studied, is_studied)` as const

interface List {
  lang: LearningLanguage
  /** Without a section: every title, chapters of books too. */
  section?: MaterialSection
  filters: Filters
}

/** One page of materials, newest first, and how many there are in all; beyond the last page it is empty. */
export async function listMaterials(
  database: Database,
  reader: Reader | null,
  locale: Locale,
  { lang, section, filters: { title, level, status, page } }: List,
): Promise<{ cards: Card[]; count: number }> {
  const isMarked = status === 'being-studied' || status === 'studied'
  const columns = reader ? (isMarked ? cardOfStatus : cardWithStatus) : card

  let query = database
    .from('materials')
    .select(columns, { count: 'exact' })
    .eq('lang', lang)
    .eq('is_published', true)
  if (section) query = query.eq('section', section)
  if (level) query = query.eq('level', level)
  if (title) query = query.regexIMatch('title', literalPattern(title))
  if (reader && status === 'being-studied') {
    query = query.is('user_materials.is_being_studied', true)
  }
  if (reader && status === 'studied') query = query.is('user_materials.is_studied', true)
  if (reader && status === 'untouched') query = query.is('user_materials', null)

  const from = (page - 1) * PAGE_SIZE
  const answer = await query
    .order('id', { ascending: false })
    .range(from, from + PAGE_SIZE - 1)
    .overrideTypes<CardRow[], { merge: false }>()

  if (answer.error?.code === 'PGRST103') return { cards: [], count: 0 }
  const cards = unwrap(answer).map((row) => presentCard(row, locale))
  return { cards, count: answer.count ?? 0 }
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
      .select(card)
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
      .select(`is_being_studied, is_studied, materials!inner(${card}, lang)`)
      .eq('user_id', reader.id)
      .eq('materials.lang', lang)
      .order('updated_at', { ascending: false }),
  )
  return rows.map(({ materials, ...flags }) =>
    presentCard({ ...materials, user_materials: [flags] }, locale),
  )
}

function presentCard(row: CardRow, locale: Locale): Card {
  const { id, title, image, level, section } = row
  return {
    id,
    address: materialPath(row),
    title,
    summary: locale === 'ru' ? row.summary_ru : row.summary_fr,
    image,
    level,
    section,
    status: studyStatusOf(row.user_materials?.[0]),
  }
}
