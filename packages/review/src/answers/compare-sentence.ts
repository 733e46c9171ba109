import { type Lang, removeStress } from '@slovo/language'
import type { ComparedLetter } from './align-letters.ts'
import { alignTyped } from './align-typed.ts'
import type { Verdict } from './compare-answer.ts'
import { MAX_DICTATED } from './dictated.ts'

export interface ComparedSentence {
  verdict: Verdict
  /** Letters that are wrong, missing, too many, or swapped with their neighbour. */
  faults: number
  /** The whole sentence, letter by letter; none where too little of it was written to be laid along it. */
  letters: ComparedLetter[]
}

/** So few of its letters may be faults in a sentence that is almost right. */
const ALMOST = 0.1
/** With more faults the letters no longer belong to one another. */
const UNRECOGNISABLE = 0.6

/**
 * Compares a sentence written by ear with the one that was heard, letter by letter. As in reviews, ё and е, stress marks, case,
 * spaces and signs are forgiven, Russian may be typed with latin letters, and French accents are shown.
 */
export function compareSentence(typed: string, expected: string, lang: Lang): ComparedSentence {
  const right = removeStress(expected).trim().slice(0, MAX_DICTATED)
  const written = removeStress(typed)
    .trim()
    .slice(0, 2 * MAX_DICTATED)
  const count = countLetters(right)
  if (countLetters(written) === 0) return { verdict: 'wrong', faults: count, letters: [] }

  const { letters, faults } = alignTyped(written, right, lang)
  if (faults > count * UNRECOGNISABLE) return { verdict: 'wrong', faults, letters: [] }
  if (faults === 0) return { verdict: 'right', faults, letters }
  return { verdict: faults <= Math.max(1, count * ALMOST) ? 'almost' : 'wrong', faults, letters }
}

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
