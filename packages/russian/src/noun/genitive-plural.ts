import { insertFleetingVowel } from '../fleeting-vowel.ts'
import { join, lastVowelOf, moveStress, type Stressed } from '../stressed.ts'
import type { NounClass } from '../word-class.ts'
import type { NounStem } from './noun-stem.ts'

/**
 * Zaliznyak's table of the genitive plural: -ов -ей -ёв of masculine words, no ending (2 and 4 stressed: -ей) of feminine
 * and neuter ones; ② is the other way about (сапо́г, облако́в, тётей), and so is `°` (гра́ждан).
 */
export function genitivePlural(
  stem: NounStem,
  is: NounClass,
  dictionaryForm: Stressed,
  isEnd: boolean,
): Stressed {
  const { plural, number, declension } = stem
  const isCircled = is.deviations.has(2)
  const isMasculine = declension === 'masculine' || (declension === 'neuter' && is.gender === 'm')
  if (declension === 'third') return join(plural, 'ей', isEnd)
  if (declension === 'in-mya') return withoutEnding(plural, isEnd, true)
  if (is.isDegree) return withoutEnding(plural, isEnd)
  if (isMasculine) {
    if (!isCircled) return join(plural, MASCULINE[number] ?? 'ов', isEnd)
    const full = is.isFleeting && !is.isPluralOnly ? dictionaryForm : plural
    const zero = withoutEnding(full, isEnd && full === plural)
    return number === 2 && full === plural ? { ...zero, letters: `${zero.letters}ь` } : zero
  }
  if (isCircled)
    return join(
      plural,
      declension === 'feminine' ? 'ей' : number === 1 || number === 3 || number === 5 ? 'ов' : 'ёв',
      isEnd,
    )
  const isEi = number === 2 ? isEnd || declension === 'neuter' : number === 4 && isEnd
  if (isEi) return join(plural, 'ей', isEnd)
  const zero = is.isFleeting
    ? insertFleetingVowel(isEnd ? moveStress(plural, -1) : plural, isEnd)
    : withoutEnding(plural, isEnd, is.notes.includes('ё'))
  return { ...zero, letters: zero.letters + softSign(number, plural.letters, is) }
}

const MASCULINE: Record<number, string> = { 2: 'ей', 4: 'ей', 6: 'ёв', 7: 'ёв' }

/** Неде́ля неде́ль, земля́ земе́ль, пе́сня пе́сен, статья́ стате́й. */
function softSign(number: number, stem: string, is: NounClass): string {
  if (number === 6 || number === 7) return 'й'
  if (number !== 2) return ''
  return is.isFleeting && stem.endsWith('н') ? '' : 'ь'
}

/** A stressed ending that is not there gives its stress to the last syllable of the stem. */
function withoutEnding(stem: Stressed, isEnd: boolean, hasYo = false): Stressed {
  return isEnd ? moveStress(stem, lastVowelOf(stem.letters), hasYo) : stem
}
