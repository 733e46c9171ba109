import { wordSource } from '../save.server.ts'
import { wordPair } from '../word.ts'
import { wordInText } from '../word-forms.ts'
import { langOfWord } from '../word-path.ts'

/** A word kept from its own page has no sentence. */
export function wordsHere(url: URL) {
  return wordSource({
    place: url.pathname,
    form: wordInText,
    wordOf: ({ lemma, definition }) => ({
      ...wordPair(langOfWord(lemma), lemma, definition),
      word_sentence: null,
    }),
  })
}
