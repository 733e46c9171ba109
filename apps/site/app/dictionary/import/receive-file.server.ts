import { type FileFaultKind, type FileHead, type FileRow, faultOf } from '@slovo/word-files'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'

const MAX_NAME_LENGTH = 200
const RefusedByLimit = z.object({ code: z.literal('23514') })

/**
 * Reads the file of the form and keeps its rows, so that the next request finds them on whichever machine. An import
 * whose file turns out to be damaged is not kept. Returns its id; throws a `FileFault`.
 */
export async function receiveFile(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<string> {
  const database = context.get(databaseContext)
  let id: string | undefined

  async function begin(name: string, { source, titles }: FileHead) {
    const row = { file_name: fileName(name), source, titles }
    return unwrap(await database.from('word_imports').insert(row).select('id').single()).id
  }
  async function keep(part: number, rows: FileRow[]) {
    const json = rows.map((row) => ({ ...row }))
    unwrap(
      await database
        .from('word_import_parts')
        .insert({ import_id: id ?? '', part, rows: JSON.parse(JSON.stringify(json)) })
        .select('id'),
    )
  }

  try {
    await context.get(visitContext).wordFiles.read(request, async (name, parts) => {
      let part_count = 0
      let row_count = 0
      for await (const part of parts) {
        if ('head' in part) id = await begin(name, part.head)
        else {
          await keep(part_count++, part.rows)
          row_count += part.rows.length
        }
      }
      if (id)
        unwrap(
          await database
            .from('word_imports')
            .update({ part_count, row_count })
            .eq('id', id)
            .select('id'),
        )
    })
  } catch (cause) {
    if (id) await database.from('word_imports').delete().eq('id', id)
    throw cause
  }
  if (!id) throw new Error('The file had no head')
  return id
}

/** Why a file was not received; null for an unexpected error. The database refuses what is over a learner's limits. */
export function faultOfReceiving(cause: unknown): FileFaultKind | null {
  const refused = RefusedByLimit.safeParse(cause)
  return refused.success ? 'full' : faultOf(cause)
}

/** The name as it is shown: without a folder, and without what cannot be stored. */
function fileName(name: string) {
  const last = name
    .replace(/^.*[\\/]/, '')
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
  return last.slice(0, MAX_NAME_LENGTH).toWellFormed() || 'mots'
}
