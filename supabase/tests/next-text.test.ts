import { makeBook, makeUser, type Person, type Speaker, testDatabase } from '@slovo/testing'
import { beforeEach, expect, test } from 'vitest'
import { lemmas, makeText, say } from './texts-with-words.ts'

const db = await testDatabase()
beforeEach(async () => {
  await db.query('delete from books')
  await db.query('delete from materials')
})

async function after(speaker: Speaker, { id }: { id: number }) {
  const [row] = await speaker.query<{ title: string }>('select title from next_text($1)', [id])
  return row?.title
}

const finish = (person: Person, { id }: { id: number }) =>
  db.query('insert into user_materials (user_id, material_id, is_studied) values ($1, $2, true)', [
    person.id,
    id,
  ])

test('a visitor goes on in the section, level by level, then in another one', async () => {
  const harder = await makeText(db, ['дом'], { title: 'B1', level: 'B1' })
  const first = await makeText(db, ['дом'], { title: 'first' })
  const second = await makeText(db, ['дом'], { title: 'second' })
  await makeText(db, ['дом'], { title: 'draft', is_published: false })
  await makeText(db, ['дом'], { title: 'French', lang: 'fr' })
  expect(await after(db.visitor, first)).toBe('second')
  expect(await after(db.visitor, second)).toBe('B1')
  expect(await after(db.visitor, harder)).toBe('first')

  await makeText(db, ['дом'], { title: 'elsewhere', section: 'place', level: 'B2' })
  expect(await after(db.visitor, second)).toBe('B1')
  expect(await after(db.visitor, harder)).toBe('elsewhere')
})

test('a learner is led to what is nearest to 90 to 98 % known, in the section first', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await say(db, anna, 'known', lemmas(95))
  const read = await makeText(db, ['дом'])
  await makeText(db, ['дом', 'сад'], { title: 'new' })
  const half = await makeText(db, [...lemmas(1), 'дом'], { title: '50 %' })
  await makeText(db, lemmas(100), { title: '95 %, elsewhere', section: 'place' })
  expect(await after(db.as(anna), read)).toBe('50 %')
  expect(await after(db.as(boris), read)).toBe('new')

  const near = await makeText(db, lemmas(100), { title: '95 %' })
  expect(await after(db.as(anna), read)).toBe('95 %')
  expect(await after(db.as(anna), near)).toBe('50 %')
  expect(await after(db.as(anna), half)).toBe('95 %')
})

test('of two texts equally near, the one that has something to learn comes first', async () => {
  const anna = await makeUser(db)
  await say(db, anna, 'known', lemmas(88))
  const read = await makeText(db, ['дом'])
  await makeText(db, lemmas(88), { title: '100 %' })
  await makeText(db, lemmas(100), { title: '88 %' })
  expect(await after(db.as(anna), read)).toBe('88 %')
})

test('a higher level is beyond a learner until they have finished a text of it, or know 90 %', async () => {
  const anna = await makeUser(db)
  await say(db, anna, 'known', lemmas(90))
  const read = await makeText(db, ['дом'])
  await makeText(db, lemmas(110), { title: 'B1, 81 %', level: 'B1' })
  await makeText(db, ['дом', 'сад'], { title: 'A1, elsewhere', section: 'place' })
  expect(await after(db.as(anna), read)).toBe('A1, elsewhere')

  const finished = await makeText(db, ['сад'], { level: 'B1', section: 'legend' })
  await finish(anna, finished)
  expect(await after(db.as(anna), read)).toBe('B1, 81 %')

  await db.query('delete from user_materials')
  await makeText(db, lemmas(100), { title: 'B2, 90 %', level: 'B2' })
  expect(await after(db.as(anna), read)).toBe('B2, 90 %')
})

test('what was finished is not proposed again; when all is read, nothing is', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const read = await makeText(db, ['дом'])
  const other = await makeText(db, ['дом'], { title: 'other' })
  await finish(anna, other)

  expect(await after(db.as(anna), read)).toBeUndefined()
  expect(await after(db.as(boris), read)).toBe('other')
  expect(await after(db.visitor, { id: -1 })).toBeUndefined()
})

test('a chapter leads to the next one, the last to another book, never into its middle', async () => {
  const anna = await makeUser(db)
  const [bridge, garden] = [await makeBook(db), await makeBook(db)]
  const chapter = (book_id: number, chapter_number: number, title: string) =>
    makeText(db, ['дом'], { section: 'book-chapters', book_id, chapter_number, title })
  const last = await chapter(bridge.id, 2, 'bridge 2')
  const first = await chapter(bridge.id, 1, 'bridge 1')
  await chapter(garden.id, 5, 'garden 5')
  await chapter(garden.id, 4, 'garden 4')
  await makeText(db, ['дом'], { title: 'dialogue' })
  await finish(anna, last)

  for (const speaker of [db.visitor, db.as(anna)]) {
    expect(await after(speaker, first)).toBe('bridge 2')
    expect(await after(speaker, last)).toBe('garden 4')
  }
})
