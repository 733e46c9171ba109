import { open, readFile, rm } from 'node:fs/promises'
import { FileFault } from '../file-fault.ts'
import type { FileHead, FileRow } from '../row.ts'
import { openCollection, requireModestCount } from './anki-collection.ts'
import { headOfCollection, readNotes } from './anki-notes.ts'
import { readSeparated } from './separated.ts'
import { unpackCollection } from './unpack-collection.ts'

/** What the thread sends: the head once, then the rows. */
export type FilePart = { head: FileHead } | { rows: FileRow[] }

const ROWS_IN_A_PART = 500
const LETTERS_IN_A_PART = 500_000

/** Reads a file, whatever it is by its first bytes: its name may be wrong. */
export async function* readWordFile(file: string, now: Date): AsyncGenerator<FilePart> {
  if (await isZip(file)) yield* readAnki(file, now)
  else yield* readText(file)
}

async function isZip(file: string) {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    if (bytesRead === 0) throw new FileFault('empty')
    return buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await handle.close()
  }
}

async function* readText(file: string): AsyncGenerator<FilePart> {
  const { head, rows } = readSeparated(await readFile(file))
  yield { head }
  yield* inParts(rows)
}

async function* readAnki(file: string, now: Date): AsyncGenerator<FilePart> {
  const collection = `${file}.sqlite`
  try {
    await unpackCollection(file, collection)
    const db = openCollection(collection)
    try {
      requireModestCount(db)
      const { noteTypes, ...head } = headOfCollection(db)
      yield { head }
      yield* inParts(readNotes(db, { ...head, noteTypes }, now))
    } finally {
      db.close()
    }
  } catch (cause) {
    throw cause instanceof FileFault ? cause : new FileFault('damaged', cause)
  } finally {
    await rm(collection, { force: true })
  }
}

function* inParts(rows: Iterable<FileRow>): Generator<FilePart> {
  let part: FileRow[] = []
  let letters = 0
  for (const row of rows) {
    letters += row.cells.reduce((sum, cell) => sum + cell.length, 0)
    if (part.push(row) < ROWS_IN_A_PART && letters < LETTERS_IN_A_PART) continue
    yield { rows: part }
    part = []
    letters = 0
  }
  if (part.length > 0) yield { rows: part }
}
