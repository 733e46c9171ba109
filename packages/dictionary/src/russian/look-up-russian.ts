import { cyrillicLetters, lookupKey, mendLookalikes } from '@slovo/language'
import type { Entry } from '../entry.ts'
import type { Store } from '../store.ts'
import { formName } from './form-name.ts'
import { guessWords } from './guess-words.ts'
import type { ReadForms } from './morphology.ts'
import { presentWord } from './present-word.ts'
import { type RankedReading, rankReadings } from './rank-readings.ts'
import { readForm } from './read-form.ts'
import { tagsOfSlot } from './slot-tags.ts'

const MAX_ENTRIES = 4
const MAX_WORD_LENGTH = 40
const MIN_SHARE = 0.002
const NOT_OF_A_WORD = /(?!\u0301)[^\p{Script=Cyrillic}\u2010\u2011-]/gu

/**
 * What a Russian form may mean, likeliest first. The form may carry stress marks: they tell за́мок from замо́к. It is
 * found through the paradigms of the dictionary's words; a hyphenated word is looked for whole, then by its parts. Of a
 * word that the dictionary lacks only the grammar is answered, without definitions.
 */
export function lookUpRussian(store: Store, readForms: ReadForms, text: string): Entry[] {
  const words = text.trim().split(/\s+/)
  if (words.length > 1) return lookUpPhrase(store, readForms, words)

  const stressed = mendLookalikes(text)
    .replace(NOT_OF_A_WORD, '')
    .replace(/[\u2010\u2011]/g, '-')
  const form = cyrillicLetters(stressed)
  if (!form || form.length > MAX_WORD_LENGTH) return []

  const found = readingsOf(store, stressed)
  if (found.length > 0) return presentReadings(found)

  const parts = partsOf(stressed)
  const inParts = parts.flatMap((part) => lookUpRussian(store, readForms, part).slice(0, 1))
  if (inParts.some(({ definitions }) => definitions.length > 0)) return inParts
  return guessWords(store, readForms, stressed)
}

/** What a single Russian form may be, likeliest first; a name may be written without its capital. */
export function readingsOf(store: Store, form: string): RankedReading[] {
  const readings = readForm(store, form)
  const ranked = rankReadings(form, readings)
  if (ranked.length > 0) return ranked
  return rankReadings(form.charAt(0).toUpperCase() + form.slice(1), readings)
}

/** « потому что » whole if the dictionary has it, else its words. */
function lookUpPhrase(store: Store, readForms: ReadForms, words: string[]): Entry[] {
  const keys = [words.join(' '), words.map(cyrillicLetters).join(' ')].map(lookupKey)
  const whole = keys.map((key) => store.words('ru', key)).find((found) => found.length > 0)
  if (whole) return whole.map((word) => presentWord(word, undefined, []))
  return words
    .slice(0, MAX_ENTRIES)
    .flatMap((word) => lookUpRussian(store, readForms, word).slice(0, 1))
}

/** диван-кровать → диван, кровать. */
const partsOf = (form: string): string[] =>
  form.includes('-') ? form.split('-').filter(Boolean).slice(0, MAX_ENTRIES) : []

/** One entry for each word; a far less likely one than the first is left out. */
export function presentReadings(ranked: RankedReading[]): Entry[] {
  const best = ranked[0]?.score ?? 0
  const words = Map.groupBy(
    ranked,
    ({ word }) => word.lemma + word.pos + word.class + word.stressed,
  )
  return [...words.values()]
    .filter(([first], place) => place === 0 || (first?.score ?? 0) > best * MIN_SHARE)
    .slice(0, MAX_ENTRIES)
    .flatMap((readings) => {
      const [first] = readings
      if (!first) return []
      const sure = readings.filter(({ score }) => score > first.score * MIN_SHARE)
      const tags = sure.flatMap(({ slots }) =>
        slots.flatMap((slot) => tagsOfSlot(first.word, slot)),
      )
      const texts = [...new Set(sure.map(({ text }) => text))]
      return [presentWord(first.word, formName(tags), texts)]
    })
}
