import { makeActivity, makeUser, testDatabase } from '@slovo/testing'
import { test } from 'vitest'
import { breaks } from './effects.ts'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()
const { id } = await makeActivity(db, { material_id: 1, type: 'lessons' })

describeOwnRows(db, {
  table: 'activity_results',
  make: (speaker, owner) =>
    speaker.query(
      'insert into activity_results (user_id, h5p_id, score, max_score) values ($1, $2, 3, 5)',
      [owner.id, id],
    ),
  change: 'score = 4',
})

test('a score is not more than there is to reach', async () => {
  const anna = db.as(await makeUser(db))
  await breaks(
    '23514',
    anna.query('insert into activity_results (h5p_id, score, max_score) values ($1, 6, 5)', [id]),
  )
})
