import { compose, type Lang, removeStress } from '@slovo/language'
import type { Alignment, ComparedLetter } from './align-letters.ts'
import { alignTyped } from './align-typed.ts'
import { alternativesOf, withAndWithoutArticle } from './alternatives.ts'

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
      if (Array.from(compose(pair.expected)).length > MAX_LENGTH) continue
      const alignment = alignTyped(pair.typed, pair.expected, lang)
      if (!best || isNearer(alignment, best.alignment)) {
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
