import { type Columns, fileSources } from '@slovo/word-files'
import { data } from 'react-router'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database, Reader } from '../../visit/session/session.server.ts'
import { columnsOf } from './chosen-columns.ts'

const MOST_LISTED = 50

const Import = z.object({
  id: z.string(),
  file_name: z.string(),
  source: z.enum(fileSources),
  titles: z.array(z.string()),
  columns: z.record(z.string(), z.unknown()).nullable(),
  status: z.enum(['waiting', 'running', 'done', 'undone']),
  part_count: z.int(),
  row_count: z.int(),
  parts_taken: z.int(),
  rows_taken: z.int(),
  words_added: z.int(),
  states_added: z.int(),
  doubles: z.int(),
  refused: z.int(),
  created_at: z.string(),
})

/** A file of words that was brought. */
export type WordImport = Omit<z.infer<typeof Import>, 'columns'> & { columns: Columns | null }

function readImport(row: unknown): WordImport {
  const { columns, ...rest } = Import.parse(row)
  return { ...rest, columns: columns && columnsOf((name) => columns[name]) }
}

/** The newest imports of a learner. */
export async function listImports(database: Database, reader: Reader): Promise<WordImport[]> {
  const rows = unwrap(
    await database
      .from('word_imports')
      .select('*')
      .eq('user_id', reader.id)
      .order('created_at', { ascending: false })
      .limit(MOST_LISTED),
  )
  return rows.map(readImport)
}

/** One import of this learner; a page that is not there for any other. */
export async function findImport(
  database: Database,
  reader: Reader,
  id: string,
): Promise<WordImport> {
  const found = z.guid().safeParse(id).success
    ? unwrap(
        await database
          .from('word_imports')
          .select('*')
          .eq('user_id', reader.id)
          .eq('id', id)
          .maybeSingle(),
      )
    : null
  if (!found) throw data(null, { status: 404 })
  return readImport(found)
}

/** The learner has seen what will happen: from now on the parts are taken. */
export async function startImport(
  database: Database,
  reader: Reader,
  id: string,
  columns: Columns,
): Promise<void> {
  unwrap(
    await database
      .from('word_imports')
      .update({ columns: { ...columns }, status: 'running' })
      .eq('user_id', reader.id)
      .eq('id', id)
      .eq('status', 'waiting')
      .select('id'),
  )
}

/** An import that cannot go on is done with what it took. */
export async function endImport(database: Database, reader: Reader, id: string): Promise<void> {
  unwrap(
    await database
      .from('word_imports')
      .update({ status: 'done' })
      .eq('user_id', reader.id)
      .eq('id', id)
      .eq('status', 'running')
      .select('id'),
  )
}

/** How many words of an import the learner has neither changed nor reviewed since: those would go with it. */
export async function countUntouchedWords(database: Database, id: string): Promise<number> {
  return unwrap(await database.rpc('count_untouched_words', { import: id })) ?? 0
}

/** Takes back all that came with an import, but for the words with which the learner has worked since. */
export async function undoImport(database: Database, id: string): Promise<void> {
  const { error } = await database.rpc('undo_import', { import: id })
  if (error) throw error
}

/** Forgets a file that was only looked at. */
export async function dropImport(database: Database, reader: Reader, id: string): Promise<void> {
  unwrap(
    await database
      .from('word_imports')
      .delete()
      .eq('user_id', reader.id)
      .eq('id', id)
      .eq('status', 'waiting')
      .select('id'),
  )
}
