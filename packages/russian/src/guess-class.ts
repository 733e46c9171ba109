import {
  ADJECTIVES_WITH_VOWEL,
  DROPPING,
  INSERTING,
  NOT_DROPPING,
  NOT_INSERTING,
  WITH_YO,
} from './guess-lists.ts'
import { isVowel, lastVowelOf, type Stressed } from './stressed.ts'
import type { AdjectiveClass, NounClass } from './word-class.ts'

// Other dictionaries write a class without `*`, `°`, `ё` and the sign of an adjective's pattern. What is written wins;
// here the word's ending and the lists say what is not.

/** An adjective's class with its pattern and fleeting vowel. */
export function guessAdjectiveClass({ letters }: Stressed, is: AdjectiveClass): AdjectiveClass {
  const word = letters.toLowerCase()
  const isPossessive = is.number === 6 && !/[аеёиоуыэюя]ий$/.test(word)
  const pattern = isPossessive || !/(?:[ыио]й|ся)$/.test(word) ? 'pronoun' : is.pattern
  const stem = word.replace(/[ыио]й$/, '')
  const hasVowel = /[^аеёиоуыэюя]н$|[^аеёиоуыэюя]к$/.test(stem) || ADJECTIVES_WITH_VOWEL.has(word)
  return { ...is, pattern, ...(hasVowel && { isFleeting: true }) }
}

/** A noun's class with everything that its row leaves to the word. */
export function guessNounClass({ letters, stress }: Stressed, is: NounClass): NounClass {
  const word = letters.toLowerCase()
  const isPluralOnly = is.isPluralOnly || isPlural(word, is)
  const pattern = is.pattern === 'noun' ? patternOf(word, is) : is.pattern
  const guessed = { ...is, isPluralOnly, pattern }
  if (pattern !== 'noun') return guessed
  const isFleeting = is.isFleeting ?? (hasFleetingVowel(word, stress, guessed) || undefined)
  const isDegree = is.isDegree ?? (isDegreeWord(word, guessed) || undefined)
  // Доми́шко, доми́ще: доми́шки, доми́щи.
  const isInShkoOrShche = is.gender === 'm' && /(?:ишко|ище)$/.test(word)
  const deviations = isInShkoOrShche ? new Set([...is.deviations, 1]) : is.deviations
  const hasYo = is.notes.includes('ё') || WITH_YO.has(word)
  return {
    ...guessed,
    deviations,
    ...(isFleeting && { isFleeting }),
    ...(isDegree && { isDegree }),
    notes: hasYo ? [...is.notes, 'ё'] : is.notes,
  }
}

/** Воро́та, де́ньги, да́нные: the dictionary form of a word without a singular. */
function isPlural(word: string, { gender, number, pattern }: NounClass): boolean {
  if (pattern !== 'noun' || number === 0) return false
  if (/ые$/.test(word) || (/ие$/.test(word) && number !== 7)) return true
  return gender === 'n' ? /[ыиа]$|[^м]я$/.test(word) : /[ыи]$/.test(word)
}

/** Столо́вая, рабо́чий, живо́тное, да́нные have the number 1, 2, 3 or 4 of an adjective. */
function patternOf(word: string, { gender, number }: NounClass): NounClass['pattern'] {
  if (number > 4) return number === 6 && /^(?:третья|ничья)$/.test(word) ? 'pronoun' : 'noun'
  if (/[ыи]е$/.test(word)) return 'adjective'
  if (gender === 'f') return /[ая]я$/.test(word) ? 'adjective' : 'noun'
  if (gender === 'n') return /[ое]е$/.test(word) ? 'adjective' : 'noun'
  return /[ыио]й$|[иы]йся$/.test(word) ? 'adjective' : 'noun'
}

function isDegreeWord(word: string, { gender, isAnimate, number }: NounClass): boolean {
  if (number === 8) return word.endsWith('мя')
  if (gender === 'f' || gender === 'n') return false
  if (number === 3)
    return (isAnimate && /ёнок$|[жшчщ]онок$/.test(word)) || /^(?:оп|масл)ёнок$/.test(word)
  return isAnimate && /[ая]нин$/.test(word)
}

function hasFleetingVowel(word: string, stress: number, is: NounClass): boolean {
  const stem = word.replace(/[аяоеёыи]$/, '')
  if (stem === word) return hasDroppedVowel(word, stress, is)
  if (INSERTING.has(word)) return true
  if (NOT_INSERTING.has(word) || (is.gender === 'm' && is.isPluralOnly)) return false
  if (stem.endsWith('ь')) return true
  return /[оеё]$/.test(word) || is.gender === 'n'
    ? NEUTER.test(stem)
    : FEMININE.test(`${stem}${word.at(-1)}`)
}

const C = '[бвгджзйклмнпрстфхцчшщ]'
/** Нача́льце, окно́, кре́сло, but войск. */
const NEUTER = new RegExp(`${C}ь?[кцнл]$`)
/** Де́вушка, овца́, пе́сня, ка́пля. */
const FEMININE = new RegExp(`${C}ь?(?:к[аи]|ц[аы]|[нл][яи])$`)

/** Ры́нок, зверёк, оре́шек, оте́ц; others are listed. A vowel that keeps its stress everywhere is never dropped: восто́к, намёк. */
function hasDroppedVowel(word: string, stress: number, is: NounClass): boolean {
  const at = lastVowelOf(word)
  if (is.stress === 'a' && stress === at && !isVowel(word[at - 1])) return false
  if (DROPPING.has(word)) return true
  if (is.gender === 'f' || NOT_DROPPING.has(word)) return false
  return /[аеёиоуыэюя].*(?:[оё]к|[чшжщ]ек|ец)$/.test(word)
}
