import { collapseMarks, type Lang, removeStress } from '@slovo/language'
import { z } from 'zod'
import type { Database } from '../visit/session/session.server.ts'
import type { ReadableText } from './text/readable-text.server.ts'
import { sentenceOfWord } from './text/word-sentence.ts'

/** What a touch on a definition sends: the place of the word, its lemma, and the translation chosen or typed. */
export const ChosenTranslation = z.object({
  word: z.coerce.number().int().nonnegative(),
  lemma: z.string().trim().min(1).max(200),
  definition: z.string().trim().min(1).max(200),
})
export type ChosenTranslation = z.infer<typeof ChosenTranslation>

/** Keeps a word with the sentence it was touched in. The sentence is found here, by place, so it is always true to the text. */
export function saveWord(
  database: Database,
  material: { id: number },
  { text, analysis }: Pick<ReadableText, 'text' | 'analysis'>,
  { word, lemma, definition }: ChosenTranslation,
) {
  return database
    .from('user_words')
    .insert({
      ...wordPair(analysis.lang, lemma, definition),
      material_id: material.id,
      word_sentence: sentenceOfWord(text, analysis, word) || null,
    })
    .select('id, word_ru, word_fr, word_sentence, ru_lemma_id, fr_lemma_id')
    .single()
}

/** Which side of the pair is Russian depends on the language read; stress marks are for reading, not for keeping. */
export function wordPair(lang: Lang, lemma: string, definition: string) {
  return lang === 'ru'
    ? { word_ru: removeStress(lemma), word_fr: collapseMarks(definition) }
    : { word_ru: removeStress(definition), word_fr: collapseMarks(lemma) }
}
