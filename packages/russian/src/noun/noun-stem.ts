import { dropFleetingVowel } from '../fleeting-vowel.ts'
import { lastVowelOf, moveStress, readStressed, type Stressed, vowelsOf } from '../stressed.ts'
import { type NounClass, WordDoesNotFit } from '../word-class.ts'
import type { Declension } from './noun-endings.ts'
import { isEndingStressed, stressSyllable } from './noun-stress.ts'

/** A noun without its endings. */
export interface NounStem {
  /** Its stress is where it stands when the stem is stressed. */
  singular: Stressed
  plural: Stressed
  /** As in the dictionary form: with its fleeting vowel. */
  full: Stressed
  declension: Declension
  /** The type that the ending and the last letter of the stem give, 1 to 8. */
  number: number
}

/** The stems of a noun; `°` changes that of the plural: граждани́н, телёнок. */
export function nounStem(lemma: string, is: NounClass): NounStem {
  const word = readStressed(lemma)
  const { letters } = word
  const declension = declensionOf(letters, is)
  const cut = letters.replace(declension === 'in-mya' ? /я$/ : /[аяоеёыийь]$/, '')
  const bare = { letters: cut, stress: word.stress < cut.length ? word.stress : -1 }
  const number = numberOf(letters, cut, is)
  if (is.number !== number && is.number !== 8)
    throw new WordDoesNotFit(`« ${lemma} » is of type ${number}, not ${is.number}`)
  requireStress(word, cut.length, is)
  const hasDropped = is.isFleeting && isWithoutEnding(letters) && !is.isPluralOnly
  const stem = hasDropped ? withoutVowel(bare, number) : bare
  if (declension === 'in-mya') {
    const long = { letters: `${cut}ен`, stress: bare.stress }
    return {
      singular: long,
      plural: { ...long, stress: cut.length },
      full: bare,
      declension,
      number: 8,
    }
  }
  const singular = withStemStress(stem, is)
  const plural = is.isDegree ? shortened(bare) : singular
  return { singular, plural, full: bare, declension, number }
}

const isWithoutEnding = (letters: string) => /[ьй]$|[^аяоеёыи]$/iu.test(letters)

function declensionOf(letters: string, is: NounClass): Declension {
  if (is.number === 8) return letters.endsWith('мя') ? 'in-mya' : 'third'
  if (is.isPluralOnly) {
    if (is.gender === 'f') return 'feminine'
    return is.gender === 'n' ? 'neuter' : 'masculine'
  }
  if (/[ая]$/.test(letters)) return 'feminine'
  return /[оеё]$/.test(letters) ? 'neuter' : 'masculine'
}

/** A stem that keeps the stress has it in the dictionary form, a stressed ending too, or the last syllable where there is none. */
function requireStress({ letters, stress }: Stressed, stemLength: number, is: NounClass): void {
  const isEnd = isEndingStressed(is, is.isPluralOnly ? 'pl' : 'sg', 'nom')
  const isOnEnding = stress >= stemLength
  const isOnLast = stress === lastVowelOf(letters)
  const hasEnding = lastVowelOf(letters) >= stemLength
  const isOnZeroEnding = !hasEnding && (isOnLast || is.isFleeting)
  const fits = isEnd ? isOnEnding || isOnZeroEnding : !isOnEnding
  if (!fits)
    throw new WordDoesNotFit(`« ${letters} » has its stress not as scheme ${is.stress} says`)
}

/** Гость 2, парк 3, врач 4, ме́сяц 5, музе́й 6, ге́ний 7, стол 1. */
function numberOf(letters: string, stem: string, is: NounClass): number {
  if (is.number === 8) return 8
  const last = stem.at(-1) ?? ''
  if (/[гкх]/i.test(last)) return 3
  if (/[жшчщ]/i.test(last)) return 4
  if (/ц/i.test(last)) return 5
  if (/и/i.test(last)) return 7
  if (/[ьаеёоуыэюя]/i.test(last)) return 6
  const isPluralOfSoft = is.isPluralOnly && letters.endsWith('и')
  return /[ьяеё]$/.test(letters) || isPluralOfSoft ? 2 : 1
}

function withoutVowel(bare: Stressed, number: number): Stressed {
  const letters = dropFleetingVowel(bare.letters, number)
  const isOnDropped = bare.stress === lastVowelOf(bare.letters)
  return { letters, stress: isOnDropped ? -1 : bare.stress }
}

/** Жена́: жён, голова́: го́лову; where the dictionary form shows no stress of the stem, the scheme says its syllable. */
function withStemStress(stem: Stressed, is: NounClass): Stressed {
  const vowels = vowelsOf(stem.letters)
  const at = stressSyllable(is) === 'first' ? vowels[0] : vowels.at(-1)
  if (stem.stress >= 0) return stem
  return moveStress(stem, at ?? -1, is.notes.includes('ё'))
}

/** Граждани́н → гражда́н-, телёнок → теля́т-, мышо́нок → мыша́т-. */
function shortened(bare: Stressed): Stressed {
  const young = /(ё|о)нок$/.exec(bare.letters)
  if (young) {
    const letters = `${bare.letters.slice(0, young.index)}${young[1] === 'ё' ? 'ят' : 'ат'}`
    return { letters, stress: letters.length - 2 }
  }
  const letters = bare.letters.replace(/ин$/, '')
  return { letters, stress: Math.min(bare.stress, lastVowelOf(letters)) }
}
