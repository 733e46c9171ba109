import { makePost, makeUser, type Person, testDatabase } from '@slovo/testing'
import { beforeEach, expect, test } from 'vitest'
import { refused } from './effects.ts'
import { lemmas, makeText, say } from './texts-with-words.ts'

const db = await testDatabase()
beforeEach(async () => {
  await db.query('delete from materials')
})

interface Home {
  place: { id: number } | null
  next: { id: number; word_counts: object } | null
  news: { title: string }[]
}

async function homeOf(person: Person): Promise<Home> {
  const [row] = await db.as(person).query<{ home: Home }>('select home_page() as home')
  if (!row) throw new Error('no home')
  return row.home
}

test('the home of a learner says all that its facts say', async () => {
  const anna = await makeUser(db)
  await makeText(db, ['дом'])
  const [row] = await db.as(anna).query<{ facts: object }>(`select home_facts('ru') as facts`)
  expect(await homeOf(anna)).toMatchObject(row?.facts ?? { facts: 'none' })
})

test('after the text that is being read comes the one that suits best, as a list has it', async () => {
  const anna = await makeUser(db)
  const [read] = [await makeText(db, lemmas(3)), await makeText(db, lemmas(5))]
  await say(db, anna, 'known', lemmas(2))
  await db
    .as(anna)
    .query('insert into reading_places (material_id, word) values ($1, 1)', [read.id])
  const [best] = await db
    .as(anna)
    .query('select to_jsonb(t) as card from next_text($1) t', [read.id])
  const home = await homeOf(anna)
  expect(home.place).toMatchObject({ id: read.id })
  expect(home.next).toEqual(best?.card)
  expect(home.next).toMatchObject({ word_counts: { words: 5, known: 2 } })
})

test('to a learner who reads nothing the text is offered that is nearest to what is in reach', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const [easy, hard] = [await makeText(db, lemmas(10)), await makeText(db, ['сад', 'мост'])]
  await say(db, anna, 'known', lemmas(9))
  await say(db, boris, 'known', ['сад', 'мост'])
  expect((await homeOf(anna)).next).toMatchObject({ id: easy.id })
  expect((await homeOf(boris)).next).toMatchObject({ id: hard.id })
  await db
    .as(anna)
    .query('insert into user_materials (material_id, is_studied) select id, true from materials')
  expect((await homeOf(anna)).next).toBeNull()
})

test('the three newest posts for learners of the language are its news', async () => {
  const anna = await makeUser(db)
  for (const day of [1, 4, 2, 3]) {
    await makePost(db, { title: `${day}`, lang: 'ru', published_at: `2026-01-0${day}T10:00:00Z` })
  }
  await makePost(db, { title: 'draft', lang: 'ru', is_published: false })
  await makePost(db, { title: 'français', lang: 'fr' })
  expect((await homeOf(anna)).news.map(({ title }) => title)).toEqual(['4', '3', '2'])
})

test('a visitor has no home', async () => {
  await refused(db.visitor.query('select home_page()'))
})
