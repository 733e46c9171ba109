import { makeLesson, makeUser, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()
const { id } = await makeLesson(db)

// S3-user-lessons
describeOwnRows(db, {
  table: 'user_lessons',
  make: (speaker, owner) =>
    speaker.query('insert into user_lessons (user_id, lesson_id) values ($1, $2)', [owner.id, id]),
  change: 'is_studied = true',
})

test('marking a lesson twice is marking it', async () => {
  const anna = db.as(await makeUser(db))
  const mark = `insert into user_lessons (lesson_id, is_studied) values ($1, true)
    on conflict (user_id, lesson_id) do update set is_studied = excluded.is_studied`
  await anna.query(mark, [id])
  await anna.query(mark, [id])
  expect(await anna.query('select is_studied from user_lessons')).toEqual([{ is_studied: true }])
})
