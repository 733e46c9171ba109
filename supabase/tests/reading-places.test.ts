import { makeMaterial, testDatabase } from '@slovo/testing'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()
const text = await makeMaterial(db)

describeOwnRows(db, {
  table: 'reading_places',
  make: (speaker, owner) =>
    speaker.query('insert into reading_places (user_id, material_id, word) values ($1, $2, 12)', [
      owner.id,
      text.id,
    ]),
  change: 'word = word + 1',
})
