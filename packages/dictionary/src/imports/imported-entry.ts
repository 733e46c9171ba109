import { lookupKey } from '@slovo/language'
import type { Direction, Gender, Pos } from '../entry.ts'

/** An entry of a dictionary that others share, whatever its format. */
export interface ImportedEntry {
  /** With its stress marks, if the file has them. */
  headword: string
  /** Other spellings and forms that lead to it. */
  forms?: string[]
  pos?: Pos
  gender?: Gender
  translations: string[]
  note?: string
}

/** What a file says about itself, and its entries. */
export interface DictionaryFile {
  /** Its title and where it comes from. */
  source?: string
  licence?: string
  /** The file itself says that it is between Russian and French. */
  isRussianFrench: boolean
  entries(): AsyncIterable<ImportedEntry>
  /** How far it has been read, from 0 to 1. */
  progress(): number
}

const MAX_HEADWORD = 100
const MAX_TRANSLATIONS = 20
const MAX_TRANSLATION = 200
const MAX_NOTE = 300
const MAX_FORMS = 200

/** The headword's script tells its language: dictionaries are between Russian and French. */
export function directionOf(headword: string): Direction {
  return /\p{Script=Cyrillic}/u.test(headword) ? 'ru-fr' : 'fr-ru'
}

/** Is the text in the language that a dictionary of this direction translates into? */
export function isTranslation(text: string, direction: Direction): boolean {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(text)
  return direction === 'fr-ru' ? isCyrillic : !isCyrillic && /\p{Script=Latin}/u.test(text)
}

/** The entry with its texts trimmed and cut; nothing if it translates nothing between Russian and French. */
export function tidied(entry: ImportedEntry): ImportedEntry | undefined {
  const headword = oneLine(entry.headword)
  if (lookupKey(headword) === '' || headword.length > MAX_HEADWORD) return undefined
  const direction = directionOf(headword)
  const translations = distinct(entry.translations.map(oneLine))
    .filter((text) => isTranslation(text, direction))
    .slice(0, MAX_TRANSLATIONS)
    .map((text) => cut(text, MAX_TRANSLATION))
  if (translations.length === 0) return undefined
  const forms = distinct((entry.forms ?? []).map(oneLine)).filter(
    (form) => form !== '' && form.length <= MAX_HEADWORD,
  )
  const note = oneLine(entry.note ?? '')
  return {
    headword,
    translations,
    ...(forms.length > 0 && { forms: forms.slice(0, MAX_FORMS) }),
    ...(entry.pos && { pos: entry.pos }),
    ...(entry.gender && { gender: entry.gender }),
    ...(note && { note: cut(note, MAX_NOTE) }),
  }
}

/** Texts of which no two have the same key. */
function distinct(texts: string[]): string[] {
  const byKey = new Map<string, string>()
  for (const text of texts) {
    const key = lookupKey(text)
    // « делать, де́лать »: the one that shows its stress says more.
    if (key !== '' && (!byKey.has(key) || /\u0301/.test(text))) byKey.set(key, text)
  }
  return [...byKey.values()]
}

export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}

export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}
