import { makeMaterial, makeUser, type Person, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { refused } from './effects.ts'

const db = await testDatabase()

interface Page {
  version: string
  profile: { role: string; learning_language: string; word_count: number } | null
  words: { word_ru: string; materials: { title: string } | null }[]
  texts: { id: number; title: string }[]
}

async function pageOf(person: Person, size = 51): Promise<Page | undefined> {
  const [row] = await db
    .as(person)
    .query<{ page: Page }>('select dictionary_page($1) as page', [size])
  return row?.page
}

const keep = (person: Person, word: string, material: number | null = null) =>
  db
    .as(person)
    .query('insert into user_words (word_ru, word_fr, material_id) values ($1, $1, $2)', [
      word,
      material,
    ])

test('a learner sees their words, the last first, with their texts, and nothing of a neighbour', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const [sad, dom] = [
    await makeMaterial(db, { title: 'Сад' }),
    await makeMaterial(db, { title: 'Дом' }),
  ]
  await keep(anna, 'сад', sad.id)
  await keep(anna, 'дом', dom.id)
  await keep(anna, 'друг')
  await keep(boris, 'книга', sad.id)

  const page = await pageOf(anna)
  expect(page?.profile).toMatchObject({ role: 'user', learning_language: 'ru', word_count: 3 })
  expect(page?.words.map(({ word_ru, materials }) => [word_ru, materials?.title])).toEqual([
    ['друг', undefined],
    ['дом', 'Дом'],
    ['сад', 'Сад'],
  ])
  expect(page?.texts.map(({ title }) => title)).toEqual(['Дом', 'Сад'])
  expect((await pageOf(boris))?.words.map(({ word_ru }) => word_ru)).toEqual(['книга'])
})

test('no more words are listed than were asked for, and never more than a hundred', async () => {
  const anna = await makeUser(db)
  await db.as(anna).query(
    `insert into user_words (word_ru, word_fr)
     select 'слово' || repeat('а', n), 'mot' from generate_series(1, 120) n`,
  )
  expect((await pageOf(anna, 51))?.words).toHaveLength(51)
  expect((await pageOf(anna, 1000))?.words).toHaveLength(100)
  expect((await pageOf(anna, 1))?.words[0]?.word_ru).toBe(`слово${'а'.repeat(120)}`)
})

test('of a text that is a draft again nothing is shown beside its word', async () => {
  const anna = await makeUser(db)
  const text = await makeMaterial(db)
  await keep(anna, 'сад', text.id)
  await db.query('update materials set is_published = false where id = $1', [text.id])
  expect(await pageOf(anna)).toMatchObject({ words: [{ materials: null }], texts: [] })
})

test('a visitor does not ask', async () => {
  await refused(db.visitor.query('select dictionary_page(51)'))
})
