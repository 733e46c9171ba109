import type { Case } from '../form.ts'
import { InvalidWordClass, type NounScheme } from '../word-class.ts'

interface Scheme {
  sg: 'S' | 'E'
  /** The nominative of the plural, and what is like it. */
  plNom: 'S' | 'E'
  pl: 'S' | 'E'
  /** Where a prime moves the stress to the stem. */
  stemIn?: Case
  /** When the singular has its stress on the ending: the syllable of the stem that has it elsewhere. */
  syllable: 'first' | 'last'
}

/** Zaliznyak's stress schemes of nouns: S the stem, E the ending. */
const SCHEMES: Record<NounScheme, Scheme> = {
  a: { sg: 'S', plNom: 'S', pl: 'S', syllable: 'last' },
  b: { sg: 'E', plNom: 'E', pl: 'E', syllable: 'last' },
  'b′': { sg: 'E', plNom: 'E', pl: 'E', stemIn: 'ins', syllable: 'last' },
  c: { sg: 'S', plNom: 'E', pl: 'E', syllable: 'last' },
  d: { sg: 'E', plNom: 'S', pl: 'S', syllable: 'last' },
  'd′': { sg: 'E', plNom: 'S', pl: 'S', stemIn: 'acc', syllable: 'last' },
  e: { sg: 'S', plNom: 'S', pl: 'E', syllable: 'last' },
  f: { sg: 'E', plNom: 'S', pl: 'E', syllable: 'first' },
  'f′': { sg: 'E', plNom: 'S', pl: 'E', stemIn: 'acc', syllable: 'first' },
  'f″': { sg: 'E', plNom: 'S', pl: 'E', stemIn: 'ins', syllable: 'first' },
}

function schemeOf({ stress }: { stress: string }): Scheme {
  const found = Object.entries(SCHEMES).find(([name]) => name === stress)
  if (!found) throw new InvalidWordClass(`« ${stress} » is no stress scheme of nouns`)
  return found[1]
}

export const stressSyllable = (is: { stress: string }): 'first' | 'last' => schemeOf(is).syllable

/** Is the ending of this case stressed? An accusative like the nominative or genitive is asked as these. */
export function isEndingStressed(
  wordClass: { stress: string },
  number: 'sg' | 'pl',
  one: Case,
): boolean {
  const is = schemeOf(wordClass)
  if (number === 'sg') return is.sg === 'E' && is.stemIn !== one
  return (one === 'nom' ? is.plNom : is.pl) === 'E'
}
