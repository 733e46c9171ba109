import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { onTestFinished } from 'vitest'

/** Anki packages as Anki's own description of its format has them, made without the code that is tested. */

interface Note {
  id: number
  fields: string[]
  tags?: string
}

interface Card {
  nid: number
  ord?: number
  type?: number
  queue?: number
  due?: number
  ivl?: number
  factor?: number
  reps?: number
  lapses?: number
  data?: string
}

interface Deck {
  fields: string[]
  questions: string[]
  notes: Note[]
  cards?: Card[]
}

export const CREATED = 1_700_000_000

const common = `
  CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
    usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
    flags integer not null, data text not null);
  CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
    mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
    ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
    left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
  CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
    ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
  CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
    ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
    models text not null, decks text not null, dconf text not null, tags text not null);
`
const MID = 1_600_000_000_001

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'slovo-test-words-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function writeFile(bytes: Uint8Array | string): string {
  const file = path.join(temporaryFolder(), 'file')
  writeFileSync(file, bytes)
  return file
}

/** A database of SQLite, as bytes. */
export function database(
  sql: string,
  fill: (db: DatabaseSync) => void = () => undefined,
): Uint8Array {
  const file = path.join(temporaryFolder(), 'collection')
  const db = new DatabaseSync(file, { defensive: false })
  db.exec(sql)
  fill(db)
  db.close()
  return new Uint8Array(readFileSync(file))
}

function addRows(db: DatabaseSync, { notes, cards = [] }: Deck) {
  const put = (table: string, values: SQLInputValue[]) =>
    db.prepare(`INSERT INTO ${table} VALUES (${values.map(() => '?').join(',')})`).run(...values)
  for (const { id, fields, tags = '' } of notes) {
    put('notes', [id, `g${id}`, MID, 0, -1, tags, fields.join('\x1f'), fields[0] ?? '', 0, 0, ''])
  }
  cards.forEach((card, at) => {
    const { nid, ord = 0, type = 0, queue = type, due = 1, ivl = 0, factor = 0 } = card
    const { reps = 0, lapses = 0, data = '' } = card
    put('cards', [
      at + 1,
      nid,
      1,
      ord,
      0,
      -1,
      type,
      queue,
      due,
      ivl,
      factor,
      reps,
      lapses,
      0,
      0,
      0,
      0,
      data,
    ])
  })
}

/** Schema 11: `collection.anki2`. */
export const schema11 = (deck: Deck) =>
  database(common, (db) => {
    const models = {
      [MID]: {
        id: MID,
        name: 'Basic',
        flds: deck.fields.map((name, ord) => ({ name, ord })),
        tmpls: deck.questions.map((qfmt, ord) => ({
          name: `Card ${ord + 1}`,
          ord,
          qfmt,
          afmt: '{{FrontSide}}',
        })),
      },
    }
    db.prepare(`INSERT INTO col VALUES (1, ?, 0, 0, 11, 0, 0, 0, '{}', ?, '{}', '{}', '{}')`).run(
      CREATED,
      JSON.stringify(models),
    )
    addRows(db, deck)
  })

/** Schema 18: note types in tables, their settings as protobuf; in the package as `collection.anki21b`, zstd. */
const schema18 = (deck: Deck) =>
  database(
    `${common}
     CREATE TABLE notetypes (id integer NOT NULL PRIMARY KEY, name text NOT NULL, mtime_secs integer NOT NULL,
       usn integer NOT NULL, config blob NOT NULL);
     CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL, config blob NOT NULL,
       PRIMARY KEY (ntid, ord)) without rowid;
     CREATE TABLE templates (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL,
       mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL, PRIMARY KEY (ntid, ord)) without rowid;
     CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid);
     CREATE UNIQUE INDEX idx_templates_name_ntid ON templates (name, ntid);
     CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);`,
    (db) => {
      db.prepare(`INSERT INTO col VALUES (1, ?, 0, 0, 18, 0, 0, 0, '', '', '', '', '')`).run(
        CREATED,
      )
      db.prepare(`INSERT INTO notetypes VALUES (?, 'Basic', 0, 0, x'')`).run(MID)
      deck.fields.forEach((name, ord) => {
        db.prepare(`INSERT INTO fields VALUES (?, ?, ?, x'')`).run(MID, ord, name)
      })
      deck.questions.forEach((question, ord) => {
        const bytes = Buffer.from(question)
        const config = Buffer.concat([
          Buffer.from([0x0a, bytes.length]),
          bytes,
          Buffer.from([0x12, 0]),
        ])
        db.prepare(`INSERT INTO templates VALUES (?, ?, ?, 0, 0, ?)`).run(
          MID,
          ord,
          `Card ${ord}`,
          config,
        )
      })
      addRows(db, deck)
      // Anki sorts names by a collation of its own, which no other program has.
      db.exec(`PRAGMA writable_schema = on;
        UPDATE sqlite_schema SET sql = replace(sql, 'name text NOT NULL', 'name text NOT NULL COLLATE unicase')
        WHERE name IN ('notetypes', 'fields', 'templates')`)
    },
  )

export const oldPackage = (deck: Deck) =>
  writeFile(zipSync({ 'collection.anki2': schema11(deck), media: Buffer.from('{}') }))

export const newPackage = (deck: Deck) =>
  writeFile(
    zipSync({
      meta: Buffer.from([0x08, 0x03]),
      'collection.anki21b': zstdCompressSync(schema18(deck)),
      // What older versions of Anki show instead.
      'collection.anki2': schema11({
        fields: ['Front', 'Back'],
        questions: ['{{Front}}'],
        notes: [{ id: 1, fields: ['Please update', 'to the latest version'] }],
      }),
      media: zstdCompressSync(Buffer.alloc(0)),
    }),
  )
