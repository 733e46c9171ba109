import type { Lang } from './lang.ts'
import { removeStress } from './stress.ts'

// The database counts U+0085 among spaces, JavaScript does not.
const SPACES = /[\s\u0085]+/g

/** Most words that are looked up need none of the rest. */
const PLAIN = /^[а-яё]*$/

/**
 * The key a word is found by: « Ёлка́ » and « елка » have the same key, so have « L’homme » and
 * « l'homme ». Keys are compared, never shown.
 */
export function lookupKey(word: string): string {
  if (PLAIN.test(word)) return word.replaceAll('ё', 'е')
  return removeStress(word)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[’ʼ`]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replace(SPACES, ' ')
    .trim()
}

/** The Cyrillic letters of a touched word: « что-то!» → что-то, « hello » → nothing. */
export function cyrillicLetters(text: string): string {
  return removeStress(text)
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[^\p{Script=Cyrillic}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}

const collators = { ru: new Intl.Collator('ru'), fr: new Intl.Collator('fr') }

/** Alphabetical order of a language for `sort`: ё stands beside е, stress marks do not count. */
export function alphabetical(lang: Lang): (a: string, b: string) => number {
  return (a, b) => collators[lang].compare(removeStress(a), removeStress(b))
}
