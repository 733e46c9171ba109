import { lookupKey } from '@slovo/language'
import { inflect, participlesOf, readWordClass } from '@slovo/russian'
import { verbForms } from '../french/conjugate.ts'
import type { Store, StoredWord } from '../store.ts'
import { replacedBy } from './identity.ts'
import { type OwnEntry, readOwnRow } from './own-entry.ts'

/** Under which keys a text may hold a word of this entry, or of the shipped one that it stands for. */
export function formKeysOf(entry: OwnEntry, shipped: Store): string[] {
  const row = readOwnRow(entry)
  const own = row.success
    ? row.lang === 'ru'
      ? russianKeys(entry.lemma.normalize('NFC'), entry.class)
      : frenchKeys(entry)
    : []
  const replaced = replacedBy(entry, shipped).flatMap((word) =>
    word.lang === 'ru' ? russianKeys(word.stressed, word.class ?? '') : frenchKeys(word),
  )
  return [...new Set([lookupKey(entry.lemma), ...own, ...replaced].map(longestWord))]
}

/** A text holds an expression where it holds its words: « до свидания » is looked for by « свидания ». */
const longestWord = (key: string) =>
  key.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? key

function russianKeys(lemma: string, written: string): string[] {
  if (written === '') return [lookupKey(lemma)]
  const wordClass = readWordClass(written)
  const participles = wordClass.kind === 'verb' ? participlesOf(lemma, wordClass) : []
  const declined = participles.flatMap((one) => {
    const bare = one.lemma.replace(/ся$/, '')
    const ending = bare === one.lemma ? '' : 'ся'
    return inflect(bare, one.wordClass).map(({ text }) => text + ending)
  })
  return [...inflect(lemma, written).map(({ text }) => text), ...declined].map(lookupKey)
}

function frenchKeys({ lemma, pos }: Pick<StoredWord, 'lemma' | 'pos'>): string[] {
  const declined = [lemma, `${lemma}s`, `${lemma}x`, `${lemma}e`, `${lemma}es`].map(lookupKey)
  return pos === 'verb' ? verbForms([lookupKey(lemma)]).map(({ key }) => key) : declined
}
