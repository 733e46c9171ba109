import type { DatabaseSchema } from '@slovo/schema'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database } from '../../visit/session/session.server.ts'

type PublicTables = DatabaseSchema['public']['Tables']

/** Every table whose rows belong to people. A new one does not pass the type check until it is exported here. */
type OwnTable = {
  [Name in keyof PublicTables]: 'user_id' extends keyof PublicTables[Name]['Row'] ? Name : never
}[keyof PublicTables]

interface OwnRows {
  /** A column that sorts the rows of a person and that no two of them share: the pages go along it. */
  key: string
  /** A value before all of them. */
  first: number | string
  /** What tells the person which text, lesson or activity a row is about. */
  about?: string
}

const PAGE_SIZE = 1000
const BEFORE_NUMBERS = -1
const BEFORE_IDS = '00000000-0000-0000-0000-000000000000'
const BEFORE_DAYS = '-infinity'
const byNumber = { key: 'id', first: BEFORE_NUMBERS }
const byId = { key: 'id', first: BEFORE_IDS }

const ownTables = {
  user_words: { ...byNumber, about: 'materials(title)' },
  word_reviews: byNumber,
  review_log: byId,
  word_imports: byId,
  word_import_parts: byNumber,
  word_states: { key: 'lemma_id', first: BEFORE_NUMBERS },
  reading_places: { key: 'material_id', first: BEFORE_NUMBERS, about: 'materials(title)' },
  learner_settings: { key: 'user_id', first: BEFORE_IDS },
  study_days: { key: 'day', first: BEFORE_DAYS },
  device_changes: byId,
  study_pauses: { key: 'from_day', first: BEFORE_DAYS },
  user_materials: { key: 'material_id', first: BEFORE_NUMBERS, about: 'materials(title)' },
  user_lessons: {
    key: 'lesson_id',
    first: BEFORE_NUMBERS,
    about: 'lessons(slug, title_fr, title_ru)',
  },
  activity_results: { ...byNumber, about: 'h5p(title)' },
} satisfies Record<OwnTable, OwnRows>
const isOwnTable = (name: string): name is OwnTable => name in ownTables

/**
 * Everything that Slovo keeps of a person, as the text of one JSON object, in pieces: what `facts` tell of the account,
 * then table by table. Row-level security leaves the person's own rows.
 */
export async function* ownDataPieces(database: Database, facts: Record<string, unknown>) {
  const known = JSON.stringify(facts, null, 1)
  yield known.slice(0, known.lastIndexOf('\n}'))
  for (const table of Object.keys(ownTables).filter(isOwnTable)) {
    yield `,\n ${JSON.stringify(table)}: [`
    let count = 0
    for await (const page of pagesOf(database, table)) {
      yield page.map((row) => `${count++ > 0 ? ',' : ''}\n  ${JSON.stringify(row)}`).join('')
    }
    yield '\n ]'
  }
  yield '\n}\n'
}

async function* pagesOf(database: Database, table: OwnTable) {
  const { key, first, about }: OwnRows = ownTables[table]
  // Of type `string`: the client reads the names of columns from a literal, and these differ from table to table.
  const columns: string = about ? `*, ${about}` : '*'
  let after = String(first)
  while (true) {
    const rows = unwrap(
      await database
        .from(table)
        .select(columns)
        .filter(key, 'gt', after)
        .order(key)
        .limit(PAGE_SIZE)
        .overrideTypes<Record<string, unknown>[], { merge: false }>(),
    )
    if (rows.length > 0) yield rows
    if (rows.length < PAGE_SIZE) return
    after = String(rows.at(-1)?.[key])
  }
}
