import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { lookupKey } from '@slovo/language'
import { type AnalysedText, analyseText } from './analyse-text.ts'
import { checkWords, type WordCheck } from './check-words.ts'
import type { Direction, Entry } from './entry.ts'
import { verbForms } from './french/conjugate.ts'
import { lookUpFrench } from './french/look-up-french.ts'
import { lookUpRussian } from './russian/look-up-russian.ts'
import { openMorphology } from './russian/morphology.ts'
import { proposeStress } from './russian/propose-stress.ts'
import { compileFrench, compileRussian } from './sources/compile.ts'
import { readSources, type Sources } from './sources/read-sources.ts'
import { type Problem, presentProblems } from './sources/read-table.ts'
import { fingerprintOf, Store, writeStore } from './store.ts'

export interface Dictionary {
  /** What a word, in any form, may mean, likeliest first. */
  lookup(text: string, direction: Direction): Entry[]
  /** Words, sentences and glossary of a text, which may carry stress marks. */
  analyse(text: string, lang: 'ru' | 'fr'): AnalysedText
  /** For each distinct word of a text: whether it has a definition, and how it may be stressed. */
  check(text: string, lang: 'ru' | 'fr'): WordCheck[]
  close(): void
}

export interface DictionaryOptions {
  /** The folder with `ru/*.tsv`, `fr/*.tsv`, `frequent-ru.txt`, `stressed-forms-ru.tsv`. */
  folder: string
  /** Where the compiled dictionary is kept; written anew whenever the sources have changed. */
  cacheFile: string
  /** Called with the invalid rows of the sources; without it, an invalid row is an error. */
  onProblems?: (problems: Problem[]) => void
}

/** Opens the dictionary, compiling its sources first if they have changed. */
export async function openDictionary(options: DictionaryOptions): Promise<Dictionary> {
  const [sources, readForms] = await Promise.all([readSources(options.folder), openMorphology()])
  const { problems, fingerprint } = sources
  if (problems.length > 0 && !options.onProblems)
    throw new Error(
      `The dictionary in ${options.folder} has mistakes:\n${presentProblems(problems)}`,
    )
  options.onProblems?.(problems)

  if (fingerprintOf(options.cacheFile) !== fingerprint) await compile(sources, options.cacheFile)
  const store = new Store(options.cacheFile)
  const lookup = (text: string, direction: Direction) =>
    direction === 'ru-fr' ? lookUpRussian(store, readForms, text) : lookUpFrench(store, text)
  return {
    lookup,
    analyse: (text, lang) => analyseText(text, lang, lookup),
    check: (text, lang) =>
      checkWords(text, lang, {
        lookup,
        proposeStress: (form) => proposeStress(store, readForms, form),
      }),
    close: () => store.close(),
  }
}

/** Written beside the old file and renamed over it, so that another process never reads half a dictionary. */
async function compile(sources: Sources, cacheFile: string) {
  const places = new Map(sources.frequent.map((key, place) => [key, place]))
  const written = new Map<string, number>()
  for (const { lemma } of sources.russian) {
    const key = lookupKey(lemma)
    if (!written.has(key)) written.set(key, 1000 + written.size)
  }
  const rankOf = (key: string) => places.get(key) ?? written.get(key) ?? 9999
  const russian = compileRussian(sources.russian, rankOf)
  const french = compileFrench(sources.french, russian)
  const verbs = french.filter(({ pos }) => pos === 'verb').map(({ key }) => key)

  await mkdir(dirname(cacheFile), { recursive: true })
  const fresh = `${cacheFile}.${process.pid}.new`
  await rm(fresh, { force: true })
  const { fingerprint, stressedForms } = sources
  const words = [...russian, ...french]
  writeStore(fresh, { fingerprint, words, forms: verbForms(verbs), stressedForms })
  await rename(fresh, cacheFile)
}
