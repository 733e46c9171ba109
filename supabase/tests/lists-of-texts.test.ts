import { makeMaterial, makeUser, makeWord, type Person, testDatabase } from '@slovo/testing'
import { beforeEach, expect, test } from 'vitest'
import { refused } from './effects.ts'
import { lemmas, makeText, say } from './texts-with-words.ts'

const db = await testDatabase()
beforeEach(async () => {
  await db.query('delete from materials')
})

interface Page {
  version: string
  profile: {
    role: string
    is_premium: boolean
    learning_language: string
    word_count: number
  } | null
  texts: {
    id: number
    word_counts: { words: number; known: number | null; learning: number | null } | null
    is_being_studied: boolean
    is_studied: boolean
  }[]
}

async function ask(person: Person, question: string): Promise<Page> {
  const [row] = await db.as(person).query<{ page: Page }>(`select ${question} as page`)
  if (!row) throw new Error('no page')
  return row.page
}

const sectionOf = (person: Person, part = 'dialogue', size = 10) =>
  ask(person, `section_page('${part}', ${size})`)

const study = (person: Person, text: { id: number }, isStudied: boolean) =>
  db
    .as(person)
    .query(
      'insert into user_materials (material_id, is_being_studied, is_studied) values ($1, not $2, $2)',
      [text.id, isStudied],
    )

const untouched = { is_being_studied: false, is_studied: false }

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

  const page = await sectionOf(anna)
  expect(page.profile).toMatchObject({ is_premium: false, learning_language: 'ru', word_count: 2 })
  expect(page.texts).toEqual([
    { ...untouched, id: house.id, word_counts: { words: 2, known: 1, learning: 0 } },
    { ...untouched, id: empty.id, word_counts: null },
    {
      ...untouched,
      ...{ id: garden.id, word_counts: { words: 4, known: 2, learning: 1 }, is_studied: true },
    },
  ])
  expect((await sectionOf(boris)).texts).toMatchObject([
    { id: house.id, word_counts: { known: 1, learning: 0 }, is_being_studied: true },
    { id: empty.id },
    { id: garden.id, word_counts: { known: 1, learning: 0 }, is_studied: false },
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

  const columns = 'id, word_counts, is_being_studied, is_studied'
  const listed = await db
    .as(anna)
    .query(`select ${columns} from list_texts('ru', 'dialogue', page_size => 3)`)
  expect((await sectionOf(anna, 'dialogue', 3)).texts).toEqual(listed)
})

test('the language is the one that they learn', async () => {
  const anna = await makeUser(db)
  const book = await makeText(db, ['livre', 'main'], { lang: 'fr' })
  await makeText(db, ['livre', 'main'])
  await makeWord(db, { user_id: anna.id, word_ru: 'книга', word_fr: 'livre' })
  await db.as(anna).query(`update users_profile set learning_language = 'fr'`)
  const texts = [{ id: book.id, word_counts: { words: 2, learning: 1 } }]
  expect(await sectionOf(anna)).toMatchObject({ texts })
  expect(await ask(anna, 'sections_page()')).toMatchObject({ texts })
})

test('to a learner without any word no text says how much of it they know', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await makeText(db, ['дом'])
  await say(db, boris, 'known', ['сад'])
  const unknown = { words: 1, known: null, learning: null }
  expect(await sectionOf(anna)).toMatchObject({ texts: [{ word_counts: unknown }] })
  expect(await sectionOf(boris)).toMatchObject({ texts: [{ word_counts: { known: 0 } }] })
  expect(await sectionOf(boris, 'legend')).toMatchObject({ texts: [] })
})

test('the page of all sections has the text to start with, until all are read', async () => {
  const anna = await makeUser(db)
  const [short, long] = [await makeText(db, ['дом']), await makeText(db, ['дом', 'сад', 'мост'])]
  await say(db, anna, 'known', ['дом', 'сад'])
  expect(await ask(anna, 'sections_page()')).toMatchObject({
    profile: { role: 'user', learning_language: 'ru' },
    texts: [{ ...untouched, id: short.id, word_counts: { words: 1, known: 1, learning: 0 } }],
  })
  await study(anna, short, true)
  await study(anna, long, false)
  expect((await ask(anna, 'sections_page()')).texts).toMatchObject([
    { id: long.id, is_being_studied: true },
  ])
  await db.as(anna).query('update user_materials set is_being_studied = false, is_studied = true')
  expect((await ask(anna, 'sections_page()')).texts).toEqual([])
})

test('a visitor does not ask', async () => {
  await refused(db.visitor.query(`select section_page('dialogue', 10)`))
  await refused(db.visitor.query(`select sections_page()`))
})
