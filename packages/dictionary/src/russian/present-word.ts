import { type Entry, type FormName, lemmaId } from '../entry.ts'
import type { StoredWord } from '../store.ts'

/** A word as it answers for a form, which is stressed in one of these ways. */
export function presentWord(
  word: StoredWord,
  form: FormName | undefined,
  formStress: string[],
): Entry {
  const { lang: _lang, key: _key, rank: _rank, band, ...known } = word
  return {
    ...known,
    ...(band && { rank: band }),
    ...(form && { form }),
    ...(formStress.length > 0 && { formStress }),
    lemmaId: lemmaId(word.lemma),
  }
}
