import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { lookupKey } from '@slovo/language'
import { type ParticipleKind, participleKinds } from '@slovo/russian'
import { z } from 'zod'
import type { Aspect, Gender, Pos, Register } from './entry.ts'
import { memoised } from './memoised.ts'
import { latinKeysOf } from './words/latin-letters.ts'

/** A word as the dictionary stores it. */
export interface StoredWord {
  lang: 'ru' | 'fr'
  key: string
  lemma: string
  stressed: string
  pos: Pos
  class?: string
  gender?: Gender
  aspect?: Aspect
  partner?: string[]
  government?: string[]
  register?: Register
  from?: string
  definitions: string[]
  note?: string
  /** The file it was written in says that it is one of the so many most frequent words. */
  band?: number
  /** Its place by frequency: the most frequent word has the lowest. */
  rank: number
}

/** What a Russian form may be: a form of a word, in these slots of its paradigm (`sg.gen`; with `?` where doubtful). */
export interface StoredReading {
  wordId: number
  /** With its stress mark. */
  text: string
  slots: string[]
}

/** A participle of a Russian verb, which inflects as an adjective of its class. */
export interface StoredParticiple {
  wordId: number
  key: string
  kind: ParticipleKind
  lemma: string
  class: string
  isDoubtful?: boolean
}

/** An inflected French verb form and what it is. */
export interface StoredForm {
  key: string
  lemmaKey: string
  form: string
}

const StoredJson = z.string().transform((json): StoredWord => JSON.parse(json))
const Row = z.object({ json: StoredJson }).transform(({ json }) => json)
const HeadwordRow = z.object({ lemma: z.string() })
const BandedRow = z.object({ key: z.string(), band: z.int() })
const KeyRow = z.object({ key: z.string() })
const FormRow = z.object({ key: z.string(), lemmaKey: z.string(), form: z.string() })
const ReadingsJson = z.string().transform((json): [number, string, string[]][] => JSON.parse(json))
const ReadingsRow = z.object({ readings: ReadingsJson })
const ParticipleRow = z.object({
  wordId: z.int(),
  key: z.string(),
  kind: z.enum(participleKinds),
  lemma: z.string(),
  class: z.string(),
  isDoubtful: z.int().transform(Boolean),
})

const SCHEMA = `
  create table words (id integer primary key, lang text, key text, rank integer, from_key text, json text) strict;
  create table latin_keys (latin text, word_id integer) strict;
  create table forms (key text, lemma_key text, form text) strict;
  create table russian_forms (key text primary key, readings text) strict, without rowid;
  create table participles (word_id integer, key text, kind text, lemma text, class text, is_doubtful integer) strict;
  create table built (fingerprint text) strict;
`
const INDEXES = `
  create index words_by_key on words (lang, key, rank);
  create index words_by_base on words (from_key) where from_key is not null;
  create index latin_keys_by_latin on latin_keys (latin);
  create index forms_by_key on forms (key);
  create index participles_by_key on participles (key);
`

/** Words and forms of running text come again and again. */
const MAX_CACHED = 5000

/** A compiled dictionary never changes, so SQLite need not lock and check it at every query. */
function unchanging(file: string): URL {
  const url = pathToFileURL(file)
  url.searchParams.set('immutable', '1')
  return url
}

/** The words of a dictionary, as lookups find them. */
export interface Store {
  words(lang: 'ru' | 'fr', key: string): StoredWord[]
  word(id: number): StoredWord
  frenchForms(key: string): StoredForm[]
  russianReadings(key: string): StoredReading[]
  participles(key: string): StoredParticiple[]
  /** The entries of several words. */
  phrases(lang: 'ru' | 'fr'): StoredWord[]
  /** The words that are derived from a word. */
  derivedFrom(key: string): StoredWord[]
  /** The words whose key begins like this, most frequent first. */
  wordsBeginning(lang: 'ru' | 'fr', start: string, limit: number): StoredWord[]
  /** The Russian words whose spelling in latin letters begins like this. */
  wordsBeginningInLatin(start: string, limit: number): StoredWord[]
  /** The lemmas of a language, one of each key: the most frequent of its homographs. */
  headwords(lang: 'ru' | 'fr'): string[]
  /** The keys of the words that have a band of frequency, most frequent first; homographs are one. */
  bandedKeys(lang: 'ru' | 'fr'): { key: string; band: number }[]
}

/** The compiled dictionary: one SQLite file that is written once and then only read. */
export class FileStore implements Store {
  readonly #database: DatabaseSync
  readonly #word
  readonly #wordById
  readonly #form
  readonly #russianForm
  readonly #participle
  readonly #derived
  readonly #phrases
  readonly #beginning
  readonly #latin
  readonly #headword
  readonly #banded
  /** Most of the lemmas that are tried for an unknown word do not exist; this saves their queries. */
  readonly #keys

