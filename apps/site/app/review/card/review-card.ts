import type { Lang } from '@slovo/language'
import type { CardKind, Grade } from '@slovo/review'

/** A card as the page shows it. */
export interface ReviewCard {
  id: number
  wordId: number
  kind: CardKind
  /** The language learnt, which is asked for. */
  lang: Lang
  /** The word in that language, and its translation. */
  word: string
  sense: string
  /** The sentence as it was kept, whatever its language. */
  sentence: string | null
  /** The same, cut where the word stands in it; none where that is not known. */
  parts: SentenceParts | null
  /** The lemma with its stress, and its page; none of a word that the dictionary lacks. */
  stressed: string | null
  path: string | null
  material: { title: string; path: string; lang: Lang } | null
  /** In how many minutes it would come back, by grade. */
  waits: Record<Grade, number>
  isNew: boolean
  isLeech: boolean
  lapses: number
}

/** A sentence around its word, which is there as it stands and with its stress. */
export interface SentenceParts {
  before: string
  form: string
  stressed: string
  after: string
}

/** A card that is heard is read instead where the browser has no voice, and a gap needs its sentence. */
export function shownKind({ kind, parts }: ReviewCard, hasVoice: boolean): CardKind {
  if (kind === 'listen' && !hasVoice) return 'recall'
  return kind === 'gap' && !parts ? 'recall' : kind
}

/** What is to be typed; nothing for a card that is answered in the head. */
export function expectedAnswer({ word, parts }: ReviewCard, shown: CardKind): string | null {
  if (shown === 'recognise') return null
  return shown === 'gap' && parts ? parts.form : word
}

/** The language of the sense. */
export const otherLang = (lang: Lang): Lang => (lang === 'ru' ? 'fr' : 'ru')
