import { lookupKey } from '@slovo/language'
import type { Pos } from '../entry.ts'
import type { Store, StoredWord } from '../store.ts'
import { likelier } from './likelier.ts'
import type { Reading } from './morphology.ts'
import { suits } from './suiting-words.ts'

/** A word of the dictionary that a form belongs to, and how. */
export interface FoundWord {
  word: StoredWord
  readings: Reading[]
  score: number
}

/** The vowel that carries the stress, counted from the start; none if it is not shown. */
function stressedVowel(stressed: string): number | undefined {
  const before = /^(.*?)(?:[аеиоуыэюя]\u0301|ё)/iu.exec(stressed.normalize('NFC'))?.[1]
  return before?.match(/[аеёиоуыэюя]/giu)?.length ?? (before === undefined ? undefined : 0)
}

/**
 * The words of the dictionary that a form can belong to, likeliest first: those its readings
 * lead to, and words that are written just like the form.
 */
export function findWords(store: Store, form: string, readings: Reading[]): FoundWord[] {
  const found = new Map<string, FoundWord>()
  const add = (word: StoredWord, score: number, reading?: Reading) => {
    const id = `${word.stressed} ${word.pos}`
    const known = found.get(id) ?? { word, readings: [], score: 0 }
    known.score += score
    if (reading) known.readings.push(reading)
    found.set(id, known)
  }

  for (const reading of readings) {
    for (const [lemma, weight] of lemmasOf(reading)) {
      for (const word of store.words('ru', lookupKey(lemma))) {
        const fits =
          lemma === reading.lemma ? suits(reading.pos, word.pos) : suitsOther(reading, word.pos)
        if (fits && isCapitalRight(word, form)) add(word, reading.score * fits * weight, reading)
      }
    }
  }
  for (const word of store.words('ru', lookupKey(form))) {
    if (
      !found.has(`${word.stressed} ${word.pos}`) &&
      (isUnchanging(word.pos) || readings.length === 0)
    )
      add(word, 0.3)
  }
  return ranked([...found.values()], form)
}

/** The base word and the other citation forms, each with its weight. */
function lemmasOf(reading: Reading): [string, number][] {
  const adverb = reading.tags.has('COMP') || (reading.pos === 'ADJS' && reading.tags.has('neut'))
  const adverbs = adverb ? [reading.lemma.replace(/(?:ый|ий|ой)$/, 'о')] : []
  return [
    [reading.lemma, 1],
    ...reading.others.map((other): [string, number] => [other, 1.2]),
    ...adverbs.map((lemma): [string, number] => [lemma, 0.9]),
  ]
}

/** Other citation forms are words of their own kind: an adjective, a noun, an ordinal. */
function suitsOther(reading: Reading, pos: Pos): number {
  const kinds: Pos[] =
    reading.pos === 'NOUN' ? ['noun', 'name'] : ['adj', 'noun', 'pron', 'num', 'adv', 'name']
  return kinds.includes(pos) ? 1 : 0
}

/** « Роман » may be a man or a novel, « роман » is no man. */
function isCapitalRight(word: StoredWord, form: string): boolean {
  const isName = word.pos === 'name' && word.lemma[0] !== word.lemma[0]?.toLowerCase()
  return !isName || form[0] !== form[0]?.toLowerCase()
}

const isUnchanging = (pos: Pos) => !['noun', 'verb', 'adj', 'name'].includes(pos)

function ranked(found: FoundWord[], form: string): FoundWord[] {
  const plain = form
    .normalize('NFC')
    .replace(/\u0301/g, '')
    .toLowerCase()
  const order = likelier[plain] ?? []
  const stress = stressedVowel(form)
  const weightOf = ({ word, score }: FoundWord) => {
    const place = order.indexOf(word.lemma)
    const first = place < 0 ? 0 : 10 * (order.length - place)
    const isSameWord = word.key === lookupKey(form)
    const own = stressedVowel(word.stressed)
    const agrees = stress === undefined || own === undefined || stress === own
    const heard = agrees ? 1 : isSameWord ? 0.05 : 0.6
    return first * (isSameWord && !agrees ? 0 : 1) + score * heard * (1 + 1 / (1 + word.rank / 300))
  }
  return found
    .map((one) => ({ ...one, score: weightOf(one) }))
    .sort((a, b) => b.score - a.score || a.word.rank - b.word.rank)
}
