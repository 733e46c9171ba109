const MARK = '\u0301'
const VOWELS = /[аеёиоуыэюя]/g

/** Without stress: the mark goes, and ё, which is always stressed, becomes е. */
export const unstressed = (text: string) => text.replaceAll(MARK, '').replaceAll('ё', 'е')

export const isStressed = (text: string) => text.includes(MARK) || text.includes('ё')

const vowelPositions = (text: string) => [...text.matchAll(VOWELS)].map(({ index }) => index)

/** The stress on one syllable, counted from the first (0) or from the last (-1): `stressOn('писал', 0)` → пи́сал. */
export function stressOn(text: string, syllable: number): string {
  const plain = unstressed(text)
  const at = vowelPositions(plain).at(syllable)
  return at === undefined ? plain : `${plain.slice(0, at + 1)}${MARK}${plain.slice(at + 1)}`
}

export const stressLast = (text: string) => stressOn(text, -1)

/** Stressed at its beginning, where е becomes ё: ешь → ёшь, ла → ла́. */
export const stressEnding = (ending: string) =>
  ending.startsWith('е') ? `ё${ending.slice(1)}` : stressOn(ending, 0)

/** As it is if it bears a stress, else stressed on its last syllable: рису → рису́, дёрга → дёрга. */
export const stressed = (stem: string) => (isStressed(stem) ? stem : stressLast(stem))

/** Which syllable bears the stress, from the first (0); -1 without stress. */
export function stressedSyllable(text: string): number {
  const at = text.includes(MARK) ? text.indexOf(MARK) - 1 : text.indexOf('ё')
  return at < 0 ? -1 : vowelPositions(text.replaceAll(MARK, '')).indexOf(at)
}

/** One syllable towards the beginning, where there is one: чита́ → чи́та, бра́ → бра́. */
export const stressBefore = (stem: string) =>
  stressOn(stem, Math.max(0, stressedSyllable(stressed(stem)) - 1))

export const countVowels = (text: string) => vowelPositions(text).length

/** As a word is written: no mark on ё, none on a word of one syllable. */
export const written = (text: string) =>
  (countVowels(text) < 2 ? text.replaceAll(MARK, '') : text.replaceAll(`ё${MARK}`, 'ё')).normalize(
    'NFC',
  )
