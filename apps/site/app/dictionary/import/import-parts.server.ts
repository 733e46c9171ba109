import { type FileRow, filedKinds } from '@slovo/word-files'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database, Reader } from '../../visit/session/session.server.ts'

const PARTS_AT_ONCE = 4

const Card = z.object({
  kind: z.enum(filedKinds).nullable(),
  asks: z.int().nullable(),
  state: z.int(),
  due: z.string(),
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.number(),
  reps: z.int(),
  lapses: z.int(),
  isSuspended: z.boolean(),
  lastReview: z.string().nullable(),
})
const Rows = z.array(
  z.object({
    line: z.int(),
    cells: z.array(z.string()),
    cards: z.array(Card).exactOptional(),
    /** Of a row that was refused. */
    reason: z.enum(['no-russian', 'no-french', 'too-long']).exactOptional(),
  }),
)
type PartRow = FileRow & { reason?: 'no-russian' | 'no-french' | 'too-long' }

interface ImportPart {
  part: number
  rows: PartRow[]
}

/** The rows of an import from one part on, some at a time. */
export async function* importParts(
  database: Database,
  reader: Reader,
  { id, from = 0, most = PARTS_AT_ONCE }: { id: string; from?: number; most?: number },
): AsyncGenerator<ImportPart[]> {
  let next = from
  while (true) {
    const found = unwrap(
      await database
        .from('word_import_parts')
        .select('part, rows')
        .eq('user_id', reader.id)
        .eq('import_id', id)
        .gte('part', next)
        .order('part', { ascending: true })
        .limit(most),
    )
    if (found.length > 0) yield found.map(({ part, rows }) => ({ part, rows: Rows.parse(rows) }))
    if (found.length < most) return
    next = (found.at(-1)?.part ?? next) + 1
  }
}
