import { isStressKnown, lookupKey, mendLookalikes, removeStress } from '@slovo/language'
import { type Direction, type Entry, type FormName, lemmaId, type Pos } from '../entry.ts'
import type { ReadForms } from '../russian/morphology.ts'
import type { Store } from '../store.ts'
import type { ImportedWord, ImportStore } from './import-store.ts'
import type { ImportedDictionaries } from './imported-dictionaries.ts'
import {
  frenchCandidates,
  type LemmaCandidate,
  russianCandidates,
  withoutElision,
} from './lemma-candidates.ts'

type LookUp = (text: string, direction: Direction) => Entry[]

interface OwnDictionary {
  lookup: LookUp
  store: Store
  readForms: ReadForms
}

const MAX_BESIDE_OURS = 2
const MAX_ALONE = 4
const NOT_OF_A_WORD = /[^\p{L}\p{M}\p{N}'’\u2010\u2011\- ]/gu

/**
 * Our entries, and behind them those of imported dictionaries: two more where ours explain the word, otherwise all the
 * answer there is. They take what we know of the form: its name, its stress, the aspect.
 */
export function withImports(own: OwnDictionary, imported: ImportedDictionaries): LookUp {
  return (text, direction) => {
    const ours = own.lookup(text, direction)
    const stores = imported.stores()
    if (stores.length === 0) return ours

    const bare = direction === 'fr-ru' ? withoutElision(text) : mendLookalikes(text)
    const word = bare.replace(NOT_OF_A_WORD, '').trim()
    const ofWord = bare === text ? ours : own.lookup(bare, direction)
    const isExplained = ofWord.some(({ definitions }) => definitions.length > 0)
    const known = { ours: ofWord, direction, lookup: own.lookup }

    const keys = [lookupKey(word), ...ofWord.map(({ lemma }) => lookupKey(lemma))]
    const found = find(stores, [...new Set(keys)].map(asCandidate), known)
    if (isExplained) {
      const more = notSaidBy(ours, found).filter(({ lemma }) => isName(word) || !isName(lemma))
      return [...ours, ...more.slice(0, MAX_BESIDE_OURS)]
    }
    if (found.length > 0) return found.slice(0, MAX_ALONE)

    const candidates =
      direction === 'ru-fr'
        ? russianCandidates(own.readForms, word)
        : frenchCandidates(own.store, stores, word)
    const read = find(stores, candidates, known)
    return read.length > 0 ? read.slice(0, MAX_ALONE) : ours
  }
}

/** « дали » is a form of дать, and no Dalí. */
const isName = (word: string) => /^\p{Lu}/u.test(word)

const asCandidate = (key: string): LemmaCandidate => ({ key })

interface Known {
  /** Our own entries of the word; without definitions, what is certain about its grammar. */
  ours: Entry[]
  direction: Direction
  lookup: LookUp
}

function find(stores: readonly ImportStore[], candidates: LemmaCandidate[], known: Known): Entry[] {
  const { direction } = known
  const entries = stores.flatMap((store) =>
    candidates.flatMap(({ key, form, fits }) =>
      [key, ...otherSpellings(store, direction, key)]
        .flatMap((headword) => store.words(direction, headword))
        .filter(({ pos }) => !fits || fits(pos))
        .map((word) => present(word, store.about.name, form, known)),
    ),
  )
  const byWord = new Map<string, Entry>()
  for (const entry of entries) {
    const id = [entry.source, entry.lemma, entry.pos].join(' ')
    if (!byWord.has(id)) byWord.set(id, entry)
  }
  return [...byWord.values()]
}

const otherSpellings = (store: ImportStore, direction: Direction, key: string) =>
  store
    .headwordsOf(direction, key)
    .filter(({ form }) => form === '')
    .map(({ lemmaKey }) => lemmaKey)

function present(
  word: ImportedWord,
  source: string,
  readAs: FormName | undefined,
  known: Known,
): Entry {
  const { headword, definitions, note } = word
  const lemma = removeStress(headword)
  const grammar = known.ours.find(
    (entry) => lookupKey(entry.lemma) === lookupKey(lemma) && (!word.pos || entry.pos === word.pos),
  )
  const gender = word.gender ?? grammar?.gender
  const form = grammar?.form ?? readAs
  return {
    lemma,
    stressed: grammar && !isStressKnown(headword) ? grammar.stressed : headword,
    pos: word.pos ?? grammar?.pos ?? guessPos(word, known),
    ...(gender && { gender }),
    ...(grammar?.aspect && { aspect: grammar.aspect }),
    ...(form && { form }),
    ...(grammar?.formStress && { formStress: grammar.formStress }),
    definitions,
    ...(note && { note }),
    source,
    lemmaId: lemmaId(lemma),
  }
}

/** Many tables do not say it: then it is that of the word, or of its translation, in our own dictionary. */
function guessPos({ headword, definitions }: ImportedWord, { direction, lookup }: Known): Pos {
  if (headword.includes(' ')) return 'phrase'
  const inverse = direction === 'ru-fr' ? 'fr-ru' : 'ru-fr'
  const [own] = [...lookup(headword, direction), ...lookup(definitions[0] ?? '', inverse)]
  return own?.pos ?? 'noun'
}

/** The imported entries that say more than ours, with what they say more. */
function notSaidBy(ours: Entry[], imported: Entry[]): Entry[] {
  const said = new Set(ours.flatMap(({ definitions }) => definitions.map(lookupKey)))
  return imported.flatMap((entry) => {
    const definitions = entry.definitions.filter((text) => !said.has(lookupKey(text)))
    return definitions.length > 0 ? [{ ...entry, definitions }] : []
  })
}
