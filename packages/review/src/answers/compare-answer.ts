import { compose, type Lang, removeStress } from '@slovo/language'
import {
  type Alignment,
  alignLetters,
  type ComparedLetter,
  type Spelling,
} from './align-letters.ts'
import { alternativesOf, withAndWithoutArticle } from './alternatives.ts'
import { latinSpellings, latinSpellingsOf } from './latin-spellings.ts'

export type { ComparedLetter } from './align-letters.ts'

/** Right; almost: one letter is wrong, missing, too many or swapped with its neighbour; or wrong. */
export type Verdict = 'right' | 'almost' | 'wrong'

export interface ComparedAnswer {
  verdict: Verdict
  /** The right answer that is nearest to what was typed. */
  expected: string
  /** Letter by letter, where it is at most one letter off. */
  letters: ComparedLetter[]
}

/** In a shorter word one other letter makes another word: кот, кит. */
const SHORTEST_ALMOST = 4
/** Longer answers are no words; they are right or wrong as a whole. */
const MAX_LENGTH = 120

/**
 * Compares a typed answer with the right ones. ё and е, stress marks, case, spaces and signs are forgiven; Russian may be
 * typed with latin letters; French needs neither its article nor its accents, which are shown.
 */
export function compareAnswer(typed: string, expected: string, lang: Lang): ComparedAnswer {
  const whole = removeStress(expected).trim()
  const written = removeStress(typed.slice(0, MAX_LENGTH)).trim()
  const wrong: ComparedAnswer = { verdict: 'wrong', expected: whole, letters: [] }
  if (!/[\p{L}\p{N}]/u.test(written) || typed.length > MAX_LENGTH) return wrong

  let best: { expected: string; alignment: Alignment } | null = null
  for (const alternative of alternativesOf(whole.slice(0, 3 * MAX_LENGTH))) {
    for (const pair of withAndWithoutArticle(lang, written, alternative)) {
      const alignment = align(pair.typed, pair.expected, lang)
      if (alignment && (!best || isNearer(alignment, best.alignment))) {
        best = { expected: alternative, alignment }
      }
    }
  }
  if (!best || best.alignment.faults > 1)
    return best ? { ...wrong, expected: best.expected } : wrong

  const { expected: nearest, alignment } = best
  const length = alignment.letters.filter(({ right }) => /\p{L}/u.test(right)).length
  const verdict = alignment.faults === 0 ? 'right' : length >= SHORTEST_ALMOST ? 'almost' : 'wrong'
  return { verdict, expected: nearest, letters: alignment.letters }
}

function isNearer(one: Alignment, other: Alignment) {
  const accents = ({ letters }: Alignment) => letters.filter(({ fault }) => fault).length
  return (
    one.faults - other.faults < 0 || (one.faults === other.faults && accents(one) < accents(other))
  )
}

function align(typed: string, expected: string, lang: Lang): Alignment | null {
  const right = Array.from(compose(expected))
  if (right.length > MAX_LENGTH) return null
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
