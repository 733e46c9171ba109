import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { FileFault } from '../file-fault.ts'
import { limits } from '../row.ts'

const Table = z.object({ name: z.string(), sql: z.string() })
type Table = z.infer<typeof Table>

/**
 * The database of a package, to be read only. It comes from outside: views, virtual tables and generated columns, which
 * run what the file says, are refused, and so is what is longer than a note can be.
 */
export function openCollection(file: string): DatabaseSync {
  const db = openChecked(file)
  const foreign = tablesOf(db).filter(({ sql }) => ANKI_COLLATION.test(sql))
  if (foreign.length === 0) return db
  db.close()
  replaceCollation(file, foreign)
  return openChecked(file)
}

function openChecked(file: string) {
  const db = new DatabaseSync(file, {
    readOnly: true,
    defensive: true,
    limits: { length: 4 * 1024 * 1024, sqlLength: 100_000, attach: 0 },
  })
  try {
    db.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0')
    requirePlainTables(tablesOf(db))
    return db
  } catch (cause) {
    db.close()
    throw cause instanceof FileFault ? cause : new FileFault('damaged', cause)
  }
}

const tablesOf = (db: DatabaseSync) =>
  db
    .prepare(`select name, sql from sqlite_schema where type <> 'index' and sql is not null`)
    .all()
    .map((row) => Table.parse(row))

function requirePlainTables(tables: Table[]) {
  const isPlain = ({ sql }: Table) =>
    /^create table\b/i.test(sql) && !/\bgenerated\s+always\b|\bas\s*\(/i.test(sql)
  const hasAll = ['col', 'notes', 'cards'].every((name) => tables.some((one) => one.name === name))
  if (!hasAll || !tables.every(isPlain)) throw new FileFault('not-words')
}

/**
 * Anki sorts names by a collation that no other program has, and SQLite does not read a table without rowid in which one
 * is unknown. The file is our copy, and the indexes that were sorted by it are not used.
 */
const ANKI_COLLATION = /\bcollate unicase\b/i

function replaceCollation(file: string, tables: Table[]) {
  const db = new DatabaseSync(file, { defensive: false })
  try {
    db.exec('pragma trusted_schema = off; pragma writable_schema = on')
    const change = db.prepare('update sqlite_schema set sql = ? where name = ?')
    for (const { name, sql } of tables)
      change.run(sql.replaceAll(/\bcollate unicase\b/gi, ''), name)
  } finally {
    db.close()
  }
}

/** How many notes there are, before any is read. */
export function requireModestCount(db: DatabaseSync) {
  const row = db.prepare('select count(*) as count from notes').get()
  const { count } = z.object({ count: z.int() }).parse(row)
  if (count === 0) throw new FileFault('empty')
  if (count > limits.rows) throw new FileFault('too-many-rows')
}
