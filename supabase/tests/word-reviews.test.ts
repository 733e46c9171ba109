import { makeUser, makeWord, testDatabase } from '@slovo/testing'
import { test } from 'vitest'
import { breaks, refused } from './effects.ts'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()
const insert = `insert into word_reviews (user_id, word_id, due, stability, difficulty, state)
  values ($1, $2, now(), 1, 5, 1)`

describeOwnRows(db, {
  table: 'word_reviews',
  make: async (speaker, owner) => {
    const word = await makeWord(db, { user_id: owner.id, word_fr: crypto.randomUUID() })
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
