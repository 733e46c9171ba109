import { makeUser, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'

const db = await testDatabase()

test('learners see their own words only', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await db.as(anna).query(`insert into user_words (word_ru, word_fr) values ('книга', 'livre')`)

  const words = 'select word_ru from user_words'
  expect(await db.as(anna).query(words)).toEqual([{ word_ru: 'книга' }])
  expect(await db.as(boris).query(words)).toEqual([])
  expect(await db.visitor.query(words)).toEqual([])
})
