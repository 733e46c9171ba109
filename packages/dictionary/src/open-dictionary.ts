import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Lang } from '@slovo/language'
import { type AnalysedText, analyseText, type SentenceWord } from './analyse-text.ts'
import { checkWords, type WordCheck } from './check-words.ts'
import type { Direction, Entry } from './entry.ts'
import { verbForms } from './french/conjugate.ts'
import { lookUpFrench } from './french/look-up-french.ts'
import { withImports } from './imports/answer-imported.ts'
import { ImportedDictionaries } from './imports/imported-dictionaries.ts'
import { checkEntry, type EntryCheck } from './own/check-entry.ts'
import { formKeysOf } from './own/form-keys.ts'
import type { OwnEntry } from './own/own-entry.ts'
import { OwnStore } from './own/own-store.ts'
import { phraseFinder } from './phrases.ts'
import { lookUpRussian } from './russian/look-up-russian.ts'
import { openMorphology } from './russian/morphology.ts'
import { proposeInSentence, readRussianSentence } from './russian/read-sentence.ts'
import { rankBy } from './sources/bands.ts'
import { compileFrench, compileRussian } from './sources/compile.ts'
import { openSources, readSources, type SourceFiles } from './sources/read-sources.ts'
import { type Problem, presentProblems } from './sources/read-table.ts'
import { russianFormsOf } from './sources/russian-forms.ts'
import { FileStore, fingerprintOf, writeStore } from './store.ts'
import { type DescribedWord, describeWords } from './words/describe-words.ts'
import { type FrequencyBand, frequencyBands } from './words/frequency-bands.ts'
import { type FoundWord, searchWords } from './words/search-words.ts'

export interface Dictionary {
  /** What a word, in any form, may mean, likeliest first. */
  lookup(text: string, direction: Direction): Entry[]
  /** Words, sentences and glossary of a text, which may carry stress marks. */
  analyse(text: string, lang: 'ru' | 'fr'): AnalysedText
  /** The words of a text that lack a definition or a stress mark, and how they may be stressed. */
  check(text: string, lang: 'ru' | 'fr'): WordCheck[]
  /** The words of a lemma, each with its paradigm and family. */
  describe(lemma: string, direction: Direction): DescribedWord[]
  /** Every lemma of a language, one of those that are written alike. */
  headwords(lang: 'ru' | 'fr'): string[]
  /** The lemmas of each band of frequency. */
  bands(lang: 'ru' | 'fr'): FrequencyBand[]
  /** The words that a typed text may be meant for, in either language. */
  search(typed: string): FoundWord[]
  /** From now on these entries win over shipped ones. */
  setOwnEntries(entries: OwnEntry[]): void
  /** What is wrong with an entry, which classes its word may have, and all its forms. */
  checkEntry(entry: OwnEntry): EntryCheck
  /** Under which keys a text may hold a word of an entry. */
  formKeys(entry: OwnEntry): string[]
  close(): void
}

export interface DictionaryOptions {
  /** The folder with `ru/*.tsv`, `fr/*.tsv`, `frequent-ru.txt`. */
  folder: string
  /** Where the compiled dictionary is kept; written anew whenever the sources have changed. */
  cacheFile: string
  /** A dictionary that was compiled when the program was built: it is used while it is of these sources. */
  builtFile?: string
  /** Where imported dictionaries are kept: they answer lookups behind our own entries. */
  importsFolder?: string
  /** Called with the invalid rows when the sources are compiled; without it, an invalid row is an error. */
  onProblems?: (problems: Problem[]) => void
}

/** Opens the dictionary, compiling its sources first if they have changed. */
export async function openDictionary(options: DictionaryOptions): Promise<Dictionary> {
  const files = await openSources(options.folder)
  const readForms = openMorphology()
  const shipped = new FileStore(await compiledFile(files, options))
  const store = new OwnStore(shipped)
  const lookup = (text: string, direction: Direction) =>
    direction === 'ru-fr' ? lookUpRussian(store, readForms, text) : lookUpFrench(store, text)
  const imported = options.importsFolder
    ? new ImportedDictionaries(options.importsFolder)
    : undefined
  const answer = imported ? withImports({ lookup, store, readForms }, imported) : lookup
  const readPhrases = () => ({
    ru: phraseFinder(store.phrases('ru')),
    fr: phraseFinder(store.phrases('fr')),
  })
  let phrases = readPhrases()
  const findPhrases = (lang: Lang) => phrases[lang]
  const readSentence = (words: SentenceWord[], lookUp: (form: string) => Entry[]) =>
    readRussianSentence(store, lookUp, words)
  return {
    lookup: answer,
    analyse: (text, lang) => analyseText(text, lang, { lookup, readSentence, findPhrases }),
    check: (text, lang) =>
      checkWords(text, lang, {
        lookup: answer,
        proposeInSentence: (words) => proposeInSentence(store, words),
      }),
    describe: (lemma, direction) => describeWords(store, lemma, direction),
    headwords: (lang) => store.headwords(lang),
    bands: (lang) => frequencyBands(store, lang),
    search: (typed) => searchWords(store, lookup, typed),
    setOwnEntries(entries) {
      store.setEntries(entries)
      phrases = readPhrases()
    },
    checkEntry: (entry) => checkEntry(entry, shipped),
    formKeys: (entry) => formKeysOf(entry, shipped),
    close() {
      imported?.close()
      shipped.close()
    },
  }
}

/** The compiled dictionary: the built one, else the cached one, which is made anew where the sources have changed. */
async function compiledFile(files: SourceFiles, options: DictionaryOptions): Promise<string> {
  const { builtFile, cacheFile } = options
  if (builtFile && fingerprintOf(builtFile) === files.fingerprint) return builtFile
  if (fingerprintOf(cacheFile) !== files.fingerprint) await compile(files, options)
  return cacheFile
}

/** Written beside the old file and renamed over it, so that another process never reads half a dictionary. */
async function compile(files: SourceFiles, { folder, cacheFile, onProblems }: DictionaryOptions) {
  const sources = readSources(files)
  const { problems, fingerprint } = sources
  if (problems.length > 0 && !onProblems)
    throw new Error(`The dictionary in ${folder} has mistakes:\n${presentProblems(problems)}`)
  onProblems?.(problems)

  const russian = compileRussian(sources.russian, rankBy(sources))
  const french = compileFrench(sources.french, russian)
  const verbs = french.filter(({ pos }) => pos === 'verb').map(({ key }) => key)
  const words = [...russian, ...french].map((word, id) => ({ ...word, id }))
  const { forms: russianForms, participles } = russianFormsOf(words.slice(0, russian.length))

  await mkdir(dirname(cacheFile), { recursive: true })
  const fresh = `${cacheFile}.${process.pid}.new`
  await rm(fresh, { force: true })
  writeStore(fresh, { fingerprint, words, forms: verbForms(verbs), russianForms, participles })
  await rename(fresh, cacheFile)
}
