import { compose, removeStress } from '@slovo/language'
import { WordDoesNotFit } from './word-class.ts'

/** A word or a stem: its letters without marks, and the place of its stressed vowel among them. */
export interface Stressed {
  letters: string
  stress: number
}

const MARK = '\u0301'
const VOWEL = /[аеёиоуыэюя]/iu

export const isVowel = (letter: string | undefined): boolean => !!letter && VOWEL.test(letter)

/** Where the vowels of a word are. */
export const vowelsOf = (letters: string): number[] =>
  [...letters].flatMap((letter, at) => (isVowel(letter) ? [at] : []))

export const lastVowelOf = (letters: string): number => vowelsOf(letters).at(-1) ?? -1

/** голова́ → its letters and the place of а́. Without a mark ё is stressed, or the only vowel. */
export function readStressed(word: string): Stressed {
  const marked = compose(word)
  const letters = removeStress(marked)
  const mark = marked.lastIndexOf(MARK)
  if (mark > 0) return { letters, stress: removeStress(marked.slice(0, mark)).length - 1 }
  const yo = Math.max(letters.lastIndexOf('ё'), letters.lastIndexOf('Ё'))
  if (yo >= 0) return { letters, stress: yo }
  const vowels = vowelsOf(letters)
  if (vowels.length > 1) throw new WordDoesNotFit(`« ${word} » shows no stress`)
  return { letters, stress: vowels[0] ?? -1 }
}

/** The word with its mark; none on ё and in a word of one syllable. */
export function writeStressed({ letters, stress }: Stressed): string {
  const vowel = letters[stress]
  if (!vowel || /ё/iu.test(vowel) || vowelsOf(letters).length < 2) return letters
  return letters.slice(0, stress + 1) + MARK + letters.slice(stress + 1)
}

/** The stress moves to another vowel: ё that loses it becomes е; where the stem has е/ё, е that gets it becomes ё. */
export function moveStress(stem: Stressed, to: number, hasYo = false): Stressed {
  if (to === stem.stress && !hasYo) return stem
  const letters = [...stem.letters]
  if (to !== stem.stress && letters[stem.stress] === 'ё') letters[stem.stress] = 'е'
  if (hasYo && letters[to] === 'е') letters[to] = 'ё'
  return { letters: letters.join(''), stress: to }
}

/**
 * A stem and an ending as they are spelt together: ы is и after г к х ж ш ч щ, я ю are а у after ж ш ч щ ц, unstressed о
 * is е after ж ш ч щ ц, unstressed ё is е. A stressed ending has its stress on its first vowel.
 */
export function join(stem: Stressed, ending: string, isEndingStressed: boolean): Stressed {
  const before = stem.letters.at(-1) ?? ''
  const at = [...ending].findIndex(isVowel)
  const isStressed = isEndingStressed && at >= 0
  let spelt = ending
  if (/[гкхжшчщ]/.test(before)) spelt = spelt.replace(/^ы/, 'и')
  if (/[жшчщц]/.test(before)) {
    spelt = spelt.replace(/^я/, 'а').replace(/^ю/, 'у')
    if (!isStressed) spelt = spelt.replace(/^о/, 'е')
  }
  if (!isStressed) return { ...stem, letters: stem.letters + spelt.replace('ё', 'е') }
  return { letters: moveStress(stem, -1).letters + spelt, stress: stem.letters.length + at }
}
