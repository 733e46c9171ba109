import type { DatabaseSchema } from '@slovo/schema'
import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database } from '../../visit/session/session.server.ts'

type PublicTables = DatabaseSchema['public']['Tables']

/** Every table whose rows belong to people. A new one does not pass the type check until it is exported here. */
type OwnTable = {
  [Name in keyof PublicTables]: 'user_id' extends keyof PublicTables[Name]['Row'] ? Name : never
}[keyof PublicTables]

type Page = PromiseLike<PostgrestSingleResponse<Record<string, unknown>[]>>

interface OwnRows {
  /** A number that no two rows of a person share: the pages go along it. */
  key: string
  page(database: Database, after: number): Page
}

const PAGE_SIZE = 1000

const ownTables = {
  user_words: {
    key: 'id',
    page: (database, after) =>
      database
        .from('user_words')
        .select('*, materials(title)')
        .gt('id', after)
        .order('id')
        .limit(PAGE_SIZE),
  },
  word_reviews: {
    key: 'word_id',
    page: (database, after) =>
      database
        .from('word_reviews')
        .select('*')
        .gt('word_id', after)
        .order('word_id')
        .limit(PAGE_SIZE),
  },
  user_materials: {
    key: 'material_id',
    page: (database, after) =>
      database
        .from('user_materials')
        .select('*, materials(title)')
        .gt('material_id', after)
        .order('material_id')
        .limit(PAGE_SIZE),
  },
  user_lessons: {
    key: 'lesson_id',
    page: (database, after) =>
      database
        .from('user_lessons')
        .select('*, lessons(slug, title_fr, title_ru)')
        .gt('lesson_id', after)
        .order('lesson_id')
        .limit(PAGE_SIZE),
  },
  activity_results: {
    key: 'id',
    page: (database, after) =>
      database
        .from('activity_results')
        .select('*, h5p(title)')
        .gt('id', after)
        .order('id')
        .limit(PAGE_SIZE),
  },
} satisfies Record<OwnTable, OwnRows>

/**
 * Everything that Slovo keeps of a person, as the text of one JSON object, in pieces: what `facts` tell of the account,
 * then table by table. Row-level security leaves the person's own rows.
 */
export async function* ownDataPieces(database: Database, facts: Record<string, unknown>) {
  const known = JSON.stringify(facts, null, 1)
  yield known.slice(0, known.lastIndexOf('\n}'))
  for (const [table, rows] of Object.entries(ownTables)) {
    yield `,\n ${JSON.stringify(table)}: [`
    let count = 0
    for await (const page of pagesOf(database, rows)) {
      yield page.map((row) => `${count++ > 0 ? ',' : ''}\n  ${JSON.stringify(row)}`).join('')
    }
    yield '\n ]'
  }
  yield '\n}\n'
}

async function* pagesOf(database: Database, { key, page }: OwnRows) {
  let after = -1
  while (true) {
    const rows = unwrap(await page(database, after))
    if (rows.length > 0) yield rows
    if (rows.length < PAGE_SIZE) return
    after = Number(rows.at(-1)?.[key])
  }
}
