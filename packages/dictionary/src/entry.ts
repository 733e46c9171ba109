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

/** A word of the dictionary as it is found for a form of a text. */
export interface Entry {
  lemma: string
  stressed: string
  pos: Pos
  gender?: Gender
  aspect?: Aspect
  partner?: string[]
  form?: FormName
  /** At most five, most useful first. */
  definitions: string[]
  note?: string
  lemmaId: number
  /** The word itself is not in the dictionary: this is a word it is made from. */
  isRelated?: true
}

export const MAX_DEFINITIONS = 5

/**
 * The number a lemma is marked by in texts and among saved words: the first 52 bits of the
 * MD5 of its key, the same as the database computes.
 */
export function lemmaId(lemma: string): number {
  return Number.parseInt(createHash('md5').update(lookupKey(lemma)).digest('hex').slice(0, 13), 16)
}
