import {
  makeAdmin,
  makeBook,
  makeMaterial,
  makeUser,
  makeWord,
  type Speaker,
  testDatabase,
} from '@slovo/testing'
import { beforeEach, expect, test } from 'vitest'
import { lemmas, makeText, say } from './texts-with-words.ts'

const db = await testDatabase()
beforeEach(async () => {
  await db.query('delete from books')
  await db.query('delete from materials')
})

async function countsOf(speaker: Speaker, { id }: { id: number }) {
  const [row] = await speaker.query<{ words: unknown }>(
    'select word_counts(m) as words from materials m where id = $1',
    [id],
  )
  return row?.words
}

const titles = async (speaker: Speaker, args: string) =>
  (await speaker.query<{ title: string }>(`select title from list_texts('ru', ${args})`)).map(
    ({ title }) => title,
  )

test('a text says how many of its words a learner knows or ignores, and how many they learn', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const text = await makeText(db, ['дом', 'сад', 'книга', 'жить', 'Анна'])
  await say(db, anna, 'known', ['до́м', 'мост'])
  await say(db, anna, 'ignored', ['Анна'])
  await makeWord(db, { user_id: anna.id, word_ru: 'книга' })
  await makeWord(db, { user_id: anna.id, word_ru: 'книга', word_fr: 'bouquin' })
  await say(db, boris, 'known', ['дом', 'сад', 'жить'])

  expect(await countsOf(db.as(anna), text)).toEqual({ words: 5, known: 2, learning: 1 })
  expect(await countsOf(db.as(boris), text)).toEqual({ words: 5, known: 3, learning: 0 })
})

test('a visitor, and a learner without any word, see how many words a text has', async () => {
  const text = await makeText(db, ['дом', 'сад'])
  const counts = { words: 2, known: null, learning: null }

  expect(await countsOf(db.visitor, text)).toEqual(counts)
  expect(await countsOf(db.as(await makeUser(db)), text)).toEqual(counts)
  expect(await countsOf(db.visitor, await makeMaterial(db))).toBeNull()
})

test('what a learner says of a kept word wins over its being kept', async () => {
  const anna = await makeUser(db)
  const text = await makeText(db, ['дом', 'сад'])
  await makeWord(db, { user_id: anna.id, word_ru: 'дом' })
  expect(await countsOf(db.as(anna), text)).toEqual({ words: 2, known: 0, learning: 1 })

  await say(db, anna, 'known', ['дом'])
  expect(await countsOf(db.as(anna), text)).toEqual({ words: 2, known: 1, learning: 0 })
})

test('a text whose glossary is not as it should be has no words, and is stored all the same', async () => {
  const odd = [
    { entries: 'none' },
    { entries: [{ lookups: [{ lemmaId: 'дом' }] }, null] },
    { entries: [['дом']] },
  ]
  for (const glossary of odd) {
    const text = await makeMaterial(db, { glossary })
    expect(await countsOf(db.visitor, text)).toBeNull()
  }
})

test('words of a French text are looked for among French ones', async () => {
  const anna = await makeUser(db)
  const text = await makeText(db, ['livre', 'main', 'dent'], { lang: 'fr' })
  await makeWord(db, { user_id: anna.id, word_ru: 'книга', word_fr: 'livre' })
  await say(db, anna, 'known', ['main'], 'fr')
  await say(db, anna, 'known', ['dent'], 'ru')

  expect(await countsOf(db.as(anna), text)).toEqual({ words: 3, known: 1, learning: 1 })
})

test('the texts of which 90 to 98 % are known are in reach; the easiest come first', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const known = lemmas(90)
  await say(db, anna, 'known', known)
  const fresh = (count: number) => Array.from({ length: count }, (_, place) => `новое${place}`)
  await makeText(db, [...known.slice(0, 89), ...fresh(11)], { title: '89 %' })
  await makeText(db, known, { title: '100 %' })
  await makeText(db, [...known.slice(0, 90), ...fresh(10)], { title: '90 %' })
  await makeText(db, [...known.slice(0, 64), ...fresh(1)], { title: '98 %' })
  await makeMaterial(db, { title: 'no words' })
  await makeText(db, known, { title: 'French', lang: 'fr' })

  const easiest = ['100 %', '98 %', '90 %', '89 %', 'no words']
  expect(await titles(db.as(anna), `sort_by => 'easiest'`)).toEqual(easiest)
  expect(await titles(db.as(anna), `in_reach => true`)).toEqual(['98 %', '90 %'])
  expect(await titles(db.as(anna), `sort_by => 'nearest', page_size => 3`)).toEqual([
    '98 %',
    '90 %',
    '89 %',
  ])
  expect(await titles(db.as(boris), `in_reach => true`)).toEqual([])
  expect(await titles(db.visitor, `in_reach => true`)).toEqual([])
})

