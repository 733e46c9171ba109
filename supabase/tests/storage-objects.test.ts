import { makeAdmin, makeUser, type Person, type Speaker, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { allRows, refused } from './effects.ts'

const db = await testDatabase()
await db.query(`insert into storage.buckets (id, name) values ('private', 'private')`)

const add = (speaker: Speaker, bucket = 'slovo') =>
  speaker.query<{ name: string }>(
    'insert into storage.objects (bucket_id, name) values ($1, $2) returning name',
    [bucket, `image/${crypto.randomUUID()}.png`],
  )

test('the bucket of the site is there, and public', async () => {
  expect(await db.query(`select public from storage.buckets where id = 'slovo'`)).toEqual([
    { public: true },
  ])
})

test('everybody sees the files of the site, and no other bucket’s', async () => {
  const [file] = await add(db)
  await add(db, 'private')
  const read = 'select name from storage.objects'
  for (const speaker of [db.visitor, db.as(await makeUser(db)), db.as(await makeAdmin(db))]) {
    expect(await speaker.query(read)).toEqual([file])
  }
})

test('only admins add files, and only to the bucket of the site', async () => {
  const [learner, admin] = [db.as(await makeUser(db)), db.as(await makeAdmin(db))]
  const before = await allRows(db, 'storage.objects')
  await refused(add(db.visitor))
  await refused(add(learner))
  await refused(add(admin, 'private'))
  expect(await allRows(db, 'storage.objects')).toEqual(before)
  expect(await add(admin)).toHaveLength(1)
})

test('only admins change files', async () => {
  const [file] = await add(db)
  const before = await allRows(db, 'storage.objects')
  const rename = `update storage.objects set metadata = '{}' where name = $1 returning name`

  expect(await db.visitor.query(rename, [file?.name])).toEqual([])
  expect(await db.as(await makeUser(db)).query(rename, [file?.name])).toEqual([])
  expect(await allRows(db, 'storage.objects')).toEqual(before)

  expect(await db.as(await makeAdmin(db)).query(rename, [file?.name])).toEqual([file])
})

test('only admins delete files, and only through the storage service', async () => {
  const [file] = await add(db)
  const [learner, admin] = [await makeUser(db), await makeAdmin(db)]
  const before = await allRows(db, 'storage.objects')
  const remove = 'delete from storage.objects where name = $1 returning name'
  const throughService = async ({ id }: Person) => {
    const settings = { 'storage.allow_delete_query': 'true' }
    const caller = { role: 'authenticated', claims: { sub: id }, settings } as const
    return (await db.database.request(caller, remove, [file?.name])).rows
  }

  await refused(db.as(admin).query(remove, [file?.name]))
  expect(await throughService(learner)).toEqual([])
  expect(await allRows(db, 'storage.objects')).toEqual(before)

  expect(await throughService(admin)).toEqual([file])
})

test('nobody changes a bucket through the API roles', async () => {
  const before = await allRows(db, 'storage.buckets')
  for (const speaker of [db.visitor, db.as(await makeUser(db)), db.as(await makeAdmin(db))]) {
    expect(await speaker.query('update storage.buckets set public = false returning id')).toEqual(
      [],
    )
    await refused(speaker.query(`insert into storage.buckets (id, name) values ('x', 'x')`))
  }
  expect(await allRows(db, 'storage.buckets')).toEqual(before)
})
