export type { Analysed } from './analyse-text.ts'
export { type Direction, type Entry, type FormName, lemmaId, type Pos } from './entry.ts'
export { type Dictionary, type DictionaryOptions, openDictionary } from './open-dictionary.ts'
