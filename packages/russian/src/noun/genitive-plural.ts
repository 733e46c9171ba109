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
  if (declension === 'third') return join(plural, 'ей', isEnd)
  if (declension === 'in-mya') return withoutEnding(plural, isEnd, true)
  if (is.isDegree) return withoutEnding(plural, isEnd)
  if (declension === 'masculine')
    return isCircled
      ? masculineWithoutEnding(stem, is, dictionaryForm, isEnd)
      : join(plural, WITH_ENDING[number] ?? 'ов', isEnd)
  if (isCircled) {
    const ending = number === 2 || number === 6 || number === 7 ? 'ёв' : 'ов'
    return join(plural, declension === 'feminine' ? 'ей' : ending, isEnd)
  }
  const isInEi = number === 2 ? isEnd || declension === 'neuter' : number === 4 && isEnd
  if (isInEi) return join(plural, 'ей', isEnd)
  const zero = is.isFleeting
    ? insertFleetingVowel(isEnd ? moveStress(plural, -1) : plural, isEnd)
    : withoutEnding(plural, isEnd, is.notes.includes('ё'))
  return { ...zero, letters: zero.letters + softSign(number, plural.letters, is) }
}

const WITH_ENDING: Record<number, string> = { 2: 'ей', 4: 'ей', 6: 'ёв', 7: 'ёв' }

/** Сапо́г, воло́с, боти́нок: with the vowel of the dictionary form. */
function masculineWithoutEnding(
  { plural, number }: NounStem,
  is: NounClass,
  dictionaryForm: Stressed,
  isEnd: boolean,
): Stressed {
  if (is.isFleeting) return is.isPluralOnly ? insertFleetingVowel(plural, isEnd) : dictionaryForm
  const zero = withoutEnding(plural, isEnd)
  return number === 2 ? { ...zero, letters: `${zero.letters}ь` } : zero
}

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
