import { randomUUID } from 'node:crypto'
import { makeAdmin, makeUser, type Person, type Speaker, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { allRows, breaks, refused } from './effects.ts'

const db = await testDatabase()

const log = (speaker: Speaker, { id }: Person, review: string = randomUUID()) =>
  speaker.query(
    `insert into review_log (id, user_id, word_id, kind, grade, reviewed_at, before)
     values ($1, $2, 1, 'recognise', 3, now(), '{}')`,
    [review, id],
  )

test('learners see and add reviews of their own, and no other user’s, admins included', async () => {
  const [anna, boris, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)]
  await log(db.as(anna), anna)
  await refused(log(db.as(boris), anna))
  await refused(log(db.as(admin), anna))
  await refused(log(db.visitor, anna))
  const read = 'select user_id from review_log'
  expect(await db.as(anna).query(read)).toEqual([{ user_id: anna.id }])
  expect(await db.as(boris).query(read)).toEqual([])
  expect(await db.as(admin).query(read)).toEqual([])
  await refused(db.visitor.query(read))
})

test('a review is neither changed nor deleted, by its learner either', async () => {
  const [anna, admin] = [await makeUser(db), await makeAdmin(db)]
  await log(db.as(anna), anna)
  const before = await allRows(db, 'review_log')
  for (const speaker of [db.as(anna), db.as(admin), db.visitor]) {
    await refused(speaker.query('update review_log set grade = 4'))
    await refused(speaker.query('delete from review_log'))
  }
  expect(await allRows(db, 'review_log')).toEqual(before)
})

test('an id counts once for a learner, and is free for every other learner', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const id = randomUUID()
  await log(db.as(anna), anna, id)
  await breaks('23505', log(db.as(anna), anna, id))
  await log(db.as(boris), boris, id)
})

test('the log goes with the account', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await log(db.as(anna), anna)
  await log(db.as(boris), boris)
  await db.query('delete from auth.users where id = $1', [anna.id])
  const left = (await allRows(db, 'review_log')).map(({ user_id }) => user_id)
  expect(left).not.toContain(anna.id)
  expect(left).toContain(boris.id)
})
