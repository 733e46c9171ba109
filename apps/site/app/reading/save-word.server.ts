import type { Lang } from '@slovo/language'
import { removeStress } from '@slovo/language'
import { z } from 'zod'
import type { Database } from '../middleware/session.server.ts'
import type { ReadableText } from './readable-text.server.ts'
import type { WordRefusal } from './word-outcome.ts'
import { sentenceOfWord } from './word-sentence.ts'

/** What a touch on a definition sends: the place of the word, its lemma, and the translation chosen or typed. */
export const ChosenTranslation = z.object({
  word: z.coerce.number().int().nonnegative(),
  lemma: z.string().trim().min(1).max(200),
  definition: z.string().trim().min(1).max(200),
})
export type ChosenTranslation = z.infer<typeof ChosenTranslation>

const DUPLICATE_KEY = '23505'

/** Keeps a word with the sentence it was touched in. The sentence is found here by place, so that it is always true to the text. */
export async function saveWord(
  database: Database,
  reader: { id: string },
  material: { id: number },
  { text, analysis }: ReadableText,
  chosen: ChosenTranslation,
) {
  const { data, error } = await database
    .from('user_words')
    .insert({
      user_id: reader.id,
      material_id: material.id,
      ...wordPair(analysis.lang, chosen),
      word_sentence: sentenceOfWord(text, analysis, chosen.word) || null,
    })
    .select('id, word_ru, word_fr, word_sentence, ru_lemma_id, fr_lemma_id')
    .single()

  if (data) return { saved: data }
  return { refusal: wordRefusal(error), cause: error }
}

/** Which side of the saved pair is Russian depends on the language read; stress marks are for reading, not for keeping. */
export function wordPair(lang: Lang, { lemma, definition }: { lemma: string; definition: string }) {
  return lang === 'ru'
    ? { word_ru: removeStress(lemma), word_fr: definition }
    : { word_ru: removeStress(definition), word_fr: lemma }
}

export function wordRefusal({ code }: { code: string }): WordRefusal {
  return code === DUPLICATE_KEY ? 'duplicate' : 'unexpected'
}
