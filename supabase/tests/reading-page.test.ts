import { makeActivity, makeMaterial, makeUser, type Person, testDatabase } from '@slovo/testing'
import { beforeEach, expect, test } from 'vitest'
import { refused } from './effects.ts'

const db = await testDatabase()
let text: { id: number }

interface Page {
  version: string
  profile: { role: string; is_premium: boolean; learning_language: string } | null
  states: { known: string; ignored: string; kept: string } | null
  saved_words: { word_ru: string }[]
  studying: { is_being_studied: boolean; is_studied: boolean } | null
  place: number | null
  results: { score: number; max_score: number }[]
}

beforeEach(async () => {
  const [row] = await db.query<{ id: number }>(`select lemma_id('книга') as id`)
  text = await makeMaterial(db, { lang: 'ru', lemma_ids: [row?.id ?? 0] })
})

async function pageOf(person: Person, material = text.id): Promise<Page | undefined> {
  const [row] = await db
    .as(person)
    .query<{ page: Page }>('select reading_page($1) as page', [material])
  return row?.page
}

const keep = (person: Person, word: string, material: number | null = text.id) =>
  db
    .as(person)
    .query('insert into user_words (word_ru, word_fr, material_id) values ($1, $1, $2)', [
      word,
      material,
    ])

test('a page has what its reader knows, keeps, has read and answered, and nothing of a neighbour', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const activity = await makeActivity(db, { type: 'materials', material_id: text.id })
  for (const [person, word] of [
    [anna, 'книга'],
    [boris, 'дом'],
  ] as const) {
    await keep(person, word)
    await db
      .as(person)
      .query('insert into activity_results (h5p_id, score, max_score) values ($1, 3, 5)', [
        activity.id,
      ])
  }
  await keep(anna, 'друг', null)
  await db
    .as(anna)
    .query('insert into reading_places (material_id, word) values ($1, 40)', [text.id])
  await db
    .as(anna)
    .query('insert into user_materials (material_id, is_being_studied) values ($1, true)', [
      text.id,
    ])

  const page = await pageOf(anna)
  expect(page).toMatchObject({
    profile: { role: 'user', is_premium: false, learning_language: 'ru' },
    states: { known: '', ignored: '', kept: expect.stringMatching(/^\d+$/) },
    studying: { is_being_studied: true, is_studied: false },
    place: 40,
    results: [{ score: 3, max_score: 5 }],
  })
  expect(page?.saved_words.map(({ word_ru }) => word_ru)).toEqual(['книга'])
  expect(await pageOf(boris)).toMatchObject({ states: { kept: '' }, studying: null, place: null })
})

test('of a French text the French words count; who answered no activity has no results', async () => {
  const anna = await makeUser(db)
  const [livre] = await db.query<{ id: number }>(`select lemma_id('livre') as id`)
  const french = await makeMaterial(db, { lang: 'fr', lemma_ids: [livre?.id ?? 0] })
  await makeActivity(db, { type: 'materials', material_id: french.id })
  await db.as(anna).query(`insert into user_words (word_ru, word_fr) values ('книга', 'livre')`)
  await db
    .as(anna)
    .query(`insert into word_states (lang, lemma, state) values ('ru', 'livre', 'known')`)
  const said = { known: '', ignored: '', kept: String(livre?.id) }
  expect(await pageOf(anna, french.id)).toMatchObject({ states: said, results: [] })
  expect((await pageOf(anna))?.states?.kept).toMatch(/^\d+$/)

  await db
    .as(anna)
    .query(`insert into word_states (lang, lemma, state) values ('fr', 'livre', 'ignored')`)
  const page = await pageOf(anna, french.id)
  expect(page?.states?.ignored).toBe(String(livre?.id))
})

test('of many words the newest hundred are listed, the last first', async () => {
  const anna = await makeUser(db)
  await db.as(anna).query(
    `insert into user_words (word_ru, word_fr, material_id)
     select 'слово' || repeat('а', n), 'mot', $1 from generate_series(1, 120) n`,
    [text.id],
  )
  const words = (await pageOf(anna))?.saved_words ?? []
  expect(words).toHaveLength(100)
  expect(words[0]?.word_ru).toBe(`слово${'а'.repeat(120)}`)
})

test('a change of the content is another version', async () => {
  const anna = await makeUser(db)
  const before = (await pageOf(anna))?.version
  expect((await pageOf(anna))?.version).toBe(before)
  await db.query('update materials set title = $2 where id = $1', [text.id, 'Сад'])
  expect((await pageOf(anna))?.version).not.toBe(before)
})

test('of a draft and of a text that is not there nothing is known', async () => {
  const anna = await makeUser(db)
  await db.query('update materials set is_published = false where id = $1', [text.id])
  expect((await pageOf(anna))?.states).toBeNull()
  expect((await pageOf(anna, 999_999_999))?.states).toBeNull()
})

test('a visitor does not ask', async () => {
  await refused(db.visitor.query('select reading_page($1)', [text.id]))
})
