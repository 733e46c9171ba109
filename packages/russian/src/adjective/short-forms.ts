import { insertFleetingVowel } from '../fleeting-vowel.ts'
import type { Agreement, Form } from '../form.ts'
import { join, lastVowelOf, moveStress, type Stressed, writeStressed } from '../stressed.ts'
import type { ShortScheme } from '../word-class.ts'

/**
 * Zaliznyak's stress schemes of short forms: S the stem, E the ending, both where both are said (the first is the usual).
 * Columns: masculine, feminine, neuter, plural.
 */
const SCHEMES: Record<ShortScheme, [string, string, string, string]> = {
  a: ['S', 'S', 'S', 'S'],
  b: ['E', 'E', 'E', 'E'],
  c: ['S', 'E', 'S', 'S'],
  'a′': ['S', 'SE', 'S', 'S'],
  'b′': ['E', 'E', 'E', 'ES'],
  'c′': ['S', 'E', 'S', 'SE'],
  'c″': ['S', 'E', 'SE', 'SE'],
}

export interface ShortFormClass {
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
  return AGREEMENTS.flatMap((agreement, column) =>
    [...SCHEMES[is.scheme][column as 0]].map((place): Form => {
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
