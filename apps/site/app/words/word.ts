import {
  collapseMarks,
  type Lang,
  lookupKey,
  type PlaceInSentence,
  removeStress,
} from '@slovo/language'
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

/** Where a word was met: its sentence, and the word as it stands there, with its stress. */
export type MetWord = Pick<UserWordRow, 'word_sentence' | 'sentence_form' | 'sentence_at'>

/** A new row of `user_words`; the database adds whose it is. */
export type NewWord = WordPair & Partial<MetWord> & { material_id?: number }

/** The table takes 300 letters of a word, and as many of a sentence as this. */
export const MAX_WORD_LENGTH = 200
export const MAX_SENTENCE_LENGTH = 1000

/** The language of the text decides which side is Russian. Stress marks belong to reading and are not saved. */
export function wordPair(lang: Lang, lemma: string, definition: string): WordPair {
  return lang === 'ru'
    ? { word_ru: removeStress(lemma), word_fr: collapseMarks(definition) }
    : { word_ru: removeStress(definition), word_fr: collapseMarks(lemma) }
}

/** A form that does not stand at its place in the sentence is left out, for it may have come from anywhere. */
export function metWord({ sentence, at }: PlaceInSentence, form: string): MetWord {
  const letters = removeStress(form)
  const place = lookupKey(sentence.slice(at, at + letters.length))
  const isThere = letters !== '' && form.length <= MAX_WORD_LENGTH && place === lookupKey(letters)
  return {
    word_sentence: sentence || null,
    sentence_form: isThere ? form : null,
    sentence_at: isThere ? at : null,
  }
}
