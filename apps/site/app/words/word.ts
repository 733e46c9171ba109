import { collapseMarks, type Lang, removeStress } from '@slovo/language'
import type { UserWordRow } from '@slovo/schema'

/** A saved word as pages show it: `savedWordColumns` of `user_words`. */
export type SavedWord = Pick<
  UserWordRow,
  'id' | 'word_ru' | 'word_fr' | 'word_sentence' | 'ru_lemma_id' | 'fr_lemma_id'
>
export const savedWordColumns = 'id, word_ru, word_fr, word_sentence, ru_lemma_id, fr_lemma_id'

export type WordPair = Pick<SavedWord, 'word_ru' | 'word_fr'>

/** A pair with the sentence it was met in: what a user may change about a saved word. */
export type WordWithSentence = WordPair & Pick<SavedWord, 'word_sentence'>

/** A new row of `user_words`; the database adds whose it is. */
export type NewWord = WordWithSentence & { material_id?: number }

/** The table takes 300 letters of a word, and as many of a sentence as this. */
export const MAX_WORD_LENGTH = 200
export const MAX_SENTENCE_LENGTH = 1000

/** The language of the text decides which side is Russian. Stress marks belong to reading and are not saved. */
export function wordPair(lang: Lang, lemma: string, definition: string): WordPair {
  return lang === 'ru'
    ? { word_ru: removeStress(lemma), word_fr: collapseMarks(definition) }
    : { word_ru: removeStress(definition), word_fr: collapseMarks(lemma) }
}
