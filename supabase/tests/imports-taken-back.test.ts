import { randomUUID } from 'node:crypto'
import { makeUser, makeWord, type Person, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { refused } from './effects.ts'
import { card, importsOf, word } from './imported-words.ts'

const db = await testDatabase()
const { importWords, undo, pairs } = importsOf(db)

test('undoing an import leaves exactly what there was before it', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await makeWord(db, { user_id: anna.id, word_ru: 'дом', word_fr: 'maison' })
  await db
    .as(anna)
    .query(
      `insert into word_states (lang, lemma, state) values ('ru', 'книга', 'known'), ('ru', 'мост', 'ignored')`,
    )
  const everything = async () =>
    Promise.all(
      ['user_words', 'word_reviews', 'word_states'].map((table) =>
        db.query(
          `select to_jsonb(t) - 'created_at' - 'updated_at' as row from ${table} t where user_id = $1 order by 1`,
          [anna.id],
        ),
      ),
    )
  const before = await everything()
  const words = [
    word('дом', 'maison', { cards: [card], state: 'known' }),
    word('дом', 'foyer'),
    word('книга', 'livre', { cards: [card] }),
    word('река', '', { state: 'known' }),
  ]
  const id = await importWords(anna, words)
  expect(await everything()).not.toEqual(before)
  await importWords(boris, words)

  await undo(boris, id)
  expect(await pairs(anna)).toHaveLength(3)
  await undo(anna, id)
  await undo(anna, id)

  expect(await everything()).toEqual(before)
  expect(await db.as(anna).query('select status from word_imports')).toEqual([{ status: 'undone' }])
  expect(await pairs(boris)).toEqual(['дом maison', 'дом foyer', 'книга livre'])
})

/** Reviewed once, as `write_review` logs it. */
const review = (person: Person, russian: string) =>
  db.query(
    `insert into review_log (id, user_id, word_id, kind, grade, reviewed_at, before)
     select $1, user_id, id, 'recognise', 3, now(), '{}' from user_words where user_id = $2 and word_ru = $3`,
    [randomUUID(), person.id, russian],
  )
const untouched = async (person: Person, id: string) =>
  (await db.as(person).query('select count_untouched_words($1) as count', [id]))[0]?.count

test('a word that the learner has reviewed or changed since stays when the import goes, and the rest goes', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await db
    .as(anna)
    .query(`insert into word_states (lang, lemma, state) values ('ru', 'книга', 'known')`)
  const id = await importWords(anna, [
    word('книга', 'livre', { cards: [card] }),
    word('дом', 'maison', { cards: [card] }),
    word('река', 'rivière', { cards: [card] }),
    word('мост', 'pont'),
  ])
  expect([await untouched(anna, id), await untouched(boris, id)]).toEqual([4, 0])

  await review(anna, 'книга')
  await db.as(anna).query(`update user_words set word_fr = 'foyer' where word_ru = 'дом'`)
  await db.as(anna).query(`update user_words set material_id = null where word_ru = 'мост'`)
  expect(await untouched(anna, id)).toBe(2)
  await undo(boris, id)
  await undo(anna, id)

  expect(await pairs(anna)).toEqual(['книга livre', 'дом foyer'])
  const memory = `select reps from word_reviews order by word_id`
  expect(await db.as(anna).query(memory)).toEqual([{ reps: 7 }, { reps: 7 }])
  // книга is being learnt now: that it was known before does not come back.
  expect(await db.as(anna).query('select lemma from word_states')).toEqual([])

  // They belong to no import any more: the same file can be brought, and taken back, again.
  const again = await importWords(anna, [word('книга', 'livre'), word('мост', 'pont')])
  await undo(anna, again)
  expect(await pairs(anna)).toEqual(['книга livre', 'дом foyer'])
  await refused(db.visitor.query('select count_untouched_words(gen_random_uuid())'))
  await refused(db.visitor.query('select undo_import(gen_random_uuid())'))
})

const days = (person: Person) =>
  db.as(person).query('select day = my_day() as today, words_kept, words_known from study_days')

test('words of a file meet no goal and are no work of the day; what the learner keeps beside them is', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await makeWord(db.as(anna), { word_ru: 'дом', word_fr: 'maison' })
  await db
    .as(anna)
    .query(`insert into word_states (lang, lemma, state) values ('ru', 'река', 'known')`)
  const before = [{ today: true, words_kept: 1, words_known: 1 }]
  expect(await days(anna)).toEqual(before)

  const words = [
    word('книга', 'livre'),
    word('река', 'rivière'),
    word('и', 'et', { state: 'known' }),
    word('не', '', { state: 'known' }),
  ]
  const id = await importWords(anna, words)
  await importWords(boris, words)
  expect(await days(anna)).toEqual(before)
  expect(await days(boris)).toEqual([{ today: true, words_kept: 0, words_known: 0 }])

  await makeWord(db.as(anna), { word_ru: 'мост', word_fr: 'pont' })
  await undo(anna, id)
  expect(await days(anna)).toEqual([{ today: true, words_kept: 2, words_known: 1 }])
})

test('a word keeps the day that its file says, and none that is yet to come', async () => {
  const anna = await makeUser(db)
  await importWords(anna, [
    word('книга', 'livre', { added: '2024-03-05T12:00:00.000Z' }),
    word('дом', 'maison', { added: '2999-01-01T12:00:00.000Z' }),
    word('мост', 'pont'),
  ])
  const [old, ...others] = await db
    .as(anna)
    .query<{ created_at: Date }>('select created_at from user_words order by id')
  expect(old).toEqual({ created_at: new Date('2024-03-05T12:00:00Z') })
  const imported = await db.as(anna).query('select updated_at as created_at from word_imports')
  expect(others).toEqual([...imported, ...imported])
})
