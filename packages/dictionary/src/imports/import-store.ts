import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { lookupKey } from '@slovo/language'
import { z } from 'zod'
import { type Direction, type Gender, MAX_DEFINITIONS, type Pos, partsOfSpeech } from '../entry.ts'
import { verbForms } from '../french/conjugate.ts'
import { directionOf, type ImportedEntry } from './imported-entry.ts'

/** What `npx slovo dictionary list` shows. */
export const AboutImport = z.object({
  name: z.string(),
  file: z.string(),
  importedAt: z.iso.datetime(),
  directions: z.array(z.enum(['ru-fr', 'fr-ru'])),
  entries: z.int(),
  source: z.string().optional(),
  licence: z.string().optional(),
})
export type AboutImport = z.infer<typeof AboutImport>

/** A word as an imported dictionary has it. */
export interface ImportedWord {
  headword: string
  pos?: Pos
  gender?: Gender
  definitions: string[]
  note?: string
}

const SCHEMA = `
  create table about (json text) strict;
  create table translations (
    direction text, key text, headword text, pos text, gender text, text text, note text, weight integer
  ) strict;
  create table forms (direction text, key text, lemma_key text, form text) strict;
`
const INDEXES = `
  create index translations_by_key on translations (direction, key, weight);
  create index forms_by_key on forms (direction, key);
`
const MAX_ROWS = 80
/** A longer explanation is no word that a reader would touch. */
const MAX_WORDS_OF_A_HEADWORD = 4

/** Writes the entries of a dictionary into a new file. */
export class ImportWriter {
  readonly #database: DatabaseSync
  readonly #directions: readonly Direction[]
  readonly #written = new Set<Direction>()
  readonly #verbs = new Set<string>()
  readonly #translation
  readonly #form
  #entries = 0

  /** The entries answer in these directions; without any, in the one that they are written in. */
  constructor(file: string, directions: readonly Direction[]) {
    this.#database = new DatabaseSync(file)
    this.#directions = directions
    this.#database.exec('pragma journal_mode = off; pragma synchronous = off; begin')
    this.#database.exec(SCHEMA)
    this.#translation = this.#database.prepare(
      'insert into translations values (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    this.#form = this.#database.prepare('insert into forms values (?, ?, ?, ?)')
  }

  get entries() {
    return this.#entries
  }

  /** Writes the entry in the directions that are wanted; an entry of another direction is left out. */
  add(entry: ImportedEntry) {
    const direction = directionOf(entry.headword)
    const inverse = direction === 'ru-fr' ? 'fr-ru' : 'ru-fr'
    const isWanted = this.#directions.length === 0 || this.#directions.includes(direction)
    const isInverted = this.#directions.includes(inverse)
    if (isWanted) this.#addAsWritten(entry, direction)
    if (isInverted) this.#addInverted(entry, inverse)
    if (isWanted || isInverted) this.#entries += 1
  }

  #addAsWritten(entry: ImportedEntry, direction: Direction) {
    const { headword, forms = [], pos, gender, translations, note } = entry
    const key = lookupKey(headword)
    const known = [direction, key, headword, pos ?? null, gender ?? null] as const
    for (const text of translations) this.#translation.run(...known, text, note ?? null, 0)
    for (const form of forms) this.#form.run(direction, lookupKey(form), key, '')
    if (direction === 'fr-ru' && pos === 'verb') this.#verbs.add(key)
    this.#written.add(direction)
  }

  /** First the words of which this is the only translation, or the first one. */
  #addInverted({ headword, pos, translations }: ImportedEntry, direction: Direction) {
    for (const [place, text] of translations.entries()) {
      if (text.split(' ').length > MAX_WORDS_OF_A_HEADWORD || text.endsWith('…')) continue
      const key = lookupKey(text)
      const weight = translations.length + place
      this.#translation.run(direction, key, text, pos ?? null, null, headword, null, weight)
      if (direction === 'fr-ru' && pos === 'verb') this.#verbs.add(key)
      this.#written.add(direction)
    }
  }

  finish(about: Omit<AboutImport, 'entries' | 'directions'>): AboutImport {
    for (const { key, lemmaKey, form } of verbForms([...this.#verbs]))
      this.#form.run('fr-ru', key, lemmaKey, form)
    const whole = { ...about, entries: this.#entries, directions: [...this.#written].sort() }
    this.#database.prepare('insert into about values (?)').run(JSON.stringify(whole))
    this.#database.exec(`${INDEXES} commit`)
    this.close()
    return whole
  }

  close() {
    if (this.#database.isOpen) this.#database.close()
  }
}

const optional = <Shape extends z.ZodType>(shape: Shape) =>
  shape.nullable().transform((value) => value ?? undefined)
const Row = z.object({
  headword: z.string(),
  pos: optional(z.enum(partsOfSpeech)),
  gender: optional(z.enum(['m', 'f', 'n'])),
  text: z.string(),
  note: optional(z.string()),
})
const FormRow = z.object({ lemmaKey: z.string(), form: z.string() })

/** An imported dictionary: a file that is written once and then only read. */
export class ImportStore {
  readonly about: AboutImport
  readonly #database: DatabaseSync
  readonly #translations
  readonly #forms

  constructor(file: string) {
    const url = pathToFileURL(file)
    url.searchParams.set('immutable', '1')
    this.#database = new DatabaseSync(url, { readOnly: true })
    const row = this.#database.prepare('select json from about').get()
    this.about = AboutImport.parse(JSON.parse(z.object({ json: z.string() }).parse(row).json))
    this.#translations = this.#database.prepare(
      `select headword, pos, gender, text, note from translations
       where direction = ? and key = ? order by weight, rowid limit ${MAX_ROWS}`,
    )
    this.#forms = this.#database.prepare(
      'select lemma_key as lemmaKey, form from forms where direction = ? and key = ?',
    )
  }

  /** The words with this key; a part of speech has one of them. */
  words(direction: Direction, key: string): ImportedWord[] {
    const rows = this.#translations.all(direction, key).map((row) => Row.parse(row))
    return [...Map.groupBy(rows, ({ pos }) => pos).values()].flatMap((same) => {
      const [first] = same
      if (!first) return []
      const stressed = same.find(({ headword }) => /\u0301/.test(headword)) ?? first
      const gender = same.find((row) => row.gender)?.gender
      const note = same.find((row) => row.note)?.note
      return {
        headword: stressed.headword,
        ...(first.pos && { pos: first.pos }),
        ...(gender && { gender }),
        definitions: [...new Set(same.map(({ text }) => text))].slice(0, MAX_DEFINITIONS),
        ...(note && { note }),
      }
    })
  }

  /** The keys of the headwords that this is another form of; French verb forms with their code. */
  headwordsOf(direction: Direction, key: string): { lemmaKey: string; form: string }[] {
    return this.#forms.all(direction, key).map((row) => FormRow.parse(row))
  }

  close() {
    this.#database.close()
  }
}
