import { lemmaId } from '../entry.ts'
import type { Store } from '../store.ts'

/** The lemmas among the so many most frequent ones that no smaller band has, by their ids, most frequent first. */
export interface FrequencyBand {
  band: number
  lemmaIds: number[]
}

/** The bands of a language, the most frequent first; a language whose words have none has an empty list. */
export function frequencyBands(
  store: Pick<Store, 'bandedKeys'>,
  lang: 'ru' | 'fr',
): FrequencyBand[] {
  return [...Map.groupBy(store.bandedKeys(lang), ({ band }) => band)].map(([band, words]) => ({
    band,
    lemmaIds: words.map(({ key }) => lemmaId(key)),
  }))
}
