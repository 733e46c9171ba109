import { makeAdmin, makeUser, type Speaker, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { allRows, refused } from './effects.ts'

const db = await testDatabase()

const add = (speaker: Speaker) =>
  speaker.query<{ id: string }>(
    `insert into storage.s3_access_keys (access_key, sealed_secret) values ($1, 'sealed') returning id`,
    [crypto.randomUUID()],
  )

test('only admins make, see and remove keys of the S3 protocol, and no user changes one', async () => {
  const [kept] = await add(db)
  const [learner, admin] = [db.as(await makeUser(db)), db.as(await makeAdmin(db))]
  const before = await allRows(db, 'storage.s3_access_keys')
  await refused(add(learner))
  await refused(add(db.visitor))
  await refused(db.visitor.query('select * from storage.s3_access_keys'))
  expect(await learner.query('select * from storage.s3_access_keys')).toEqual([])
  const remove = 'delete from storage.s3_access_keys where id = $1 returning id'
  expect(await learner.query(remove, [kept?.id])).toEqual([])
  await refused(db.visitor.query(remove, [kept?.id]))
  for (const speaker of [db.visitor, learner, admin]) {
    await refused(speaker.query(`update storage.s3_access_keys set access_key = 'mine'`))
  }
  expect(await allRows(db, 'storage.s3_access_keys')).toEqual(before)

  const [made] = await add(admin)
  expect(await admin.query('select id from storage.s3_access_keys order by created_at')).toEqual([
    kept,
    made,
  ])
  expect(await admin.query(remove, [kept?.id])).toEqual([kept])
})
