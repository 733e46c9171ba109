import { isStressKnown } from '@slovo/language'
import type { RankedReading } from './rank-readings.ts'

/** A way to stress a form. */
export interface StressProposal {
  stressed: string
  /** Nothing else is likely in this sentence. */
  isSure: boolean
}

const SURE_SHARE = 0.97
const MIN_SHARE = 0.004

/**
 * Where a Russian form without a stress mark is stressed by its readings, likeliest first: книгами → кни́гами, замок →
 * за́мок, замо́к. Nothing for a form that shows its stress or that has no reading.
 */
export function proposeStress(form: string, readings: RankedReading[]): StressProposal[] {
  if (isStressKnown(form)) return []
  const total = readings.reduce((sum, { score }) => sum + score, 0)
  const shares = new Map<string, number>()
  for (const { text, score } of readings) {
    const stressed = withCapitalsOf(form, text)
    shares.set(stressed, (shares.get(stressed) ?? 0) + score / total)
  }
  return [...shares]
    .filter(([, share]) => share > MIN_SHARE)
    .toSorted(([, a], [, b]) => b - a)
    .map(([stressed, share]) => ({ stressed, isSure: share >= SURE_SHARE }))
}

/** A form of a paradigm, written with the capitals that the text has. */
function withCapitalsOf(form: string, text: string): string {
  const letters = [...form]
  let place = -1
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (letter === '\u0301') return letter
      place += 1
      const asked = letters[place] ?? letter
      return asked === asked.toLowerCase() ? letter.toLowerCase() : letter.toUpperCase()
    })
    .join('')
}
