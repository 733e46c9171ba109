import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type Aspect, type Gender, type Pos, partsOfSpeech } from './entry.ts'

/** A word as the dictionary stores it. */
export interface StoredWord {
  lang: 'ru' | 'fr'
  key: string
  lemma: string
  stressed: string
  pos: Pos
  gender?: Gender
  aspect?: Aspect
  partner?: string[]
  definitions: string[]
  note?: string
  /** Its rank by frequency: the most frequent word has the lowest. */
  rank: number
}

/** An inflected French verb form and what it is. */
export interface StoredForm {
  key: string
  lemmaKey: string
  form: string
}

const StoredJson = z.string().transform((json): StoredWord => JSON.parse(json))
const Row = z.object({ json: StoredJson }).transform(({ json }) => json)
const KeyRow = z.object({ key: z.string() })
const StressedRow = z.object({ form: z.string(), lemma: z.string(), pos: z.enum(partsOfSpeech) })
const FormRow = z.object({ key: z.string(), lemmaKey: z.string(), form: z.string() })

/** A Russian form whose stress identifies its word. */
interface StressedForm {
  form: string
  lemma: string
  pos: Pos
}

const SCHEMA = `
  create table words (lang text, key text, rank integer, json text) strict;
  create table forms (key text, lemma_key text, form text) strict;
  create table stressed_forms (form text, lemma text, pos text) strict;
  create table built (fingerprint text) strict;
`
const INDEXES = `
  create index words_by_key on words (lang, key, rank);
  create index forms_by_key on forms (key);
  create index stressed_forms_by_form on stressed_forms (form);
`

/** A compiled dictionary never changes, so SQLite need not lock and check it at every query. */
function unchanging(file: string): URL {
  const url = pathToFileURL(file)
  url.searchParams.set('immutable', '1')
  return url
}

/** The compiled dictionary: one SQLite file that is written once and then only read. */
export class Store {
  readonly #database: DatabaseSync
  readonly #word
  readonly #form
  /** Most of the lemmas that are tried for an unknown word do not exist; this saves their queries. */
  readonly #keys
  readonly #stressed
  readonly #stressedOf

  constructor(file: string) {
    this.#database = new DatabaseSync(unchanging(file), { readOnly: true })
    this.#word = this.#database.prepare(
      'select json from words where lang = ? and key = ? order by rank',
    )
    this.#form = this.#database.prepare(
      'select key, lemma_key as lemmaKey, form from forms where key = ?',
    )
    this.#keys = { ru: this.#readKeys('ru'), fr: this.#readKeys('fr') }
    const stressed = this.#readStressed()
    this.#stressed = Map.groupBy(stressed, ({ form }) => form)
    this.#stressedOf = Map.groupBy(stressed, ({ form, lemma, pos }) =>
      [withoutMarks(lemma), pos, withoutMarks(form)].join(' '),
    )
  }

  words(lang: 'ru' | 'fr', key: string): StoredWord[] {
    if (!this.#keys[lang].has(key)) return []
    return this.#word.all(lang, key).map((row) => Row.parse(row))
  }

  frenchForms(key: string): StoredForm[] {
    return this.#form.all(key).map((row) => FormRow.parse(row))
  }

  /** The words a stressed Russian form is of, as « lemma pos », likeliest first. */
  wordsOfStressed(form: string): string[] {
    return this.#stressed.get(form)?.map(({ lemma, pos }) => `${lemma} ${pos}`) ?? []
  }

  /** How a form of a word is stressed, where the sources say so. */
  stressedFormsOf(lemma: string, pos: Pos, form: string): string[] {
    return this.#stressedOf.get(`${lemma} ${pos} ${form}`)?.map(({ form }) => form) ?? []
  }

  #readKeys(lang: 'ru' | 'fr'): ReadonlySet<string> {
    const rows = this.#database.prepare('select distinct key from words where lang = ?').all(lang)
    return new Set(rows.map((row) => KeyRow.parse(row).key))
  }

  /** Some hundred rows. */
  #readStressed(): StressedForm[] {
    const rows = this.#database.prepare(
      'select form, lemma, pos from stressed_forms order by rowid',
    )
    return rows.all().map((row) => StressedRow.parse(row))
  }

  close() {
    this.#database.close()
  }
}

const withoutMarks = (text: string) => text.replaceAll('\u0301', '')

interface StoreContents {
  /** Which sources the store is made of. */
  fingerprint: string
  words: StoredWord[]
  forms: StoredForm[]
  stressedForms: StressedForm[]
}

/** Writes a new store. */
export function writeStore(file: string, contents: StoreContents) {
  const { fingerprint, words, forms, stressedForms } = contents
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = off; pragma synchronous = off; begin')
  database.exec(SCHEMA)
  const word = database.prepare('insert into words values (?, ?, ?, ?)')
  for (const one of words) word.run(one.lang, one.key, one.rank, JSON.stringify(one))
  const form = database.prepare('insert into forms values (?, ?, ?)')
  for (const one of forms) form.run(one.key, one.lemmaKey, one.form)
  const stressed = database.prepare('insert into stressed_forms values (?, ?, ?)')
  for (const one of stressedForms) stressed.run(one.form, one.lemma, one.pos)
  database.prepare('insert into built values (?)').run(fingerprint)
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
