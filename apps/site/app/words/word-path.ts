import { type Lang, removeStress } from '@slovo/language'

/** The page of a word, without the interface language: `/words/книга`, percent-encoded. */
export function wordPath(lemma: string): string {
  return `/words/${encodeURIComponent(removeStress(lemma))}`
}

/** Words of both languages have their pages below one path: the alphabet tells them apart. */
export function langOfWord(word: string): Lang {
  return /\p{Script=Cyrillic}/u.test(word) ? 'ru' : 'fr'
}
