import { lookupKey, removeStress } from '@slovo/language'
import type { StoredWord } from '../store.ts'
import { likelier } from './likelier.ts'
import type { Reading } from './morphology.ts'
import { stressFit } from './stress.ts'

/** A word of the dictionary that a form belongs to, and how. */
export interface FoundWord {
  word: StoredWord
  readings: Reading[]
  /** How well the best of these readings suits the word. */
  suits: number
  /** How likely the form is one of this word at all, at most 1. */
  share: number
  weight: number
}

export type RankedWord = FoundWord & { score: number }

/**
 * The words that a form may be of, likeliest first: by the form's statistics, its stress and
 * spelling, the word's frequency, and what is written in `likelier` and `stressed-forms-ru.tsv`
 * (`listed`).
 */
export function rankWords(found: FoundWord[], form: string, listed: string[]): RankedWord[] {
  const plain = removeStress(form).toLowerCase()
  const order = likelier[plain] ?? []
  const fits = new Map(found.map((one) => [one, stressFit(form, one.word, one.readings)]))
  // Of a word of one vowel any ending may be stressed: до́ма and дома́ are both forms of дом.
  const isSure = [...fits.values()].includes('sure')
  const isHeard = isSure || [...fits.values()].includes('same')
  const same = found.filter(({ word }) => word.key === lookupKey(form))
  const hasAdjective = found.some(({ word }) => word.pos === 'adj')

  const weightOf = (one: FoundWord) => {
    const { word, share, weight } = one
    const isSame = same.includes(one)
    const isSpelt = !isSame || word.lemma.toLowerCase() === plain
    const fit = fits.get(one)
    const agrees = fit === 'same' || fit === 'sure' || (fit === 'other' && !isHeard)
    const agreement = agrees ? 1 : isSame || isSure || fit === 'impossible' ? 0.05 : 0.6
    const spelt = isSpelt ? 1 : /ё/.test(plain) ? 0.01 : 0.5
    const own = isSame && agrees ? 2 : 1
    const kind = word.pos === 'name' ? 3 : hasAdjective && isSubstantive(word, isSame) ? 0.3 : 1
    const place =
      listed.length > 0
        ? placeIn(listed, `${word.stressed} ${word.pos}`)
        : placeIn(agrees ? order : [], word.lemma)
    // « Света », a girl, although the morphology knows the form of « свет » far better.
    const isOwnName = word.pos === 'name' && isSame && same.length === 1
    const likely = (isOwnName ? Math.max(share, 0.5) : share) * (1 + 1 / (1 + word.rank / 300))
    return 10 * place + likely * weight * agreement * spelt * own * kind
  }
  return found
    .map((one) => ({ ...one, score: weightOf(one) }))
    .sort((a, b) => b.score - a.score || a.word.rank - b.word.rank)
}

/** The higher, the nearer to the start of a list; nothing for what is not in it. */
function placeIn(list: readonly string[], wanted: string): number {
  const place = list.indexOf(wanted)
  return place < 0 ? 0 : list.length - place
}

/** про́шлого is rather a form of the adjective than of « про́шлое ». */
function isSubstantive({ lemma, pos }: StoredWord, isSame: boolean): boolean {
  return pos === 'noun' && !isSame && /[оеыи]е$/.test(lemma)
}
