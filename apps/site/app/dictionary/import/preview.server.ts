import { type Columns, guessColumns } from '@slovo/word-files'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database, Reader } from '../../visit/session/session.server.ts'
import { importParts } from './import-parts.server.ts'
import {
  isKept,
  isRefused,
  isWord,
  pairKey,
  type RefusedRow,
  type RowRefusal,
  readRow,
  type TakenWord,
} from './import-rows.ts'
import type { WordImport } from './imports.server.ts'

const SHOWN_ROWS = 20
const SAMPLE = 200

export type RowOutcome = 'new' | 'state' | 'double' | 'had' | RowRefusal

export interface ShownRow {
  line: number
  ru: string
  fr: string
  sentence: string | null
  outcome: RowOutcome
}

/** What an import would do, before anything is written: the first rows, and how many of all come to what. */
export async function previewImport(
  database: Database,
  reader: Reader,
  { id, source, titles }: WordImport,
  chosen: Columns | null,
) {
  const counts: Record<RowOutcome, number> = {
    ...{ new: 0, state: 0, double: 0, had: 0, 'no-russian': 0, 'no-french': 0, 'too-long': 0 },
  }
  const shown: ShownRow[] = []
  const seen = new Set<string>()
  let columns = chosen
  let width = titles.length
  let withSchedule = 0
  let withState = 0

  for await (const parts of importParts(database, reader, { id })) {
    const rows = parts.flatMap((part) => part.rows)
    columns ??= guessColumns({ source, titles }, rows.slice(0, SAMPLE))
    const used = { source, columns }
    width = Math.max(width, ...rows.slice(0, SAMPLE).map(({ cells }) => cells.length))
    const read = rows.map((row) => readRow(row, used, reader.learningLanguage))
    const words = read.filter(isWord)
    const had = await pairsIHave(database, words)
    for (const row of read) {
      const outcome = isRefused(row) ? row.reason : outcomeOf(row, { seen, had })
      counts[outcome] += 1
      if (!isRefused(row) && row.state) withState += 1
      if (outcome === 'new' && !isRefused(row) && row.cards.some(({ reps }) => reps > 0))
        withSchedule += 1
      if (shown.length < SHOWN_ROWS) shown.push(shownRow(row, outcome, used.columns))
    }
  }
  return { columns, width, shown, counts, withSchedule, withState }
}

function outcomeOf(
  word: TakenWord,
  { seen, had }: { seen: Set<string>; had: Set<string> },
): RowOutcome {
  if (!isKept(word)) return 'state'
  const key = pairKey(word)
  if (had.has(key)) return 'had'
  if (seen.has(key)) return 'double'
  seen.add(key)
  return 'new'
}

async function pairsIHave(database: Database, words: TakenWord[]): Promise<Set<string>> {
  const kept = words.filter(isKept)
  const pairs = kept.map(({ ru, fr }) => [ru, fr])
  const places = unwrap(await database.rpc('pairs_i_have', { pairs })) ?? []
  return new Set(places.flatMap((place) => (kept[place] ? [pairKey(kept[place])] : [])))
}

function shownRow(row: TakenWord | RefusedRow, outcome: RowOutcome, columns: Columns): ShownRow {
  if (!isRefused(row)) {
    return { line: row.line, ru: row.ru, fr: row.fr, sentence: row.sentence, outcome }
  }
  const cell = (column: number | null) => (column === null ? '' : (row.cells[column] ?? ''))
  const { ru, fr, sentence } = columns
  return { line: row.line, ru: cell(ru), fr: cell(fr), sentence: cell(sentence), outcome }
}
