import { lookupKey } from '@slovo/language'
import type { Store, StoredWord } from '../store.ts'

type Identified = Pick<StoredWord, 'stressed' | 'pos' | 'class' | 'gender'>

/** What tells a word from its homographs: `коса́|noun|ж 1f′`. */
export const identityOf = (word: Identified) =>
  [word.stressed, word.pos, word.class ?? word.gender ?? ''].join('|')

/** The shipped words that an own entry stands for: the one it was copied from, or those of its lemma and part of speech. */
export function replacedBy(
  entry: { lang: 'ru' | 'fr'; lemma: string; pos: string; replaces: string },
  shipped: Store,
): StoredWord[] {
  const { lang, lemma, pos, replaces } = entry
  const [copied = lemma] = replaces === '' ? [] : replaces.split('|')
  return shipped
    .words(lang, lookupKey(copied))
    .filter((word) =>
      replaces === ''
        ? word.stressed === lemma.normalize('NFC') && word.pos === pos
        : identityOf(word) === replaces,
    )
}
