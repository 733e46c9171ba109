import { isVowel, lastVowelOf, type Stressed } from './stressed.ts'

const SIBILANT = /[жшчщц]/
const VELAR = /[гкх]/

/**
 * The vowel of the dictionary form that other forms lack (Zaliznyak, the sign `*` of masculine words and of type 8):
 * сон сна, бое́ц бойца́, у́лей у́лья, конёк конька́, лев льва, оте́ц отца́.
 */
export function dropFleetingVowel(letters: string, declension: number): string {
  const at = lastVowelOf(letters)
  const before = letters[at - 1]
  const left = () => {
    if (isVowel(before)) return 'й'
    if (letters[at] === 'о') return ''
    if (declension === 6 || before === 'л') return 'ь'
    return declension === 3 && before && !SIBILANT.test(before) && !VELAR.test(before) ? 'ь' : ''
  }
  return letters.slice(0, at) + left() + letters.slice(at + 1)
}

/**
 * The vowel that a form without an ending has and the others lack (the same sign of feminine and neuter words in the
 * genitive plural, and of the masculine short form): статья́ стате́й, копьё ко́пий, бо́йня бо́ен, окно́ о́кон,
 * де́вушка де́вушек, кишка́ кишо́к, овца́ ове́ц, сестра́ сестёр. `isStressed` tells whether the stress falls on it.
 */
export function insertFleetingVowel(stem: Stressed, isStressed: boolean): Stressed {
  const { letters } = stem
  const last = letters.at(-1) ?? ''
  const before = letters.at(-2) ?? ''
  const place = (vowel: string, from: number, to: number): Stressed => ({
    letters: letters.slice(0, from) + vowel + letters.slice(to),
    stress: isStressed ? from : stem.stress,
  })
  const end = letters.length
  if (last === 'ь') return place(isStressed ? 'е' : 'и', end - 1, end)
  if (before === 'ь' || before === 'й')
    return place(isStressed && last !== 'ц' ? 'ё' : 'е', end - 2, end - 1)
  if (VELAR.test(before) || (VELAR.test(last) && !SIBILANT.test(before)))
    return place('о', end - 1, end - 1)
  if (last === 'ц') return place('е', end - 1, end - 1)
  return place(!isStressed ? 'е' : SIBILANT.test(before) ? 'о' : 'ё', end - 1, end - 1)
}