test('a page of the list says how many cards there are on all pages', async () => {
  const anna = await makeUser(db)
  await say(db, anna, 'known', lemmas(9))
  for (const count of [10, 9, 8, 10, 10]) {
    await makeText(db, lemmas(count), { title: `${count}` })
  }
  const page = async (args: string) =>
    (await db.as(anna).query(`select title, total from list_texts('ru', ${args})`)).map(
      Object.values,
    )

  expect(await page('page => 2, page_size => 2')).toEqual([
    ['8', 5],
    ['9', 5],
  ])
  expect(await page(`sort_by => 'easiest', page => 2, page_size => 2`)).toEqual([
    ['10', 5],
    ['10', 5],
  ])
  expect(await page('in_reach => true, page => 2, page_size => 2')).toEqual([['10', 3]])
  expect(await page('page => 4, page_size => 2')).toEqual([])
})

test('a list is narrowed to a section, a level, a title and a mark of the learner', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const place = await makeText(db, ['дом'], { title: 'Москва*', section: 'place', level: 'B1' })
  const dialogue = await makeText(db, ['дом'], { title: 'В кафе' })
  await makeText(db, ['дом'], { title: 'Кино' })
  const mark = 'insert into user_materials (user_id, material_id, is_being_studied, is_studied)'
  await db.query(`${mark} values ($1, $2, true, false), ($1, $3, false, true)`, [
    anna.id,
    place.id,
    dialogue.id,
  ])

  expect(await titles(db.visitor, `part => 'place'`)).toEqual(['Москва*'])
  expect(await titles(db.visitor, `of_level => 'A1'`)).toEqual(['Кино', 'В кафе'])
  expect(await titles(db.visitor, `in_title => 'КАФЕ'`)).toEqual(['В кафе'])
  expect(await titles(db.visitor, `in_title => 'А*'`)).toEqual(['Москва*'])
  expect(await titles(db.as(anna), `status => 'being-studied'`)).toEqual(['Москва*'])
  expect(await titles(db.as(anna), `status => 'studied'`)).toEqual(['В кафе'])
  expect(await titles(db.as(anna), `status => 'untouched'`)).toEqual(['Кино'])
  expect(await titles(db.as(anna), `status => 'unfinished'`)).toEqual(['Кино', 'Москва*'])
  expect(await titles(db.as(boris), `status => 'studied'`)).toEqual([])
  expect(await titles(db.visitor, `status => 'studied'`)).toEqual([])
})

test('drafts are in no list, not even an admin’s', async () => {
  const admin = await makeAdmin(db)
  const draft = await makeText(db, ['дом'], { is_published: false })

  for (const speaker of [db.visitor, db.as(await makeUser(db)), db.as(admin)]) {
    expect(await titles(speaker, `part => 'dialogue'`)).toEqual([])
  }
  expect(await countsOf(db.visitor, draft)).toBeUndefined()
})

test('across sections a book is there by its first chapter; a title is found in any', async () => {
  const book = await makeBook(db)
  const chapter = { section: 'book-chapters', book_id: book.id } as const
  await makeText(db, ['дом'], { ...chapter, title: 'Глава 2', chapter_number: 2 })
  await makeText(db, ['дом'], { ...chapter, title: 'Глава 1', chapter_number: 1 })

  expect(await titles(db.visitor, `of_level => 'A1'`)).toEqual(['Глава 1'])
  expect(await titles(db.visitor, `in_title => 'глава'`)).toEqual(['Глава 1', 'Глава 2'])
})

test('a beginner starts with the lowest level: its best known text, else its shortest', async () => {
  const anna = await makeUser(db)
  await makeText(db, lemmas(20), { title: 'A1, long' })
  await makeText(db, ['дом', 'сад', 'мост'], { title: 'A1, short' })
  await makeText(db, lemmas(2), { title: 'A2, known', level: 'A2' })
  await say(db, anna, 'known', lemmas(15))

  const start = `sort_by => 'start', page_size => 1`
  expect(await titles(db.as(anna), start)).toEqual(['A1, long'])
  expect(await titles(db.visitor, start)).toEqual(['A1, short'])
})

test('the pages of where to start follow one another without a gap, over all levels', async () => {
  const anna = await makeUser(db)
  const levels = ['A2', 'A1', 'B1', 'A1', 'A2', 'A1'] as const
  for (const [place, level] of levels.entries())
    await makeText(db, lemmas(place + 2), { title: `${level}, ${place}`, level })
  await say(db, anna, 'known', lemmas(4))

  const whole = await titles(db.as(anna), `sort_by => 'start'`)
  expect(whole.map((title) => title.slice(0, 2))).toEqual(levels.toSorted())
  for (const size of [1, 2, 4]) {
    const pages: string[] = []
    for (let page = 1; page <= 6 / size + 1; page++)
      pages.push(
        ...(await titles(db.as(anna), `sort_by => 'start', page_size => ${size}, page => ${page}`)),
      )
    expect(pages).toEqual(whole)
  }
  const totals = await db
    .as(anna)
    .query<{ total: number }>(
      `select total::int from list_texts('ru', sort_by => 'start', page_size => 1)`,
    )
  expect(totals).toEqual([{ total: 6 }])
})
