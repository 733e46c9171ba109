import {
  ADJECTIVES_WITH_VOWEL,
  NOUNS_WITH_VOWEL,
  NOUNS_WITH_YO,
  NOUNS_WITHOUT_VOWEL,
  WITHOUT_YO,
} from './guess-lists.ts'
import type { Stressed } from './stressed.ts'
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
export function guessNounClass({ letters }: Stressed, is: NounClass): NounClass {
  const word = letters.toLowerCase()
  const isPluralOnly = is.isPluralOnly || isPlural(word, is)
  const pattern = is.pattern === 'noun' ? patternOf(word, is) : is.pattern
  const guessed = { ...is, isPluralOnly, pattern }
  if (pattern !== 'noun') return guessed
  const isFleeting = is.isFleeting ?? (hasFleetingVowel(word, guessed) || undefined)
  const isDegree = is.isDegree ?? (isDegreeWord(word, guessed) || undefined)
  const hasYo = is.notes.includes('ё') || (NOUNS_WITH_YO.has(word) && !WITHOUT_YO.has(word))
  return {
    ...guessed,
    ...(isFleeting && { isFleeting }),
    ...(isDegree && { isDegree }),
    notes: hasYo ? [...is.notes, 'ё'] : is.notes,
  }
}

const isPlural = (word: string, { gender, number, pattern }: NounClass): boolean => {
  if (pattern !== 'noun' || number === 0) return false
  if (gender === 'n') return /[ыи]$|[^м]я$|а$|[ыи]е$/.test(word) && !/[нтцс]ие$/.test(word)
  return /[ыи]$|[ыи]е$/.test(word)
}

/** Столо́вая, рабо́чий, живо́тное, да́нные have the number 1, 2, 3 or 4 of an adjective. */
function patternOf(word: string, { gender, number }: NounClass): NounClass['pattern'] {
  if (number > 4) return number === 6 && word === 'третья' ? 'pronoun' : 'noun'
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

function hasFleetingVowel(word: string, is: NounClass): boolean {
  if (NOUNS_WITH_VOWEL.has(word)) return true
  if (NOUNS_WITHOUT_VOWEL.has(word)) return false
  if (/[аяоеёыи]$/.test(word)) return hasInsertedVowel(word.replace(/[аяоеёыи]$/, ''), word, is)
  if (is.gender === 'f') return /^(?:рожь|ложь|вошь|любовь|церковь)$/.test(word)
  return hasDroppedVowel(word)
}

const CONSONANT = '[бвгджзйклмнпрстфхцчшщ]'
const INSERTING = new RegExp(`${CONSONANT}ь?[кцч]$|ь$|[чшжщтдсзбпклвмгхй]ь?н$|[нрвл]ь?к$`)

/** Девушка, статья́, песня: a stem that ends in two consonants takes a vowel before к ц н й. */
function hasInsertedVowel(stem: string, word: string, is: NounClass): boolean {
  if (is.gender === 'm' && is.isPluralOnly) return false
  if (stem.endsWith('ь')) return /[яеё]$|ьи$/.test(word)
  if (/(?:[^аеёиоуыэюя]|ь)ск$/.test(stem) && is.gender === 'n') return false
  return INSERTING.test(stem) && !/(?:[нр]н|[йм]н)$/.test(stem)
}

/** Ры́нок, оте́ц, день, воробе́й. */
function hasDroppedVowel(word: string): boolean {
  const syllables = (word.match(/[аеёиоуыэюя]/g) ?? []).length
  if (/ок$/.test(word))
    return (
      syllables > 1 &&
      !/(?:ток|сток|рок|блок|рожок)$/.test(word.replace(/(?:[^с]|[аеиоуы]с)ток$/, ''))
    )
  if (/ёк$/.test(word)) return true
  if (/[чшжщ]ек$/.test(word)) return syllables > 1
  if (/ец$/.test(word)) return syllables > 1
  return /ень$/.test(word) && syllables > 1 && false
}
