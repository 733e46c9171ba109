import { makeAdmin, makeBook, makeMaterial, makeUser, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { describeContent } from './content-policies.ts'
import { breaks } from './effects.ts'

const db = await testDatabase()

// S6-admin
describeContent(db, { table: 'materials', make: makeMaterial, change: `title = 'Другой'` })

test('the plain text is the accented one without its stress marks', async () => {
  const body_accents = 'Столи́ца Росси́и: ёлка, «élève», йо\u0301гурт'
  const material = await makeMaterial(db, { body_accents, body: 'something else' })
  expect(material.body).toBe('Столица России: ёлка, «élève», йогурт')

  const [changed] = await db.query(
    `update materials set body_accents = 'Москва́' where id = $1 returning body`,
    [material.id],
  )
  expect(changed).toEqual({ body: 'Москва' })
  const [drifted] = await db.query(
    `update materials set body = 'drift' where id = $1 returning body`,
    [material.id],
  )
  expect(drifted).toEqual({ body: 'Москва' })
})

test('a text without accents is kept as it is', async () => {
  expect((await makeMaterial(db, { lang: 'fr', body: 'Le café' })).body).toBe('Le café')
})

// S3-materials
test('a chapter has a book, and nothing else has', async () => {
  const book = await makeBook(db)
  await breaks('23514', makeMaterial(db, { section: 'book-chapters' }))
  await breaks('23514', makeMaterial(db, { section: 'dialogue', book_id: book.id }))
})

test.each([
  { level: 'A7' },
  { lang: 'en' },
  { section: 'book' },
  { title: '' },
  { title: 'a'.repeat(301) },
  { chapter_number: 0 },
])('a material cannot have %o', async (values) => {
  await breaks('23514', makeMaterial(db, JSON.parse(JSON.stringify(values))))
})

test.each(['{}', 'null', '[[1]]', '[[2, 1]]', '[[-1, 1]]', '[["0", 1]]', '[0, 1]'])(
  'a recording cannot have the cues %s',
  async (cues) => {
    const { id } = await makeMaterial(db)
    await breaks(
      '23514',
      db.query('update materials set cues = $2::jsonb where id = $1', [id, cues]),
    )
  },
)

test('a recording has at most 20,000 cues', async () => {
  const { id } = await makeMaterial(db)
  const cues = `[${Array(20_001).fill('null').join()}]`
  await breaks('23514', db.query('update materials set cues = $2::jsonb where id = $1', [id, cues]))
})

test('the cues of a recording are read with its text: of a draft, by admins alone', async () => {
  const audio = 'audio/v-kafe.mp3'
  const cues = [[0, 2.31], null, [4.1, 7.85]]
  const read = 'select cues from materials where id = $1'
  const { id } = await makeMaterial(db, { audio })
  const draft = await makeMaterial(db, { audio, is_published: false })
  const write = 'update materials set cues = $2::jsonb where id = any ($1)'
  await db.query(write, [[id, draft.id], JSON.stringify(cues)])

  expect(await db.visitor.query(read, [id])).toEqual([{ cues }])
  expect(await db.visitor.query(read, [draft.id])).toEqual([])
  expect(await db.as(await makeUser(db)).query(read, [draft.id])).toEqual([])
  const admin = db.as(await makeAdmin(db))
  expect(await admin.query(read, [draft.id])).toEqual([{ cues }])
  await admin.query(`update materials set cues = '[[0, 1]]' where id = $1`, [id])
  expect(await db.visitor.query(read, [id])).toEqual([{ cues: [[0, 1]] }])
})

test('sections count what is published in a language', async () => {
  await db.query('delete from books')
  await db.query('delete from materials')
  const book = await makeBook(db)
  await makeBook(db, { is_published: false })
  await makeMaterial(db, { section: 'book-chapters', book_id: book.id })
  for (const values of [{}, {}, { section: 'place' }, { lang: 'fr' }, { is_published: false }]) {
    await makeMaterial(db, JSON.parse(JSON.stringify(values)))
  }

  const counts = `select * from section_counts('ru') order by section`
  const expected = [
    { section: 'book', count: 1 },
    { section: 'dialogue', count: 2 },
    { section: 'place', count: 1 },
  ]
  expect(await db.visitor.query(counts)).toEqual(expected)
  expect(await db.as(await makeUser(db)).query(counts)).toEqual(expected)
})

test('a published chapter of a draft book is seen by admins alone, until the book is published', async () => {
  const book = await makeBook(db, { is_published: false })
  const { id } = await makeMaterial(db, { section: 'book-chapters', book_id: book.id })
  const [learner, admin] = [await makeUser(db), await makeAdmin(db)]
  const read = 'select id from materials where id = $1'

  expect(await db.visitor.query(read, [id])).toEqual([])
  expect(await db.as(learner).query(read, [id])).toEqual([])
  expect(await db.as(admin).query(read, [id])).toEqual([{ id }])
  expect(await db.service.query(read, [id])).toEqual([{ id }])

  await db.query('update books set is_published = true where id = $1', [book.id])
  expect(await db.visitor.query(read, [id])).toEqual([{ id }])
  expect(await db.as(learner).query(read, [id])).toEqual([{ id }])
})

test('a changed material says when', async () => {
  const { id } = await makeMaterial(db)
  await db.query(`update materials set title = 'Позже' where id = $1`, [id])
  const [row] = await db.query(
    'select updated_at > created_at as later from materials where id = $1',
    [id],
  )
  expect(row).toEqual({ later: true })
})

test('a translation is read, written and hidden with its text', async () => {
  const translations = { fr: [[0, 7, 'Привет!', 'Salut !']] }
  const { id } = await makeMaterial(db, { is_published: false })
  const [learner, admin] = [await makeUser(db), await makeAdmin(db)]
  const read = 'select translations, has_translation from materials where id = $1'
  const write = 'update materials set translations = $2 where id = $1 returning id'

  expect(await db.as(learner).query(write, [id, translations])).toEqual([])
  expect(await db.as(admin).query(read, [id])).toEqual([
    { translations: {}, has_translation: false },
  ])
  expect(await db.as(admin).query(write, [id, translations])).toEqual([{ id }])
  for (const who of [db.visitor, db.as(learner)]) expect(await who.query(read, [id])).toEqual([])

  await db.query('update materials set is_published = true where id = $1', [id])
  for (const who of [db.visitor, db.as(learner)]) {
    expect(await who.query(read, [id])).toEqual([{ translations, has_translation: true }])
  }
})

test.each([{ ru: [] }, { en: [] }])(
  'a Russian text is translated for French readers only, not by %j',
  async (translations) => {
    await breaks('23514', makeMaterial(db, { lang: 'ru', translations }))
  },
)
