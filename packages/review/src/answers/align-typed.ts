import { compose, type Lang } from '@slovo/language'
import { type Alignment, alignLetters } from './align-letters.ts'
import { latinSpellings, latinSpellingsOf } from './latin-spellings.ts'
import type { Spelling } from './prepare-letters.ts'

/** Lays a typed text along the right one as its language is typed: Russian in Cyrillic or in latin letters. */
export function alignTyped(typed: string, expected: string, lang: Lang): Alignment {
  const right = Array.from(compose(expected))
  if (lang === 'fr') {
    return alignLetters(right, lettersOf(typed.replaceAll('œ', 'oe').replaceAll('æ', 'ae')), french)
  }
  const isLatin = /\p{Script=Latin}/u.test(typed) && !/\p{Script=Cyrillic}/u.test(typed)
  return alignLetters(right, lettersOf(typed), isLatin ? latin : russian)
}

const lettersOf = (text: string) => Array.from(compose(text).toLowerCase())

const ownWay = new Map([
  ['œ', ['oe']],
  ['æ', ['ae']],
])
const NO_UNITS: ReadonlySet<string> = new Set()

const russian: Spelling = {
  of: (letter) => [letter],
  isForgiven: (letter, typed) =>
    (letter === 'ё' && typed === 'е') || (letter === 'е' && typed === 'ё'),
  units: NO_UNITS,
}
const latin: Spelling = { of: latinSpellingsOf, isForgiven: () => false, units: latinSpellings }
const french: Spelling = {
  of: (letter) => ownWay.get(letter) ?? [letter],
  isForgiven: (letter, typed) => letter !== typed && unaccented(letter) === unaccented(typed),
  units: NO_UNITS,
}

const unaccented = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '')
