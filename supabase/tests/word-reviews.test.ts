import { makeUser, makeWord, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { breaks, refused } from './effects.ts'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()
const insert = `insert into word_reviews (user_id, word_id, kind, due, stability, difficulty, state)
  values ($1, $2, 'gap', now(), 1, 5, 1)`

describeOwnRows(db, {
  table: 'word_reviews',
  make: async (speaker, owner) => {
    const word = await makeWord(db, { user_id: owner.id, word_fr: crypto.randomUUID() })
    await db.query('delete from word_reviews where word_id = $1', [word.id])
    await speaker.query(insert, [owner.id, word.id])
  },
  change: 'reps = reps + 1',
})

test('no learner occupies the review of a stranger’s word', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const word = await makeWord(db, { user_id: anna.id })
  await breaks('23503', db.as(boris).query(insert, [boris.id, word.id]))
  await refused(db.as(boris).query(insert, [anna.id, word.id]))
  await db.as(anna).query(insert, [anna.id, word.id])
})

test('a word has one card of each kind, and of no other', async () => {
  const anna = await makeUser(db)
  const word = await makeWord(db, { user_id: anna.id })
  const add = (kind: string) =>
    db.as(anna).query('insert into word_reviews (word_id, kind) values ($1, $2)', [word.id, kind])
  await breaks('23505', add('recognise'))
  await breaks('23514', add('guess'))
  for (const kind of ['gap', 'recall', 'listen']) await add(kind)
  await breaks('23505', add('listen'))
  const read = 'select kind, queue from word_reviews where word_id = $1 order by id'
  expect(await db.as(anna).query(read, [word.id])).toEqual([
    { kind: 'recognise', queue: 'new' },
    { kind: 'gap', queue: 'due' },
    { kind: 'recall', queue: 'due' },
    { kind: 'listen', queue: 'due' },
  ])
})
