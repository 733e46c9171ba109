import { makeActivity, makeLesson, makeMaterial, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { describeContent } from './content-policies.ts'
import { breaks } from './effects.ts'

const db = await testDatabase()

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

test('a slug belongs to one lesson', async () => {
  await makeLesson(db, { slug: 'genitif' })
  await breaks('23505', makeLesson(db, { slug: 'genitif' }))
  await breaks('23514', makeLesson(db, { slug: 'Le génitif' }))
})
