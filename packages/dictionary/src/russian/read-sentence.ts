import { removeStress } from '@slovo/language'
import type { SentenceWord } from '../analyse-text.ts'
import type { Entry } from '../entry.ts'
import type { Store } from '../store.ts'
import { chooseReadings } from './context/choose-readings.ts'
import type { Token } from './context/token.ts'
import { presentReadings, readingsOf } from './look-up-russian.ts'
import { proposeStress, type StressProposal } from './propose-stress.ts'
import type { RankedReading } from './rank-readings.ts'

/** How each word of a Russian sentence may be stressed there, likeliest first. */
export function proposeInSentence(store: Store, words: SentenceWord[]): StressProposal[][] {
  const read = readingsInSentence(store, words)
  return words.map(({ form }, place) => proposeStress(form, read[place] ?? []))
}

/** What each word of a sentence is there, likeliest first; nothing for one that is in no paradigm of the dictionary. */
function readingsInSentence(store: Store, words: SentenceWord[]): RankedReading[][] {
  const tokens = words.map(
    ({ form, before }): Token => ({
      plain: removeStress(form).toLowerCase(),
      readings: readingsOf(store, form),
      before,
    }),
  )
  return chooseReadings(tokens)
}

/** What each word of a Russian sentence means there, likeliest first. */
export function readRussianSentence(
  store: Store,
  lookUp: (form: string) => Entry[],
  words: SentenceWord[],
): Entry[][] {
  return readingsInSentence(store, words).map((readings, place) =>
    readings.length > 0 ? presentReadings(readings) : lookUp(words[place]?.form ?? ''),
  )
}
