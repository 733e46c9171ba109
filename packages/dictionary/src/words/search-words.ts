import { lookupKey, removeStress } from '@slovo/language'
import { inflect } from '@slovo/russian'
import type { Direction, Entry } from '../entry.ts'
import type { Store, StoredWord } from '../store.ts'
import { latinKeysOf, latinKeysOfTyped } from './latin-letters.ts'

/** A word that a typed text may be meant for. */
export interface FoundWord {
  lang: 'ru' | 'fr'
  lemma: string
  stressed: string
  pos: Entry['pos']
  definition: string
}

const MAX_FOUND = 12
const MAX_LENGTH = 60
/** Of a word typed in latin letters, the start that its base form has too, and how many words are tried that begin so. */
const MIN_STEM = 3
const MAX_STEMS = 30

type LookUp = (text: string, direction: Direction) => Entry[]

/**
 * The words that a typed text may be meant for, likeliest first: words that it is a form of, then words that begin like
 * it. It may be Russian or French, without stress, or Russian in latin letters: privet, kniga.
 */
export function searchWords(store: Store, lookUp: LookUp, typed: string): FoundWord[] {
  const key = lookupKey(typed)
  if (key === '' || key.length > MAX_LENGTH) return []
  const isRussian = /\p{Script=Cyrillic}/u.test(key)
  const found = isRussian ? russianWords(store, lookUp, key) : latinWords(store, lookUp, key)
  return [
    ...new Map(found.map((word) => [`${word.lang} ${word.stressed} ${word.pos}`, word])).values(),
  ].slice(0, MAX_FOUND)
}

const russianWords = (store: Store, lookUp: LookUp, key: string): FoundWord[] => [
  ...lookUp(key, 'ru-fr').flatMap(fromEntry('ru')),
  ...store.wordsBeginning('ru', key, MAX_FOUND).map(fromWord),
]

function latinWords(store: Store, lookUp: LookUp, key: string): FoundWord[] {
  const isSame = ({ key: own }: StoredWord) => own === key
  const french = store.wordsBeginning('fr', key, MAX_FOUND)
  const russian = latinKeysOfTyped(key).flatMap((latin) => russianInLatin(store, latin))
  return [
    ...lookUp(key, 'fr-ru').flatMap(fromEntry('fr')),
    ...french.filter(isSame).map(fromWord),
    // Two words to begin with, so that a short text shows both languages.
    ...interleaved(french.filter((word) => !isSame(word)).map(fromWord), russian.map(fromWord)),
  ]
}

/** The words that begin like this, else those of which it is a form: knigami. */
function russianInLatin(store: Store, latin: string): StoredWord[] {
  const beginning = store.wordsBeginningInLatin(latin, MAX_FOUND)
  if (beginning.length > 0) return beginning
  const ends = [1, 2, 3, 4].filter((end) => latin.length - end >= MIN_STEM)
  const likely = ends.flatMap((end) => store.wordsBeginningInLatin(latin.slice(0, -end), MAX_STEMS))
  return [...new Set(likely)].filter((word) => hasLatinForm(word, latin))
}

const hasLatinForm = ({ stressed, class: wordClass }: StoredWord, latin: string) =>
  wordClass !== undefined &&
  inflect(stressed, wordClass).some(({ text }) => latinKeysOf(removeStress(text)).includes(latin))

const fromWord = ({ lang, lemma, stressed, pos, definitions }: StoredWord): FoundWord => ({
  ...{ lang, lemma, stressed, pos, definition: definitions[0] ?? '' },
})

const fromEntry =
  (lang: 'ru' | 'fr') =>
  ({ lemma, stressed, pos, definitions }: Entry): FoundWord[] =>
    definitions[0] ? [{ lang, lemma, stressed, pos, definition: definitions[0] }] : []

function interleaved<T>(first: T[], second: T[]): T[] {
  const length = Math.max(first.length, second.length)
  return Array.from({ length }, (_, place) => [
    ...second.slice(place, place + 1),
    ...first.slice(place, place + 1),
  ]).flat()
}
