import { lookupKey, removeStress } from '@slovo/language'
import { faultsOfClass } from '@slovo/russian'
import type { Pos } from '../entry.ts'
import type { Store, StoredWord } from '../store.ts'

const MAX_PROPOSED = 5
const MAX_ENDING = 6

interface Model {
  /** The word backwards, with its stress where it is written. */
  reversed: string
  class: string
}

/** The shipped words of each part of speech that have a class: read once, when the first class is proposed. */
const models = new WeakMap<Store, Map<Pos, Model[]>>()

/**
 * The classes that a word may have, likeliest first: those of shipped words that end and are stressed like it, where the
 * word's own letters and stress allow them. « ша́урма » is declined like others in -ма.
 */
export function proposeClasses(lemma: string, pos: Pos, shipped: Store): string[] {
  const own = reversedOf(lemma)
  const weights = new Map<string, number>()
  for (const { reversed, class: one } of modelsOf(shipped).get(pos) ?? []) {
    const shared = sharedLength(own, reversed)
    if (shared > 0) weights.set(one, (weights.get(one) ?? 0) + 8 ** Math.min(shared, MAX_ENDING))
  }
  return [...weights]
    .toSorted(([, a], [, b]) => b - a)
    .map(([one]) => one)
    .filter((one) => faultsOfClass(lemma, one).length === 0)
    .slice(0, MAX_PROPOSED)
}

function modelsOf(shipped: Store): Map<Pos, Model[]> {
  const known = models.get(shipped)
  if (known) return known
  const words = shipped.wordsBeginning('ru', '', Number.MAX_SAFE_INTEGER).flatMap(modelOf)
  const made = Map.groupBy(words, ({ pos }) => pos)
  models.set(shipped, made)
  return made
}

/** A class with notes is that of one word rather than of an ending. */
const modelOf = ({ pos, stressed, class: own }: StoredWord): (Model & { pos: Pos })[] =>
  own && !/[,①②③④⑤⑥⑦⑧⑨]/.test(own) && removeStress(stressed).length > 2
    ? [{ pos, reversed: reversedOf(stressed), class: own }]
    : []

/** ша́рф → фра́ш: the mark goes with its vowel, so that endings of the same stress are alike. */
const reversedOf = (stressed: string) =>
  [
    ...stressed
      .normalize('NFC')
      .toLowerCase()
      .matchAll(/.\u0301?/gu),
  ]
    .map(([letter]) => letter)
    .reverse()
    .join('')

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return lookupKey(a.slice(0, length)).length
}