  constructor(file: string) {
    this.#database = new DatabaseSync(unchanging(file), { readOnly: true })
    const prepare = (sql: string) => this.#database.prepare(sql)
    this.#word = prepare('select json from words where lang = ? and key = ? order by rank')
    this.#wordById = prepare('select json from words where id = ?')
    this.#form = prepare('select key, lemma_key as lemmaKey, form from forms where key = ?')
    this.#russianForm = prepare('select readings from russian_forms where key = ?')
    this.#participle = prepare(
      'select word_id as wordId, key, kind, lemma, class, is_doubtful as isDoubtful from participles where key = ?',
    )
    this.#phrases = prepare(
      "select json from words where lang = ? and key like '% %' order by rank",
    )
    this.#derived = prepare('select json from words where from_key = ? order by rank')
    this.#beginning = prepare(
      'select json from words where lang = ? and key >= ? and key < ? order by rank limit ?',
    )
    this.#latin = prepare(
      'select json from latin_keys join words on id = word_id where latin >= ? and latin < ? order by rank limit ?',
    )
    // SQLite takes the row of the least rank for what is not aggregated.
    this.#headword = prepare(
      "select json ->> 'lemma' as lemma, min(rank) from words where lang = ? group by key",
    )
    this.#banded = prepare(
      "select key, min(json ->> 'band') as band from words where lang = ? and json ->> 'band' is not null group by key order by band, min(rank), key",
    )
    this.#keys = { ru: this.#readKeys('ru'), fr: this.#readKeys('fr') }
  }

  words(lang: 'ru' | 'fr', key: string): StoredWord[] {
    return this.#keys[lang].has(key) ? this.#wordsOf[lang](key) : []
  }

  readonly #wordsOf = { ru: this.#reader('ru'), fr: this.#reader('fr') }

  #reader(lang: 'ru' | 'fr') {
    return memoised(
      (key: string) => this.#word.all(lang, key).map((row) => Row.parse(row)),
      MAX_CACHED,
    )
  }

  /** A word by its id. */
  readonly word = memoised((id: number) => Row.parse(this.#wordById.get(id)), MAX_CACHED)

  frenchForms(key: string): StoredForm[] {
    return this.#form.all(key).map((row) => FormRow.parse(row))
  }

  /** What a Russian form may be, by its key. */
  readonly russianReadings = memoised((key: string): StoredReading[] => {
    const row = this.#russianForm.get(key)
    if (!row) return []
    return ReadingsRow.parse(row).readings.map(([wordId, text, slots]) => ({ wordId, text, slots }))
  }, MAX_CACHED)

  participles(key: string): StoredParticiple[] {
    return this.#participle.all(key).map((row) => ParticipleRow.parse(row))
  }

  phrases(lang: 'ru' | 'fr'): StoredWord[] {
    return this.#phrases.all(lang).map((row) => Row.parse(row))
  }

  derivedFrom(key: string): StoredWord[] {
    return this.#derived.all(key).map((row) => Row.parse(row))
  }

  wordsBeginning(lang: 'ru' | 'fr', start: string, limit: number): StoredWord[] {
    return this.#beginning.all(lang, start, endOf(start), limit).map((row) => Row.parse(row))
  }

  wordsBeginningInLatin(start: string, limit: number): StoredWord[] {
    return this.#latin.all(start, endOf(start), limit).map((row) => Row.parse(row))
  }

  headwords(lang: 'ru' | 'fr'): string[] {
    return this.#headword.all(lang).map((row) => HeadwordRow.parse(row).lemma)
  }

  bandedKeys(lang: 'ru' | 'fr'): { key: string; band: number }[] {
    return this.#banded.all(lang).map((row) => BandedRow.parse(row))
  }

  #readKeys(lang: 'ru' | 'fr'): ReadonlySet<string> {
    const rows = this.#database.prepare('select distinct key from words where lang = ?').all(lang)
    return new Set(rows.map((row) => KeyRow.parse(row).key))
  }

  close() {
    this.#database.close()
  }
}

/** After every text that begins like this. */
const endOf = (start: string) => `${start}\u{10ffff}`

interface StoreContents {
  /** Which sources the store is made of. */
  fingerprint: string
  words: (StoredWord & { id: number })[]
  /** Forms of French verbs. */
  forms: StoredForm[]
  /** Forms of Russian words, by key. */
  russianForms: Map<string, StoredReading[]>
  participles: StoredParticiple[]
}

/** Writes a new store. */
export function writeStore(file: string, contents: StoreContents) {
  const { fingerprint, words, forms, russianForms, participles } = contents
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = off; pragma synchronous = off; begin')
  database.exec(SCHEMA)
  const into = (table: string, count: number) =>
    database.prepare(`insert into ${table} values (${Array(count).fill('?').join(', ')})`)
  const word = into('words', 6)
  const latin = into('latin_keys', 2)
  for (const { id, ...one } of words) {
    const base = one.from ? lookupKey(one.from) : null
    word.run(id, one.lang, one.key, one.rank, base, JSON.stringify(one))
    for (const key of one.lang === 'ru' ? latinKeysOf(one.lemma) : []) latin.run(key, id)
  }
  const form = into('forms', 3)
  for (const one of forms) form.run(one.key, one.lemmaKey, one.form)
  const russianForm = into('russian_forms', 2)
  for (const [key, readings] of russianForms)
    russianForm.run(
      key,
      JSON.stringify(readings.map(({ wordId, text, slots }) => [wordId, text, slots])),
    )
  const participle = into('participles', 6)
  for (const one of participles)
    participle.run(one.wordId, one.key, one.kind, one.lemma, one.class, one.isDoubtful ? 1 : 0)
  into('built', 1).run(fingerprint)
  database.exec(`${INDEXES} commit`)
  database.close()
}

/** Which sources a store was made of; nothing if there is no readable store. */
export function fingerprintOf(file: string): string | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    const row = database.prepare('select fingerprint from built').get()
    database.close()
    return z.object({ fingerprint: z.string() }).safeParse(row).data?.fingerprint
  } catch {
    // No file yet, or not ours: it is built anew either way.
    return undefined
  }
}
