import { isStressKnown, lookupKey } from '@slovo/language'
import type { Store, StoredWord } from '../store.ts'
import { findWords } from './find-words.ts'
import type { ReadForms, Reading } from './morphology.ts'
import { isFixedIn, stressedVowel, vowelsIn } from './stress.ts'

/** A way to stress a form; not sure where the form may well be stressed on another vowel than its base word. */
export interface StressProposal {
  stressed: string
  isSure: boolean
}

const MIN_SHARE = 0.02
const VOWELS = /[аеёиоуыэюя]/giu

/**
 * Where a Russian form without a stress mark is likely stressed, likeliest first: книгами → кни́гами, замок → за́мок,
 * замо́к. Nothing for a form that shows its stress or that the dictionary does not know.
 */
export function proposeStress(store: Store, readForms: ReadForms, form: string): StressProposal[] {
  if (isStressKnown(form)) return []
  const written = [form, form.toLowerCase()].filter((one, place, all) => all.indexOf(one) === place)
  const found = written
    .map((one) => findWords(store, one, readForms(one)))
    .find((words) => words.length > 0)
  if (!found) return []

  const best = found[0]?.score ?? 0
  const proposals = new Map<string, StressProposal>()
  for (const { word, readings, score } of found) {
    if (score <= best * MIN_SHARE) continue
    for (const proposal of proposalsOf(store, form, word, readings)) {
      const known = proposals.get(proposal.stressed)
      if (!known || (proposal.isSure && !known.isSure)) proposals.set(proposal.stressed, proposal)
    }
  }
  return [...proposals.values()]
}

/** As the word itself is stressed, as `stressed-forms-ru.tsv` says, or on the vowel of the base word. */
function proposalsOf(
  store: Store,
  form: string,
  word: StoredWord,
  readings: Reading[],
): StressProposal[] {
  const own = stressedVowel(word.stressed)
  const known = store.stressedFormsOf(word.lemma, word.pos, form.toLowerCase())
  if (known.length > 0) {
    return known.flatMap((one) => stressedOn(form, stressedVowel(one), one, true))
  }
  if (own === undefined) return []
  const isBase = lookupKey(word.lemma) === lookupKey(form)
  const isFixed = readings.length > 0 && readings.every((reading) => isFixedIn(reading, word, own))
  return stressedOn(form, own, word.stressed, isBase || isFixed)
}

/** The form with its mark after that vowel, or with ё where the model has it. */
function stressedOn(form: string, vowel: number | undefined, model: string, isSure: boolean) {
  if (vowel === undefined || vowel >= vowelsIn(form)) return []
  const place = [...form.matchAll(VOWELS)][vowel]?.index
  const letter = place === undefined ? undefined : form[place]
  if (place === undefined || letter === undefined) return []
  const isYo = /е/i.test(letter) && [...model.matchAll(VOWELS)][vowel]?.[0].toLowerCase() === 'ё'
  const marked = isYo ? (letter === 'Е' ? 'Ё' : 'ё') : `${letter}\u0301`
  return [{ stressed: form.slice(0, place) + marked + form.slice(place + 1), isSure }]
}
