/** What belongs to one text, as `/offline/texts.json` lists it. */
export interface TextFiles {
  title: string
  lang: 'ru' | 'fr'
  /** The path of its page, in the interface language that asked. */
  path: string
  /** Its glossary and what else its page asks for. */
  files: string[]
  /** Its recording. */
  sound: string | null
}

/** `material:12` or `book:3`. */
export type KeepKey = string

/** A text, or a book with all its chapters, that a user asked to keep on this device. */
export interface KeptText {
  owner: string
  key: KeepKey
  title: string
  lang: 'ru' | 'fr'
  /** Where it is read: of a book, its first chapter. */
  path: string
  urls: string[]
  bytes: number
  isWhole: boolean
  hasSound: boolean
  keptAt: string
}

/** What can be kept whole: named by the page, read by the worker. */
export const keepKey = (kind: 'material' | 'book', id: number): KeepKey => `${kind}:${id}`
