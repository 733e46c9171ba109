export type { AnalysedText } from './analyse-text.ts'
export type { WordCheck } from './check-words.ts'
export { type Direction, type Entry, type FormName, lemmaId, type Pos } from './entry.ts'
export {
  type ImportOptions,
  importDictionary,
  listDictionaries,
  removeDictionary,
} from './imports/import-dictionary.ts'
export { ImportRefused } from './imports/import-refused.ts'
export type { AboutImport } from './imports/import-store.ts'
export { type Dictionary, type DictionaryOptions, openDictionary } from './open-dictionary.ts'
export type { EntryCheck, EntryFault } from './own/check-entry.ts'
export { OwnEntry } from './own/own-entry.ts'
export type { StressProposal } from './russian/propose-stress.ts'
export {
  createDictionaryService,
  type DictionaryServiceOptions,
} from './service/dictionary-service.ts'
export type { MissingWord } from './service/missing-words.ts'
export type { ThirdParty } from './service/third-party.ts'
export { readShippedTexts, type ShippedText } from './shipped-texts.ts'
export { openTextAnalyser, type TextAnalyser } from './texts/text-analyser.ts'
export type { DescribedWord, ParadigmCell, WordLink } from './words/describe-words.ts'
export type { FrequencyBand } from './words/frequency-bands.ts'
export type { FoundWord } from './words/search-words.ts'
