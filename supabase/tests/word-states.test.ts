import { makeMaterial, makeUser, makeWord, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { breaks } from './effects.ts'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()

describeOwnRows(db, {
  table: 'word_states',
  make: (speaker, owner) =>
    speaker.query(
      `insert into word_states (user_id, lang, lemma, state) values ($1, 'ru', $2, 'known')`,
      [owner.id, 'мост'],
    ),
  change: "state = 'ignored'",
})

test('a known word that is kept is being learnt again; the neighbour goes on knowing it', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const know = `insert into word_states (lang, lemma, state) values ('ru', 'моря́', 'known')`
  await db.as(anna).query(know)
  await db.as(boris).query(know)

  await makeWord(db, { user_id: anna.id, word_ru: 'моря', word_fr: 'mer' })

  expect(await db.as(anna).query('select lemma from word_states')).toEqual([])
  expect(await db.as(boris).query('select lemma from word_states')).toEqual([{ lemma: 'моря́' }])
})

test('words kept and known are counted on the day of the learner, and taken off when they are taken back', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await makeWord(db, { user_id: boris.id })
  const days = 'select words_kept, words_known from study_days'

  const word = await makeWord(db, { user_id: anna.id })
  await makeWord(db, { user_id: anna.id, word_fr: 'arche' })
  await db.as(anna).query(`insert into word_states (lang, lemma, state)
    values ('ru', 'дом', 'known'), ('ru', 'сад', 'known'), ('ru', 'Анна', 'ignored')`)
  expect(await db.as(anna).query(days)).toEqual([{ words_kept: 2, words_known: 2 }])

  await db.as(anna).query('delete from user_words where id = $1', [word.id])
  await db.as(anna).query(`update word_states set state = 'ignored' where lemma = 'дом'`)
  await db.as(anna).query(`delete from word_states where lemma = 'сад'`)
  expect(await db.as(anna).query(days)).toEqual([{ words_kept: 1, words_known: 0 }])
  expect(await db.as(boris).query(days)).toEqual([{ words_kept: 1, words_known: 0 }])
})

test('a word kept from a text of the other language is being learnt in that language', async () => {
  const anna = await makeUser(db)
  const text = await makeMaterial(db, { lang: 'fr', body: 'Le pont.' })
  await db.as(anna).query(`insert into word_states (lang, lemma, state)
    values ('fr', 'pont', 'known'), ('ru', 'мост', 'known')`)

  await makeWord(db, { user_id: anna.id, word_ru: 'мост', word_fr: 'pont', material_id: text.id })

  expect(await db.as(anna).query('select lang from word_states')).toEqual([{ lang: 'ru' }])
})

test('a learner has at most 500,000 states; those that are taken back make room', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const know = (lemma: string) =>
    db.as(anna).query(`select set_word_state('ru', $1, 'known')`, [lemma])
  await know('мост')
  await know('мост')
  await db.query('update private.state_counts set states = states + 499999 where user_id = $1', [
    anna.id,
  ])
  await breaks('23514', know('дом'))
  await db.as(boris).query(`select set_word_state('ru', 'дом', 'known')`)
  await db.as(anna).query(`select set_word_state('ru', 'мост')`)
  await know('дом')
})
