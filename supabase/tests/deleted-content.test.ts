import {
  makeActivity,
  makeAdmin,
  makeBook,
  makeLesson,
  makeMaterial,
  makePage,
  makePost,
  makeUser,
  makeWord,
  type Speaker,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { allRows, breaks, refused } from './effects.ts'

const db = await testDatabase()
const admin = db.as(await makeAdmin(db))

const remove = (who: Speaker, type: string, id: number) =>
  who.query('select admin_delete_content($1, $2) as is_done', [type, id])
const restore = (who: Speaker, type: string, id: number) =>
  who.query('select admin_restore_content($1, $2) as is_done', [type, id])
const done = [{ is_done: true }]

test.each([
  ['books', makeBook],
  ['materials', makeMaterial],
  ['lessons', makeLesson],
  ['posts', makePost],
  ['pages', makePage],
] as const)(
  'a deleted row of %s is hidden from everybody, and comes back as it was',
  async (type, make) => {
    const row = await make(db)
    const before = await db.query(`select *, null as updated_at from ${type} order by id`)
    const read = `select id from ${type} where id = ${row.id}`

    expect(await remove(admin, type, row.id)).toEqual(done)
    for (const who of [db.visitor, db.as(await makeUser(db)), admin]) {
      expect(await who.query(read)).toEqual([])
    }
    expect(await admin.query('select id from admin_deleted_content($1)', [type])).toEqual([
      { id: row.id },
    ])

    expect(await restore(admin, type, row.id)).toEqual(done)
    expect(await db.query(`select *, null as updated_at from ${type} order by id`)).toMatchObject(
      before.map(({ updated_at: _, ...rest }) => rest),
    )
    expect(await db.visitor.query(read)).toEqual([{ id: row.id }])
  },
)

test('a book comes back with its chapters, their activities and what learners made of them', async () => {
  const learner = await makeUser(db)
  const book = await makeBook(db)
  const chapter = { section: 'book-chapters', book_id: book.id } as const
  const first = await makeMaterial(db, { ...chapter, chapter_number: 1 })
  const gone = await makeMaterial(db, { ...chapter, chapter_number: 2 })
  await makeActivity(db, { material_id: first.id, type: 'materials' })
  await makeWord(db, { user_id: learner.id, material_id: first.id })
  await db.query('insert into user_materials (user_id, material_id) values ($1, $2)', [
    learner.id,
    first.id,
  ])
  await remove(admin, 'materials', gone.id)
  const [words, marks] = [await allRows(db, 'user_words'), await allRows(db, 'user_materials')]

  await remove(admin, 'books', book.id)
  expect(await db.visitor.query('select id from h5p')).toEqual([])
  expect(await db.visitor.query('select id from materials where book_id is not null')).toEqual([])
  const listed = await admin.query(`select id from admin_deleted_content('materials')`)
  expect(listed).toEqual([{ id: gone.id }])

  expect(await restore(admin, 'books', book.id)).toEqual(done)
  expect(await db.visitor.query('select id from h5p')).toHaveLength(1)
  const chapters = 'select id from materials where book_id is not null'
  expect(await db.visitor.query(chapters)).toEqual([{ id: first.id }])
  expect(await allRows(db, 'user_words')).toEqual(words)
  expect(await allRows(db, 'user_materials')).toEqual(marks)
})

test('only admins delete, look at what is deleted and bring it back', async () => {
  const [kept, gone] = [await makePost(db), await makePost(db)]
  await remove(admin, 'posts', gone.id)
  const before = await allRows(db, 'posts')
  for (const who of [db.visitor, db.as(await makeUser(db))]) {
    await refused(remove(who, 'posts', kept.id))
    await refused(restore(who, 'posts', gone.id))
    await refused(who.query(`select * from admin_deleted_content('posts')`))
  }
  await refused(admin.query(`update posts set deleted_at = now() where id = $1`, [kept.id]))
  expect(await allRows(db, 'posts')).toEqual(before)
})

test('only content is deleted: no other table can be named', async () => {
  for (const type of ['user_words', 'users_profile', 'posts; drop table posts', 'auth.users', '']) {
    await breaks('22023', remove(admin, type, 1))
    await breaks('22023', restore(admin, type, 1))
  }
})

test('the name of a deleted lesson is free; while another has it, the old one stays deleted', async () => {
  const old = await makeLesson(db, { slug: 'padezhi' })
  await remove(admin, 'lessons', old.id)
  const other = await makeLesson(db, { slug: 'padezhi' })
  await breaks('23505', restore(admin, 'lessons', old.id))

  await remove(admin, 'lessons', other.id)
  expect(await restore(admin, 'lessons', old.id)).toEqual(done)
})

test('deleting twice, or bringing back what is there, changes nothing', async () => {
  const post = await makePost(db)
  expect(await restore(admin, 'posts', post.id)).toEqual([{ is_done: false }])
  expect(await remove(admin, 'posts', post.id)).toEqual(done)
  expect(await remove(admin, 'posts', post.id)).toEqual([{ is_done: false }])
})

test('after thirty days what was deleted is gone for good', async () => {
  const [old, recent, other] = [await makePost(db), await makePost(db), await makePost(db)]
  const age = `update posts set deleted_at = now() - $2 * interval '1 day' where id = $1`
  await db.query(age, [old.id, 31])
  await db.query(age, [recent.id, 29])

  await remove(admin, 'posts', other.id)

  const left = await db.query('select id from posts where id = any ($1) order by id', [
    [old.id, recent.id, other.id],
  ])
  expect(left).toEqual([{ id: recent.id }, { id: other.id }])
})
