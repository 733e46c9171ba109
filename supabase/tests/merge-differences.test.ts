import {
  makeLesson,
  makeMaterial,
  makeUser,
  makeWord,
  type Person,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { importsOf, word } from './imported-words.ts'
import { mergingIn } from './merging.ts'

const db = await testDatabase()
const { importWords } = importsOf(db)
const { makeGuest, offer, merge, rowsOf, countedWords } = mergingIn(db)

test('of what both say of one thing the last word, the last place and the further status count', async () => {
  const [guest, anna] = [await makeGuest(), await makeUser(db)]
  const [text, other] = [await makeMaterial(db), await makeMaterial(db)]
  const lesson = await makeLesson(db)
  const say = (person: Person, lemma: string, state: string, at: string) =>
    db.query(
      `insert into word_states (user_id, lang, lemma, state, updated_at) values ($1, 'ru', $2, $3, $4)`,
      [person.id, lemma, state, at],
    )
  const place = (person: Person, material: { id: number }, word: number, at: string) =>
    db.query(
      'insert into reading_places (user_id, material_id, word, updated_at) values ($1, $2, $3, $4)',
      [person.id, material.id, word, at],
    )
  const study = (person: Person, material: { id: number }, isStudied: boolean) =>
    db.query(
      `insert into user_materials (user_id, material_id, is_being_studied, is_studied)
       values ($1, $2, not $3, $3)`,
      [person.id, material.id, isStudied],
    )
  await say(guest, 'мост', 'known', '2026-02-01')
  await say(anna, 'мост', 'ignored', '2026-01-01')
  await say(guest, 'парк', 'known', '2026-01-01')
  await say(anna, 'парк', 'ignored', '2026-02-01')
  await say(guest, 'сад', 'known', '2026-01-01')
  await say(anna, 'сад', 'known', '2026-02-01')
  await say(anna, 'книга', 'known', '2026-01-01')
  await makeWord(db, { user_id: guest.id })
  await place(guest, text, 9, '2026-02-01')
  await place(anna, text, 4, '2026-01-01')
  await place(guest, other, 9, '2026-01-01')
  await place(anna, other, 4, '2026-02-01')
  await study(guest, text, true)
  await study(anna, text, false)
  await study(guest, other, false)
  await study(anna, other, true)
  await db.query(
    'insert into user_lessons (user_id, lesson_id, is_studied) values ($1, $3, true), ($2, $3, false)',
    [guest.id, anna.id, lesson.id],
  )

  await merge(anna, await offer(guest))

  const states = await rowsOf(anna, 'word_states')
  expect(new Map(states.map(({ lemma, state }) => [lemma, state]))).toEqual(
    new Map([
      ['мост', 'known'],
      ['парк', 'ignored'],
      ['сад', 'known'],
    ]),
  )
  expect(await rowsOf(anna, 'private.state_counts')).toMatchObject([{ states: 3 }])
  const places = await rowsOf(anna, 'reading_places')
  expect(new Map(places.map(({ material_id, word }) => [material_id, word]))).toEqual(
    new Map([
      [text.id, 9],
      [other.id, 4],
    ]),
  )
  const texts = await rowsOf(anna, 'user_materials')
  expect(texts.every(({ is_studied }) => is_studied)).toBe(true)
  expect(await rowsOf(anna, 'user_lessons')).toEqual([
    expect.objectContaining({ is_studied: true }),
  ])
  expect(await countedWords(anna)).toEqual({ word_count: 1, words: 1, kept: 1, known: 2 })
})

test('a word kept from a text of the other language ends what was said of it in that language', async () => {
  const [guest, anna] = [await makeGuest(), await makeUser(db)]
  await db.query(
    `insert into word_states (user_id, lang, lemma, state, updated_at)
     values ($1, 'fr', 'pont', 'known', '2026-01-01'), ($1, 'ru', 'мост', 'known', '2026-01-01')`,
    [anna.id],
  )
  const text = await makeMaterial(db, { lang: 'fr', body: 'Le pont.' })
  const bridge = { word_ru: 'мост', word_fr: 'pont', material_id: text.id }
  await makeWord(db, { user_id: guest.id, ...bridge })

  await merge(anna, await offer(guest))
  expect(await rowsOf(anna, 'word_states')).toEqual([expect.objectContaining({ lang: 'ru' })])
})

test('what a visitor imported and the account has already is taken from none of its days', async () => {
  const [guest, anna] = [await makeGuest(), await makeUser(db)]
  await makeWord(db, { user_id: anna.id, word_ru: 'мост', word_fr: 'pont' })
  await db.query(
    `insert into word_states (user_id, lang, lemma, state) values ($1, 'ru', 'сад', 'known')`,
    [anna.id],
  )
  await importWords(guest, [word('мост', 'pont'), word('сад', '', { state: 'known' })])

  await merge(anna, await offer(guest))
  expect(await countedWords(anna)).toEqual({ word_count: 1, words: 1, kept: 1, known: 1 })
})
