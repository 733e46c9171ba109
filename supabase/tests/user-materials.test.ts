import { makeMaterial, makeUser, testDatabase } from '@slovo/testing'
import { test } from 'vitest'
import { breaks } from './effects.ts'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()
const { id } = await makeMaterial(db)

// S6-user
describeOwnRows(db, {
  table: 'user_materials',
  make: (speaker, owner) =>
    speaker.query(
      'insert into user_materials (user_id, material_id, is_being_studied) values ($1, $2, true)',
      [owner.id, id],
    ),
  change: 'is_being_studied = false, is_studied = true',
})

// S3-user-materials
test('a text is being studied or studied, not both, and once', async () => {
  const anna = db.as(await makeUser(db))
  await breaks(
    '23514',
    anna.query(
      'insert into user_materials (material_id, is_being_studied, is_studied) values ($1, true, true)',
      [id],
    ),
  )
  await anna.query('insert into user_materials (material_id, is_studied) values ($1, true)', [id])
  await breaks('23505', anna.query('insert into user_materials (material_id) values ($1)', [id]))
})
