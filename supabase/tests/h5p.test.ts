import { makeActivity, testDatabase } from '@slovo/testing'
import { test } from 'vitest'
import { describeContent } from './content-policies.ts'
import { breaks } from './effects.ts'

const db = await testDatabase()

describeContent(db, {
  table: 'h5p',
  make: (speaker, values) => makeActivity(speaker, { material_id: 1, type: 'lessons', ...values }),
  change: `title = 'Autre'`,
})

test('an activity belongs to a material or a lesson', async () => {
  await breaks('23514', db.query(`insert into h5p (material_id, type) values (1, 'posts')`))
})
