import { makeUser, makeWord, type Person, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { refused } from './effects.ts'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()

describeOwnRows(db, {
  table: 'study_days',
  make: (speaker, owner) =>
    speaker.query(`insert into study_days (user_id, day) values ($1, '2026-11-22')`, [owner.id]),
  change: 'seconds_read = seconds_read + 1',
})

describeOwnRows(db, {
  table: 'study_pauses',
  make: (speaker, owner) =>
    speaker.query(`insert into study_pauses (user_id, from_day) values ($1, '2026-11-22')`, [
      owner.id,
    ]),
  change: "until_day = '2026-12-01'",
})

test('time with a text is added to the learner’s day, ten minutes at a time at most', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await db.as(boris).query('select count_reading(5)')
  await db.as(anna).query('select count_reading(30)')
  await db.as(anna).query('select count_reading(100000)')
  await db.as(anna).query('select count_reading(-5)')
  const read = 'select seconds_read from study_days'
  expect(await db.as(anna).query(read)).toEqual([{ seconds_read: 630 }])
  expect(await db.as(boris).query(read)).toEqual([{ seconds_read: 5 }])
  await refused(db.visitor.query('select count_reading(5)'))
})

async function homeDay(person: Person) {
  const [row] = await db
    .as(person)
    .query<{ facts: { runs: object[]; days: object[] } }>(`select home_facts('ru') as facts`)
  return { runs: row?.facts.runs.length, day: row?.facts.days.at(-1) }
}
const keep = (person: Person, word_fr: string, values: object = {}) =>
  makeWord(db, { user_id: person.id, word_fr, ...values } as never)

test('words of earlier days and of files that are removed take nothing from what was kept today', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const [long, brought] = [new Date('2024-01-01'), crypto.randomUUID()]
  for (const n of [1, 2, 3]) await keep(anna, `ancien ${n}`, { created_at: long })
  for (const n of [1, 2, 3]) await keep(anna, `fichier ${n}`, { import_id: brought })
  await keep(boris, 'pont')
  await db.query('delete from study_days where user_id = $1', [anna.id])
  expect(await homeDay(anna)).toEqual({ runs: 0, day: undefined })

  const removeLike = (text: string) =>
    db.as(anna).query('delete from user_words where word_fr like $1', [text])
  await keep(anna, 'pont')
  await keep(anna, 'maison')
  await removeLike('ancien%')
  await removeLike('fichier%')
  expect(await homeDay(anna)).toMatchObject({ runs: 1, day: { wordsKept: 2 } })
  await removeLike('pont')
  expect(await homeDay(anna)).toMatchObject({ runs: 1, day: { wordsKept: 1 } })
  await removeLike('maison')
  expect(await homeDay(anna)).toMatchObject({ runs: 0, day: { wordsKept: 0 } })
  expect(await homeDay(boris)).toMatchObject({ runs: 1, day: { wordsKept: 1 } })
})

test('a word known long ago that is no longer known takes nothing from those known today', async () => {
  const anna = await makeUser(db)
  await db.query(
    `insert into word_states (user_id, lang, lemma, state, updated_at)
     select $1, 'ru', lemma, 'known', '2024-01-01' from unnest(array['он', 'она', 'оно']) as lemma`,
    [anna.id],
  )
  await db.query('delete from study_days where user_id = $1', [anna.id])
  const say = (lemma: string, state: string | null) =>
    db.as(anna).query(`select set_word_state('ru', $1, $2)`, [lemma, state])
  await say('мост', 'known')
  await say('дом', 'known')
  await say('он', null)
  await say('она', 'ignored')
  await say('оно', 'known')
  expect(await homeDay(anna)).toMatchObject({ runs: 1, day: { wordsKnown: 2 } })
  await say('дом', 'ignored')
  await say('мост', null)
  expect(await homeDay(anna)).toMatchObject({ runs: 0, day: { wordsKnown: 0 } })
})
