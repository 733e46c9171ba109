import { testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { keepWord, makeLearner } from '../../../test/review-learner.ts'
import { ownDataPieces } from './own-data.server.ts'

const backend = await testBackend()
const { db } = backend

test('what a person downloads has all their rows of every table, page after page, and no other person’s', async () => {
  const [anna, boris] = [await makeLearner(backend), await makeLearner(backend)]
  await keepWord(backend, boris)
  await db.query(
    `insert into user_words (user_id, word_ru, word_fr) select $1, 'слово ' || n, 'mot' from generate_series(1, 1005) n`,
    [anna.id],
  )
  await db.query(
    `insert into word_states (user_id, lang, lemma, state) select $1, 'ru', 'имя ' || n, 'ignored' from generate_series(1, 1005) n`,
    [anna.id],
  )
  await db.query(
    `insert into word_imports (user_id, file_name, source) values ($1, 'a.csv', 'other')`,
    [anna.id],
  )

  let text = ''
  for await (const piece of ownDataPieces(anna.database, { id: anna.id })) text += piece
  const data: Record<string, object[]> & { id: string } = JSON.parse(text)

  const { id, ...tables } = data
  expect(id).toBe(anna.id)
  const counts = Object.entries(tables).map(([table, rows]) => [table, rows.length])
  expect(Object.fromEntries(counts.filter(([, count]) => count !== 0))).toEqual({
    ...{ user_words: 1005, word_reviews: 1005, word_states: 1005 },
    ...{ word_imports: 1, study_days: 1 },
  })
  const owned = await db.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )
  expect(Object.keys(tables).toSorted()).toEqual(owned.map(({ name }) => name).toSorted())
  expect(text).not.toContain(boris.id)
})
