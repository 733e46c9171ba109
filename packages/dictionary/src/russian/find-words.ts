import { lookupKey } from '@slovo/language'
import type { Pos } from '../entry.ts'
import { memoised } from '../memoised.ts'
import type { Store, StoredWord } from '../store.ts'
import type { Reading } from './morphology.ts'
import { type FoundWord, type RankedWord, rankWords } from './rank-words.ts'
import { suits } from './suiting-words.ts'

/**
 * The words of the dictionary that a form can belong to, likeliest first: those its readings
 * lead to, and words that are written just like the form.
 */
export function findWords(store: Store, form: string, readings: Reading[]): RankedWord[] {
  const found = new Map<string, FoundWord>()
  const key = lookupKey(form)
  const wordsOf = memoised((lemma) => store.words('ru', lookupKey(lemma)))
  for (const reading of readings) {
    for (const [lemma, weight] of lemmasOf(reading)) {
      for (const word of wordsOf(lemma)) {
        const isBase = lemma === reading.lemma
        const suitable = isBase ? suits(reading.pos, word.pos) : suitsOther(reading, word.pos)
        const isPossible =
          isCapitalRight(word, form) && (word.key === key || canChange(word, reading))
        if (suitable && isPossible) add(found, word, reading, suitable, weight)
      }
    }
  }
  for (const word of store.words('ru', key)) {
    const isFound = found.has(`${word.stressed} ${word.pos}`)
    const isPossible =
      isUnchanging(word.pos) ||
      readings.length === 0 ||
      readings.some(({ pos }) => suits(pos, word.pos))
    if (!isFound && isPossible && isCapitalRight(word, form))
      found.set(`${word.stressed} ${word.pos}`, {
        word,
        readings: [],
        suits: 1,
        share: 0.9,
        weight: 1,
      })
  }
  return rankWords([...found.values()], form, store.wordsOfStressed(form.toLowerCase()))
}

/** The readings that suit a word best give its form its name: ва́нной is a noun's form. */
function add(
  found: Map<string, FoundWord>,
  word: StoredWord,
  reading: Reading,
  suitable: number,
  weight: number,
) {
  const id = `${word.stressed} ${word.pos}`
  const known = found.get(id) ?? { word, readings: [], suits: 0, share: 0, weight: 0 }
  const readings = suitable > known.suits ? [] : known.readings
  if (suitable >= known.suits) readings.push(reading)
  found.set(id, {
    word,
    readings,
    suits: Math.max(known.suits, suitable),
    // Without statistics every reading has the score 1: many cases make no likelier word.
    share: Math.min(1, known.share + reading.score),
    weight: Math.max(known.weight, suitable * weight),
  })
}

/** The base word and the other citation forms, each with its weight. */
function lemmasOf({ tags, pos, lemma, others }: Reading): [string, number][] {
  const hasAdverb = tags.has('COMP') || (pos === 'ADJS' && tags.has('neut'))
  const adverbs = hasAdverb ? [lemma.replace(/(?:ый|ий|ой)$/, 'о')] : []
  // The morphology takes второй for a form of два, and Иванович for one of Иван.
  const isOwnWord = tags.has('Anum') || tags.has('Patr')
  return [
    ...(isOwnWord ? [] : [lemma]).map((base): [string, number] => [base, 1]),
    ...others.map((other): [string, number] => [other, 1.2]),
    ...adverbs.map((adverb): [string, number] => [adverb, 0.9]),
  ]
}

/** Other citation forms are words of their own kind: an adjective, a noun, an ordinal. */
function suitsOther(reading: Reading, pos: Pos): number {
  if (reading.pos === 'NOUN') return pos === 'noun' || pos === 'name' ? 1 : 0
  if (pos === 'verb') return suits(reading.pos, pos)
  if (!['adj', 'noun', 'pron', 'num', 'adv', 'name'].includes(pos)) return 0
  // A participle or superlative with a row of its own is rather that: люби́мое, лу́чшая.
  if (pos === 'adj' && (reading.pos === 'PRTF' || reading.tags.has('Supr'))) return 1.5
  return pos === 'adj' && reading.pos.startsWith('ADJ') ? 1 : 0.8
}

/** « Роман » may be a man or a novel, « роман » is no man. */
function isCapitalRight(word: StoredWord, form: string): boolean {
  const isName = word.pos === 'name' && word.lemma[0] !== word.lemma[0]?.toLowerCase()
  return !isName || form[0] !== form[0]?.toLowerCase()
}

/** « ели » is no form of the particle « есть », but « со » is one of « с ». */
function canChange({ pos }: StoredWord, reading: Reading): boolean {
  const isInflected = ['VERB', 'INFN', 'NOUN', 'NPRO', 'ADJF'].includes(reading.pos)
  return !isInflected || !['adv', 'prep', 'conj', 'part', 'interj'].includes(pos)
}

const isUnchanging = (pos: Pos) => !['noun', 'verb', 'adj', 'name'].includes(pos)
