import { collapseMarks } from '@slovo/language'
import { z } from 'zod'
import { ChosenTranslation, type WordSource } from './save.server.ts'
import { MAX_SENTENCE_LENGTH, wordPair } from './word.ts'

const ChosenOnPage = ChosenTranslation.extend({
  lang: z.enum(['ru', 'fr']),
  sentence: z.string().trim().max(MAX_SENTENCE_LENGTH).transform(collapseMarks),
})

/** The words of a page that is no material: the browser sends the sentence along. */
export function wordsOfPage(url: URL): WordSource<z.infer<typeof ChosenOnPage>> {
  return {
    place: url.pathname,
    form: ChosenOnPage,
    wordOf: ({ lang, lemma, definition, sentence }) => ({
      ...wordPair(lang, lemma, definition),
      word_sentence: sentence || null,
    }),
  }
}
