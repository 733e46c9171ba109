import { removeStress } from '@slovo/language'
import type { StoredWord } from '../store.ts'
import { likelier } from './likelier.ts'
import type { FormReading } from './read-form.ts'

export type RankedReading = FormReading & { score: number }

/**
 * How often a word is met in a slot of its paradigm, roughly, of all its forms in a text: a noun stands in the genitive
 * plural less often than in the nominative, a verb in the gerund less often than in the past.
 */
const SHARES: [RegExp, number][] = [
  [/^$/, 1],
  [/^sg\.nom|^infinitive|^past\.m/, 0.25],
  [/^sg\.gen$/, 0.18],
  [/^sg\.(?:acc|prep)/, 0.12],
  [/^sg\.(?:dat|ins)|^pl\.(?:nom|gen)/, 0.08],
  [/^pl\./, 0.04],
  [/^sg\.(?:gen2|loc2)/, 0.03],
  [/^(?:present|future)\.3/, 0.12],
  [/^(?:present|future)\./, 0.05],
  [/^past\./, 0.1],
  [/^imperative\./, 0.03],
  [/^gerund\./, 0.02],
  [/^(?:m|f|n)\./, 0.06],
  [/^short\./, 0.025],
  [/^comparative/, 0.03],
  [/^(?:past|present)-/, 0.004],
]
const DOUBTFUL = 0.05

/** The readings of a form, likeliest first: by the frequency of word and slot, by stress, spelling and capital. */
export function rankReadings(form: string, readings: FormReading[]): RankedReading[] {
  const plain = removeStress(form).toLowerCase()
  const order = likelier[plain] ?? []
  const isStressed = /\u0301/.test(form)
  return readings
    .filter(({ word }) => isCapitalRight(word, form))
    .map((reading) => {
      const { word, text, slots } = reading
      const frequency = frequencyOf(word) * slots.reduce((sum, slot) => sum + shareOf(slot), 0)
      const stress = !isStressed || isStressedAlike(form, text) ? 1 : 1e-6
      const spelling = spellingFactor(plain, text)
      const place = order.indexOf(word.lemma)
      const preferred = place < 0 ? 1 : 50 ** (order.length - place)
      const score =
        frequency * stress * spelling * (isStressed ? 1 : preferred) * nameFactor(word, form)
      return { ...reading, score }
    })
    .toSorted((a, b) => b.score - a.score || a.word.rank - b.word.rank)
}

const frequencyOf = ({ rank }: StoredWord) => 1 / (rank + 30)

export function shareOf(slot: string): number {
  const share = SHARES.find(([pattern]) => pattern.test(slot))?.[1] ?? 0.01
  return slot.endsWith('?') ? share * DOUBTFUL : share
}

/** A form with ё is of no reading without it; one without may have left it out. */
function spellingFactor(plain: string, text: string): number {
  if (removeStress(text).toLowerCase() === plain) return 1
  return plain.includes('ё') ? 1e-6 : 0.2
}

/** Do a stressed form and one of a paradigm have their stress on the same vowel? */
function isStressedAlike(form: string, text: string): boolean {
  const [a, b] = [form, text].map(placeOfStress)
  return a === undefined || b === undefined || a === b
}

/** The place of the stressed vowel among the letters; nothing for words of one vowel and unmarked ones. */
function placeOfStress(form: string): number | undefined {
  const letters = form.normalize('NFC')
  const mark = letters.indexOf('\u0301')
  if (mark > 0) return mark - 1
  const yo = letters.toLowerCase().lastIndexOf('ё')
  return yo < 0 ? undefined : yo
}

/** « Роман » may be a man or a novel, « роман » is no man. */
function isCapitalRight({ pos, lemma }: StoredWord, form: string): boolean {
  const isName = pos === 'name' && lemma[0] !== lemma[0]?.toLowerCase()
  return !isName || form[0] !== form[0]?.toLowerCase()
}

/** « Све́та » with its capital is rather the girl than a form of « свет ». */
const nameFactor = ({ pos }: StoredWord, form: string) =>
  pos === 'name' && form[0] !== form[0]?.toLowerCase() ? 20 : 1
