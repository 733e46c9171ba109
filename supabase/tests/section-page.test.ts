import { makeMaterial, makeUser, makeWord, type Person, testDatabase } from '@slovo/testing'
import { beforeEach, expect, test } from 'vitest'
import { refused } from './effects.ts'
import { lemmas, makeText, say } from './texts-with-words.ts'

const db = await testDatabase()
beforeEach(async () => {
  await db.query('delete from materials')
})

interface OwnText {
  id: number
  words: number
  known: number
  learning: number
  is_being_studied: boolean
  is_studied: boolean
}

interface Page {
  version: string
  profile: { role: string; is_premium: boolean; learning_language: string } | null
  has_words: boolean
  texts: OwnText[]
}

async function pageOf(person: Person, { part = 'dialogue', size = 10 } = {}): Promise<Page> {
  const [row] = await db
    .as(person)
    .query<{ page: Page }>('select section_page($1, $2) as page', [part, size])
  if (!row) throw new Error('no page')
  return row.page
}

const study = (person: Person, text: { id: number }, isStudied: boolean) =>
  db
    .as(person)
    .query(
      'insert into user_materials (material_id, is_being_studied, is_studied) values ($1, not $2, $2)',
      [text.id, isStudied],
    )

test('a list has what its reader knows, learns and studies of each text, and nothing of a neighbour', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const garden = await makeText(db, ['дом', 'сад', 'книга', 'Анна'])
  const empty = await makeMaterial(db, { section: 'dialogue' })
  const house = await makeText(db, ['дом', 'мост'])
  await makeWord(db, { user_id: anna.id, word_ru: 'книга' })
  await makeWord(db, { user_id: anna.id, word_ru: 'дом' })
  await say(db, anna, 'known', ['дом'])
  await say(db, anna, 'ignored', ['Анна'])
  await say(db, boris, 'known', ['сад', 'мост'])
  await study(anna, garden, true)
  await study(boris, house, false)

  const own = { is_being_studied: false, is_studied: false, learning: 0 }
  const page = await pageOf(anna)
  expect(page.profile).toEqual({ role: 'user', is_premium: false, learning_language: 'ru' })
  expect(page.texts).toEqual([
    { ...own, id: house.id, words: 2, known: 1 },
    { ...own, id: empty.id, words: 0, known: 0 },
    { ...own, id: garden.id, words: 4, known: 2, learning: 1, is_studied: true },
  ])
  expect((await pageOf(boris)).texts).toEqual([
    { ...own, id: house.id, words: 2, known: 1, is_being_studied: true },
    { ...own, id: empty.id, words: 0, known: 0 },
    { ...own, id: garden.id, words: 4, known: 1 },
  ])
})

test('it counts and orders as the list that the site draws', async () => {
  const anna = await makeUser(db)
  for (const count of [3, 8, 5, 12]) await makeText(db, lemmas(count))
  await makeText(db, lemmas(4), { section: 'place' })
  await makeText(db, lemmas(4), { is_published: false })
  await makeText(db, lemmas(4), { lang: 'fr' })
  await say(db, anna, 'known', lemmas(6))
  await makeWord(db, { user_id: anna.id, word_ru: 'слово' })

  const listed = await db
    .as(anna)
    .query(`select id, word_counts from list_texts('ru', 'dialogue', page_size => 3)`)
  const { texts } = await pageOf(anna, { size: 3 })
  expect(
    texts.map(({ id, words, known, learning }) => ({
      id,
      word_counts: { words, known, learning },
    })),
  ).toEqual(listed)
})

test('the language is the one that they learn', async () => {
  const anna = await makeUser(db)
  const book = await makeText(db, ['livre', 'main'], { lang: 'fr' })
  await makeText(db, ['livre', 'main'])
  await makeWord(db, { user_id: anna.id, word_ru: 'книга', word_fr: 'livre' })
  await db.as(anna).query(`update users_profile set learning_language = 'fr'`)
  expect((await pageOf(anna)).texts).toMatchObject([{ id: book.id, words: 2, learning: 1 }])
})

test('a learner without any word is told from one who knows none of these', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await makeText(db, ['дом'])
  await say(db, boris, 'known', ['сад'])
  expect(await pageOf(anna)).toMatchObject({ has_words: false, texts: [{ known: 0 }] })
  expect(await pageOf(boris)).toMatchObject({ has_words: true, texts: [{ known: 0 }] })
  expect(await pageOf(anna, { part: 'legend' })).toMatchObject({ has_words: false, texts: [] })
  expect(await pageOf(boris, { part: 'legend' })).toMatchObject({ has_words: true, texts: [] })
})

test('a visitor does not ask', async () => {
  await refused(db.visitor.query(`select section_page('dialogue', 10)`))
})
