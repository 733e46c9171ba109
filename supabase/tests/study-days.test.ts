import { makeUser, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { refused } from './effects.ts'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()

describeOwnRows(db, {
  table: 'study_days',
  make: (speaker, owner) =>
    speaker.query(`insert into study_days (user_id, day) values ($1, '2026-11-22')`, [owner.id]),
  change: 'seconds_read = seconds_read + 1',
})

describeOwnRows(db, {
  table: 'study_pauses',
  make: (speaker, owner) =>
    speaker.query(`insert into study_pauses (user_id, from_day) values ($1, '2026-11-22')`, [
      owner.id,
    ]),
  change: "until_day = '2026-12-01'",
})

test('time with a text is added to the learner’s day, ten minutes at a time at most', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await db.as(boris).query('select count_reading(5)')
  await db.as(anna).query('select count_reading(30)')
  await db.as(anna).query('select count_reading(100000)')
  await db.as(anna).query('select count_reading(-5)')
  const read = 'select seconds_read from study_days'
  expect(await db.as(anna).query(read)).toEqual([{ seconds_read: 630 }])
  expect(await db.as(boris).query(read)).toEqual([{ seconds_read: 5 }])
  await refused(db.visitor.query('select count_reading(5)'))
})
