import { makeActivity, makeLesson, makeMaterial, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { describeContent } from './content-policies.ts'
import { breaks } from './effects.ts'

const db = await testDatabase()

// S3-lessons
describeContent(db, { table: 'lessons', make: makeLesson, change: `title_fr = 'Autre'` })

test('a lesson takes its activities with it, and not those of a material with the same number', async () => {
  const lesson = await makeLesson(db)
  const material = await makeMaterial(db)
  await makeActivity(db, { material_id: lesson.id, type: 'lessons' })
  await makeActivity(db, { material_id: lesson.id, type: 'materials' })
  await makeActivity(db, { material_id: material.id, type: 'materials' })

  await db.query('delete from lessons where id = $1', [lesson.id])

  expect(await db.query(`select type from h5p`)).toEqual([
    { type: 'materials' },
    { type: 'materials' },
  ])
})

const strange = [
  [null],
  [5],
  ['title'],
  [{ text: 'sans genre' }],
  [{ type: 'carousel' }],
  [[{ type: 'title', text: 'dans une liste' }]],
  [{ type: 'title', text: 'bon' }, null],
]

test.each(strange.map((blocks) => JSON.stringify(blocks)))(
  'a lesson is not written with a block that no page understands: %s',
  async (json) => {
    const { id } = await makeLesson(db)
    const blocks = `'[{"type": "title", "text": "bon"}]'`
    await db.query(`update lessons set blocks = ${blocks} where id = $1`, [id])
    await breaks('23514', db.query('update lessons set blocks = $2 where id = $1', [id, json]))
  },
)

test('a slug belongs to one lesson', async () => {
  await makeLesson(db, { slug: 'genitif' })
  await breaks('23505', makeLesson(db, { slug: 'genitif' }))
  await breaks('23514', makeLesson(db, { slug: 'Le génitif' }))
})
