import { lookupKey } from '@slovo/language'
import { type Entry, lemmaId } from '../entry.ts'
import type { Store } from '../store.ts'

export function lookUpFrench(store: Store, text: string): Entry[] {
  return store.words('fr', lookupKey(text)).map(({ lang: _l, key: _k, rank: _r, ...word }) => ({
    ...word,
    lemmaId: lemmaId(word.lemma),
  }))
}
