import { type MaterialSection, materialPath } from '@slovo/content-model'
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
