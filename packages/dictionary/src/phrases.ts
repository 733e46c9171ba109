import { lookupKey } from '@slovo/language'
import type { Entry } from './entry.ts'
import { presentWord } from './russian/present-word.ts'
import type { StoredWord } from './store.ts'

/** A word of a sentence and what it may mean. */
export interface ReadToken {
  form: string
  /** What stands between it and the word before. */
  before: string
  found: Entry[]
}

interface Phrase {
  word: StoredWord
  /** The key of each of its words. */
  keys: string[]
}

/** Finds the expressions of several words that a sentence holds: потому́ что, име́ет в виду́, j’ai besoin de. */
export type FindPhrases = (sentence: ReadToken[]) => { start: number; end: number; entry: Entry }[]

const NOT_OF_A_WORD = /[^\p{L}\p{M}'’\u2010\u2011-]+/gu

/** Each word stands as in the phrase or is a form of it; the longest phrase wins, and none overlaps the one before it. */
export function phraseFinder(words: StoredWord[]): FindPhrases {
  const phrases = words.map((word): Phrase => ({ word, keys: keysOf(word.lemma) }))
  const byFirst = Map.groupBy(
    phrases.toSorted((a, b) => b.keys.length - a.keys.length),
    ({ keys }) => keys[0] ?? '',
  )
  return (sentence) => {
    const keys = sentence.map(keysOfToken)
    const found: ReturnType<FindPhrases> = []
    for (let start = 0; start < sentence.length; start += 1) {
      const candidates = [...(keys[start] ?? [])].flatMap((key) => byFirst.get(key) ?? [])
      const phrase = candidates.find((one) => stands(one, keys, sentence, start))
      if (!phrase) continue
      const end = start + phrase.keys.length
      found.push({ start, end, entry: presentWord(phrase.word, undefined, []) })
      start = end - 1
    }
    return found
  }
}

const keysOf = (lemma: string) =>
  lemma
    .replace(NOT_OF_A_WORD, ' ')
    .replace(/(?<=['’])/g, ' ')
    .split(' ')
    .filter(Boolean)
    .map(lookupKey)

/** The word as it stands, and the lemmas of the words that it may be a form of. */
const keysOfToken = ({ form, found }: ReadToken) =>
  new Set([lookupKey(form), ...found.filter(isInflected).map(({ lemma }) => lookupKey(lemma))])

const isInflected = ({ pos }: Entry) => !['conj', 'part', 'interj', 'phrase'].includes(pos)

function stands(
  { keys, word }: Phrase,
  own: Set<string>[],
  sentence: ReadToken[],
  start: number,
): boolean {
  return keys.every((key, at) => {
    const isJoined = at === 0 || !/[^\s\u00a0,-]/.test(sentence[start + at]?.before ?? '.')
    const isInList =
      at > 0 && sentence[start + at]?.before.includes(',') && !word.lemma.includes(',')
    return isJoined && !isInList && own[start + at]?.has(key)
  })
}

/** What each word means, with the phrase that it belongs to first. */
export function withPhrases(sentence: ReadToken[], findPhrases: FindPhrases): Entry[][] {
  const read = sentence.map(({ found }) => found)
  for (const { start, end, entry } of findPhrases(sentence)) {
    for (let place = start; place < end; place += 1) read[place] = [entry, ...(read[place] ?? [])]
  }
  return read
}
