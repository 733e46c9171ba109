import { cyrillicLetters, lookupKey, mendLookalikes } from '@slovo/language'
import { type Entry, lemmaId } from '../entry.ts'
import type { Store, StoredWord } from '../store.ts'
import { findWords } from './find-words.ts'
import { formName } from './form-name.ts'
import type { ReadForms, Reading } from './morphology.ts'
import { findRelatedWords } from './related-words.ts'

const MAX_ENTRIES = 4
const MAX_WORD_LENGTH = 40
const NOT_OF_A_WORD = /(?!\u0301)[^\p{Script=Cyrillic}\u2010\u2011-]/gu
const PARTICLES = /-(?:то|либо|нибудь|ка|таки|де|с)$/i

/**
 * What a Russian form may mean, likeliest first. The form may carry stress marks: they tell
 * за́мок from замо́к. A hyphenated word is looked for whole, then by its parts.
 */
export function lookUpRussian(store: Store, readForms: ReadForms, text: string): Entry[] {
  const words = text.trim().split(/\s+/)
  if (words.length > 1) return lookUpPhrase(store, readForms, words)

  const stressed = mendLookalikes(text).replace(NOT_OF_A_WORD, '')
  const form = cyrillicLetters(stressed)
  if (!form || form.length > MAX_WORD_LENGTH) return []

  const readings = readForms(form)
  const found = findWords(store, stressed.replace(/[\u2010\u2011]/g, '-'), readings)
  if (found.length > 0) return presentFound(found)

  const name = form.charAt(0).toUpperCase() + form.slice(1)
  const names = name === form ? [] : findWords(store, name, readForms(name))
  if (names.length > 0) return presentFound(names)

  const parts = partsOf(stressed)
  const inParts = parts.flatMap((part) => lookUpRussian(store, readForms, part).slice(0, 1))
  if (parts.length === 1 && inParts.length > 0) return inParts
  if (inParts.length > 0) return inParts.map((entry) => ({ ...entry, isRelated: true }))

  return findRelatedWords(store, readings).map(({ word, relation }) => ({
    ...presentWord(word, []),
    note: relation(word.stressed),
    isRelated: true,
  }))
}

/** « потому что » whole if the dictionary has it, else its words. */
function lookUpPhrase(store: Store, readForms: ReadForms, words: string[]): Entry[] {
  const keys = [words.join(' '), words.map(cyrillicLetters).join(' ')].map(lookupKey)
  const whole = keys.map((key) => store.words('ru', key)).find((found) => found.length > 0)
  if (whole) return whole.map((word) => presentWord(word, []))
  return words
    .slice(0, MAX_ENTRIES)
    .flatMap((word) => lookUpRussian(store, readForms, word).slice(0, 1))
}

/** диван-кровать → диван, кровать; скажи-ка → скажи. */
function partsOf(form: string): string[] {
  if (!/[-\u2010\u2011]/.test(form)) return []
  const bare = form.replace(PARTICLES, '')
  return bare === form
    ? form
        .split(/[-\u2010\u2011]/)
        .filter(Boolean)
        .slice(0, MAX_ENTRIES)
    : [bare]
}

/** A far less likely word than the first one is left out. */
function presentFound(found: ReturnType<typeof findWords>): Entry[] {
  const best = found[0]?.score ?? 0
  return found
    .filter(({ score }, place) => place === 0 || score > best * 0.02)
    .slice(0, MAX_ENTRIES)
    .map(({ word, readings }) => presentWord(word, readings))
}

function presentWord(word: StoredWord, readings: Reading[]): Entry {
  const form = formName(readingsToName(word, readings))
  return {
    lemma: word.lemma,
    stressed: word.stressed,
    pos: word.pos,
    ...(word.gender && { gender: word.gender }),
    ...(word.aspect && { aspect: word.aspect }),
    ...(word.partner && { partner: word.partner }),
    ...(form && { form }),
    definitions: word.definitions,
    ...(word.note && { note: word.note }),
    lemmaId: lemmaId(word.lemma),
  }
}

/** An adverb has no forms but the comparative, however the morphology came to it. */
function readingsToName({ pos }: StoredWord, readings: Reading[]): Reading[] {
  const isInflected = ['noun', 'name', 'verb', 'adj', 'pron', 'num'].includes(pos)
  const named = readings.filter((reading) => isInflected || reading.pos === 'COMP')
  const sure = named.filter(({ isGuessedYo }) => !isGuessedYo)
  return sure.length > 0 ? sure : named
}
