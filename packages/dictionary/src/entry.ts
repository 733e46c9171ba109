import { createHash } from 'node:crypto'
import { lookupKey } from '@slovo/language'

/** Which way a lookup goes: the first language is the one of the word. */
export type Direction = 'ru-fr' | 'fr-ru'

export const partsOfSpeech = [
  ...(['noun', 'verb', 'adj', 'adv', 'pron', 'num', 'prep', 'conj'] as const),
  ...(['part', 'interj', 'name', 'phrase'] as const),
] as const

export type Pos = (typeof partsOfSpeech)[number]
export type Gender = 'm' | 'f' | 'n'
export type Aspect = 'imperfectif' | 'perfectif'

/** What a form is, in the words of both interface languages. */
export interface FormName {
  fr: string
  ru: string
}

export const registers = [
  ...(['familiar', 'literary', 'dated', 'technical', 'official', 'poetic', 'vulgar'] as const),
] as const
export type Register = (typeof registers)[number]

/** A word of the dictionary as it is found for a form of a text. */
export interface Entry {
  lemma: string
  stressed: string
  pos: Pos
  /** The grammatical class after Zaliznyak, from which all forms follow: `ж 1f′`. */
  class?: string
  gender?: Gender
  aspect?: Aspect
  partner?: string[]
  /** What the word takes: `gen`, `на acc`, `inf`. */
  government?: string[]
  register?: Register
  /** The word it is derived from, with its stress. */
  from?: string
  /** It is one of the so many most frequent words: 1,000, 2,000, 3,000, 5,000 or 10,000. */
  rank?: number
  form?: FormName
  /** The asked form as it is stressed when it is one of this word, likeliest first. */
  formStress?: string[]
  /** At most five, most useful first; none where the dictionary lacks the word and only its grammar is known. */
  definitions: string[]
  note?: string
  /** The imported dictionary that the entry is from. */
  source?: string
  lemmaId: number
}

export const MAX_DEFINITIONS = 5

/**
 * The number a lemma is marked by in texts and among saved words: the first 52 bits of the
 * MD5 of its key, the same as the database computes.
 */
export function lemmaId(lemma: string): number {
  return Number.parseInt(createHash('md5').update(lookupKey(lemma)).digest('hex').slice(0, 13), 16)
}
