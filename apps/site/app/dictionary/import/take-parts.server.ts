import type { Database, Reader } from '../../visit/session/session.server.ts'
import { importParts } from './import-parts.server.ts'
import { isRefused, isWord, readRow } from './import-rows.ts'
import { endImport, type WordImport } from './imports.server.ts'

/**
 * Takes the parts of an import from where it is: each in a transaction of its own, so that what is taken stays whatever
 * happens. With a time, as the page with its progress asks, it ends after the part in which that has passed. Rows that rest
 * for a day are cleared: without them the import is done.
 */
export async function takeParts(
  database: Database,
  reader: Reader,
  { id, parts_taken: from, source, columns, status }: WordImport,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (status !== 'running' || !columns) return
  const end = Date.now() + milliseconds
  let isAnyLeft = false
  for await (const [part] of importParts(database, reader, { id, from, most: 1 })) {
    if (!part) break
    isAnyLeft = true
    const read = part.rows.map((row) => readRow(row, { source, columns }, reader.learningLanguage))
    const { error } = await database.rpc('take_import_part', {
      import: id,
      part_number: part.part,
      words: JSON.parse(JSON.stringify(read.filter(isWord))),
      refused_rows: JSON.parse(JSON.stringify(read.filter(isRefused))),
      row_count: part.rows.length,
    })
    if (error) throw error
    if (Date.now() >= end) break
  }
  if (!isAnyLeft) await endImport(database, reader, id)
}
