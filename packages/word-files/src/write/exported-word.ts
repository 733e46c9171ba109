import type { FiledKind, FiledMemory } from '../row.ts'
import type { FiledState } from '../state.ts'

/** A kept word as it leaves Slovo. */
export interface ExportedWord {
  id: number
  russian: string
  french: string
  sentence: string | null
  /** As it stands in the sentence, stressed, and where. */
  form: string | null
  at: number | null
  /** The title of the text that it is from. */
  text: string | null
  /** ISO 8601. */
  createdAt: string
  state: FiledState | null
  cards: ExportedCard[]
}

export interface ExportedCard extends FiledMemory {
  kind: FiledKind
}

/** A row of the review log. */
export interface ExportedReview {
  wordId: number
  kind: FiledKind
  /** 1 again … 4 easy. */
  grade: number
  /** ISO 8601. */
  reviewedAt: string
  durationMs: number
  /** The card as it was before. */
  stateBefore: number
  daysBefore: number
}

/** What a piece of an export holds. Words come before their reviews. */
export interface ExportedPart {
  words?: ExportedWord[]
  reviews?: ExportedReview[]
}

/** The sentences of the package, in the language of its learner. */
export interface DeckTexts {
  learning: 'ru' | 'fr'
  /** By which a word has the same note in each package of its learner. */
  owner: string
  deck: string
  /** The names of the fields, in the order of `noteFields`. */
  fields: string[]
}
