import { insertFleetingVowel } from '../fleeting-vowel.ts'
import type { Agreement, Form } from '../form.ts'
import { join, lastVowelOf, moveStress, type Stressed, writeStressed } from '../stressed.ts'
import { InvalidWordClass, type ShortScheme } from '../word-class.ts'

/**
 * Zaliznyak's stress schemes of short forms: S the stem, E the ending, both where both are said (the first is the usual).
 */
const SCHEMES: Record<ShortScheme, Record<Agreement, string>> = {
  a: { m: 'S', f: 'S', n: 'S', pl: 'S' },
  b: { m: 'E', f: 'E', n: 'E', pl: 'E' },
  c: { m: 'S', f: 'E', n: 'S', pl: 'S' },
  'a′': { m: 'S', f: 'SE', n: 'S', pl: 'S' },
  'b′': { m: 'E', f: 'E', n: 'E', pl: 'ES' },
  'c′': { m: 'S', f: 'E', n: 'S', pl: 'SE' },
  'c″': { m: 'S', f: 'E', n: 'SE', pl: 'SE' },
}

/** The scheme of the short forms: after the stroke, or the only one. */
export function shortScheme(is: { stress: string; secondStress?: string }): ShortScheme {
  const written = is.secondStress ?? is.stress
  const known = (Object.keys(SCHEMES) as ShortScheme[]).find((scheme) => scheme === written)
  if (!known) throw new InvalidWordClass(`« ${written} » is no stress scheme of adjectives`)
  return known
}

interface ShortFormClass {
  scheme: ShortScheme
  declension: number
  isFleeting: boolean
  /** ① and ②: the masculine form, or every form, of -нный has one н: боле́знен; уве́рен, уве́рена. */
  deviations: ReadonlySet<number>
}

const AGREEMENTS: Agreement[] = ['m', 'f', 'n', 'pl']
const ENDINGS: Record<Agreement, string> = { m: '', f: 'а', n: 'о', pl: 'ы' }
const SOFT_ENDINGS: Record<Agreement, string> = { m: 'ь', f: 'я', n: 'ё', pl: 'и' }

/** The four short forms. The stem of a long form with a stressed ending has its stress on its last syllable. */
export function shortForms(long: Stressed, is: ShortFormClass): Form[] {
  const stem = long.stress < 0 ? moveStress(long, lastVowelOf(long.letters)) : long
  const single = { ...stem, letters: stem.letters.replace(/нн$/, 'н') }
  const isSoft = is.declension === 2 || is.declension === 6
  return AGREEMENTS.flatMap((agreement) =>
    [...SCHEMES[is.scheme][agreement]].map((place): Form => {
      const slot: Form['slot'] = `short.${agreement}`
      const isStressed = place === 'E'
      if (agreement === 'm') return { slot, text: masculine(stem, single, is, isStressed) }
      const ending = (isSoft ? SOFT_ENDINGS : ENDINGS)[agreement]
      const own = is.deviations.has(2) ? single : stem
      return { slot, text: writeStressed(join(own, ending, isStressed)) }
    }),
  )
}

function masculine(
  stem: Stressed,
  single: Stressed,
  is: ShortFormClass,
  isStressed: boolean,
): string {
  const isSingle = is.deviations.has(1) || is.deviations.has(2)
  if (is.isFleeting && !isSingle) {
    const isMoved = isStressed && stem.letters.length > 0
    const full = insertFleetingVowel(isMoved ? moveStress(stem, -1) : stem, isMoved)
    return writeStressed(full)
  }
  const own = isSingle ? single : stem
  const soft = is.declension === 2 ? 'ь' : is.declension === 6 ? 'й' : ''
  const placed = isStressed ? moveStress(own, lastVowelOf(own.letters)) : own
  return writeStressed({ ...placed, letters: placed.letters + soft })
}
