import {
  makeActivity,
  makeAdmin,
  makeBook,
  makeLesson,
  makeMaterial,
  makeUser,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { describeContent } from './content-policies.ts'
import { breaks } from './effects.ts'

const db = await testDatabase()
const lesson = await makeLesson(db)

describeContent(db, {
  table: 'h5p',
  make: (speaker, values) =>
    makeActivity(speaker, { material_id: lesson.id, type: 'lessons', ...values }),
  change: `title = 'Autre'`,
})

// S3-h5p
test('an activity belongs to a material or a lesson', async () => {
  await breaks('23514', db.query(`insert into h5p (material_id, type) values (1, 'posts')`))
})

test.each([
  'https://h5p.org/a/path',
  "https://h5p.org; script-src 'unsafe-inline'",
  "'unsafe-inline'",
  'javascript:alert(1)',
  '*',
  'https://*.org',
])('media are allowed from sites alone: not %s', async (origin) => {
  const allowed = makeActivity(db, {
    ...{ material_id: lesson.id, type: 'lessons', allowed_origins: [origin] },
  })
  await breaks('23514', allowed)
})

test('media of other sites are allowed by name, and by no more than twenty', async () => {
  const make = (allowed_origins: string[]) =>
    makeActivity(db, { material_id: lesson.id, type: 'lessons', allowed_origins })
  await make([])
  await make(['https://h5p.org', 'http://127.0.0.1:4000'])
  await breaks('23514', make(Array(21).fill('https://h5p.org')))
})

const draft = { is_published: false }

test.each([
  ['of a draft text', 'materials', async () => (await makeMaterial(db, draft)).id],
  ['of a draft lesson', 'lessons', async () => (await makeLesson(db, draft)).id],
  [
    'of a chapter of a draft book',
    'materials',
    async () => {
      const book_id = (await makeBook(db, draft)).id
      return (await makeMaterial(db, { section: 'book-chapters', book_id })).id
    },
  ],
] as const)('a published activity %s is seen by admins alone', async (_, type, makeOwner) => {
  const owner = await makeOwner()
  const { id } = await makeActivity(db, { material_id: owner, type })
  const open = await makeActivity(db, { material_id: lesson.id, type: 'lessons' })
  const read = 'select id from h5p where id = any ($1)'
  const ids = [[id, open.id]]

  expect(await db.visitor.query(read, ids)).toEqual([{ id: open.id }])
  expect(await db.as(await makeUser(db)).query(read, ids)).toEqual([{ id: open.id }])
  expect(await db.as(await makeAdmin(db)).query(read, ids)).toHaveLength(2)
  expect(await db.service.query(read, ids)).toHaveLength(2)
})

test('an activity is seen from the moment at which its text is published', async () => {
  const material = await makeMaterial(db, draft)
  const { id } = await makeActivity(db, { material_id: material.id, type: 'materials' })
  await db.query('update materials set is_published = true where id = $1', [material.id])
  expect(await db.visitor.query('select id from h5p where id = $1', [id])).toEqual([{ id }])
})
