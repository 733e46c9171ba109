import { type MaterialSection, materialPath, sectionsOfMaterials } from '@slovo/content-model'
import { z } from 'zod'
import type { Locale } from '../visit/session/session.server.ts'
import type { WordCounts } from '../words/states/text-states.ts'
import { type StudyStatus, studyStatusOf } from './study/study-status.ts'

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
  /** None for a material without a text. */
  words: WordCounts | null
}

/** The columns of `materials` that a card is made of; `word_counts` is a computed one (migration 0075). */
export const cardColumns =
  'id, title, slug, summary_fr, summary_ru, image, level, section, word_counts'

export interface CardRow {
  id: number
  title: string
  slug: string
  summary_fr: string
  summary_ru: string
  image: string | null
  level: string
  section: MaterialSection
  word_counts: WordCounts | null
  is_being_studied?: boolean
  is_studied?: boolean
}

export function presentCard(row: CardRow, locale: Locale): Card {
  const { id, title, image, level, section, is_being_studied = false, is_studied = false } = row
  return {
    id,
    address: materialPath(row),
    title,
    summary: locale === 'ru' ? row.summary_ru : row.summary_fr,
    image,
    level,
    section,
    status: studyStatusOf({ is_being_studied, is_studied }),
    words: row.word_counts,
  }
}

/** A card within an answer in JSON; null where there is none. */
export function readCard(json: unknown, locale: Locale): Card | null {
  const row = SentRow.nullable().parse(json)
  return row && presentCard(row, locale)
}

/** What a learner, or a visitor, knows of the words of a text, in JSON. */
export const SentWordCounts = z
  .union([
    z.object({ words: z.number(), known: z.number(), learning: z.number() }),
    z.object({ words: z.number(), known: z.null(), learning: z.null() }),
  ])
  .nullable()

const SentRow = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  summary_fr: z.string(),
  summary_ru: z.string(),
  image: z.string().nullable(),
  level: z.string(),
  section: z.enum(sectionsOfMaterials),
  is_being_studied: z.boolean(),
  is_studied: z.boolean(),
  word_counts: SentWordCounts,
})
