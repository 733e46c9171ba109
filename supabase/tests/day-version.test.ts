import {
  makeLesson,
  makeMaterial,
  makePost,
  makeUser,
  makeWord,
  type Person,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { deviceOf, endSession } from './devices.ts'
import { expectAnotherStampEach } from './stamps.ts'
import { lemmas, makeText, say } from './texts-with-words.ts'

const db = await testDatabase()

interface Home {
  next?: { id: number; word_counts: object } | null
  stamp?: string
  profile: object | null
  today?: string
  left?: object
}

async function ask(person: Person, seen: string | null = null): Promise<Home> {
  const [row] = await db.as(person).query<{ home: Home }>('select home_page($1) as home', [seen])
  if (!row) throw new Error('no home')
  return row.home
}

async function stampOf(person: Person): Promise<string> {
  const { stamp } = await ask(person)
  if (!stamp) throw new Error('no stamp')
  return stamp
}

const untilOf = (stamp: string) => Number(stamp.slice(stamp.lastIndexOf(' ')))

test('a learner who has seen their home gets it again only after a change of their own', async () => {
  const anna = await makeUser(db)
  const stamp = await stampOf(anna)
  expect(await ask(anna, stamp)).toEqual({
    ...{ version: expect.any(String), stamp, profile: expect.anything() },
  })
  await makeWord(db, { user_id: anna.id, word_ru: 'дом' })
  expect(await ask(anna, stamp)).toMatchObject({ wordCount: 1, left: { fresh: 1 } })
})

test('each change of what a home shows is another stamp', async () => {
  const anna = await makeUser(db)
  const [text, lesson] = [await makeText(db, ['дом']), await makeLesson(db)]
  await makeWord(db, { user_id: anna.id, word_ru: 'дом' })
  const own = (sql: string, ...values: unknown[]) => db.as(anna).query(sql, values)
  const changes: Record<string, () => Promise<unknown>> = {
    'a card is answered': () => own('update word_reviews set state = 2, last_review = now()'),
    'a card is suspended': () => own('update word_reviews set is_suspended = true'),
    'a card is gone': () => own('delete from word_reviews'),
    'a word is kept': () => own(`insert into user_words (word_ru, word_fr) values ('сад', 'x')`),
    'a word is known': () => say(db, anna, 'known', ['мост']),
    'a text is read on': () => own('select keep_reading_place($1, 3, 60)', text.id),
    'time is read': () => own('select count_reading(60)'),
    'a day is corrected': () => own('update study_days set seconds_read = 1'),
    'a day is gone': () => own('delete from study_days'),
    'a place is gone': () => own('delete from reading_places'),
    'a rest begins': () => own('select pause_study()'),
    'a rest ends': () => own('select resume_study()'),
    'a lesson is done': () =>
      own('insert into user_lessons (lesson_id, is_studied) values ($1, true)', lesson.id),
    'a lesson is begun anew': () => own('update user_lessons set is_studied = false'),
    'a lesson is as it was': () => own('delete from user_lessons'),
    'a goal is set': () => own('insert into learner_settings (goal_amount) values (5)'),
    'the day ends elsewhere': () =>
      own(`update learner_settings set time_zone = 'Asia/Vladivostok'`),
    'the settings are gone': () => own('delete from learner_settings'),
    'a text is being studied': () =>
      own('insert into user_materials (material_id, is_being_studied) values ($1, true)', text.id),
    'another language is learnt': () => own(`update users_profile set learning_language = 'fr'`),
    'a post is new': () => makePost(db),
    'a text is new': () => makeMaterial(db),
  }
  await expectAnotherStampEach(changes, () => stampOf(anna))
})

test('what a neighbour does is no other stamp', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const text = await makeText(db, ['дом'])
  const before = await stampOf(anna)
  await makeWord(db, { user_id: boris.id, word_ru: 'дом' })
  await db.as(boris).query('update word_reviews set state = 2')
  await db.as(boris).query('select keep_reading_place($1, 3, 60)', [text.id])
  await db.as(boris).query('insert into learner_settings (goal_amount) values (5)')
  await db.as(anna).query('delete from word_reviews')
  expect(await stampOf(anna)).toBe(before)
})

test('a day that goes over to another account is a change for both', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await db.as(anna).query('select count_reading(60)')
  const before = [await stampOf(anna), await stampOf(boris)]
  await db.query('update study_days set user_id = $2 where user_id = $1', [anna.id, boris.id])
  const after = [await stampOf(anna), await stampOf(boris)]
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})

test('a home holds at most to the end of the learner’s day, wherever that is', async () => {
  const anna = await makeUser(db)
  for (const zone of ['Europe/Paris', 'Asia/Vladivostok', 'America/Anchorage']) {
    await db.as(anna).query(
      `insert into learner_settings (time_zone) values ($1)
       on conflict (user_id) do update set time_zone = excluded.time_zone`,
      [zone],
    )
    const [end] = await db
      .as(anna)
      .query(
        `select extract(epoch from (my_day() + 1 + time '04:00') at time zone $1)::float8 as end`,
        [zone],
      )
    expect(untilOf(await stampOf(anna))).toBe(end?.end)
  }
})

test('a home holds until the next learning step of the day, and not after it', async () => {
  const anna = await makeUser(db)
  await makeWord(db, { user_id: anna.id, word_ru: 'дом' })
  const [card] = await db.as(anna).query(
    `update word_reviews set state = 1, due = now() + interval '1 second'
       returning floor(extract(epoch from due))::float8 as due`,
  )
  const stamp = await stampOf(anna)
  // In the last second of the day the step is tomorrow's.
  expect(untilOf(stamp)).toBeLessThanOrEqual(Number(card?.due))

  // What was seen under a time that is over, of a learner who has changed nothing since.
  const past = `${stamp.slice(0, stamp.lastIndexOf(' '))} ${Math.floor(Date.now() / 1000) - 1}`
  expect((await ask(anna, past)).today).toBeDefined()
})

test('the text that was suggested stays, with what is known of it now, until another one was read', async () => {
  await db.query('delete from materials')
  const anna = await makeUser(db)
  const [easy, hard] = [await makeText(db, lemmas(10)), await makeText(db, ['сад', 'мост'])]
  await say(db, anna, 'known', lemmas(5))
  const first = await ask(anna)
  expect(first.next).toMatchObject({ id: easy.id, word_counts: { known: 5 } })

  await say(db, anna, 'known', ['сад', 'мост', ...lemmas(6).slice(5)])
  const second = await ask(anna, first.stamp)
  expect(second.next).toMatchObject({ id: easy.id, word_counts: { known: 6 } })
  expect((await ask(anna)).next).toMatchObject({ id: hard.id })

  // A text that was finished is suggested no more; nor is the one that is being read.
  const mark = 'insert into user_materials (material_id, is_studied) values ($1, true)'
  await db.as(anna).query(mark, [easy.id])
  expect((await ask(anna, second.stamp)).next).toMatchObject({ id: hard.id })
  await db.as(anna).query('delete from user_materials')
  await db.as(anna).query('select keep_reading_place($1, 3)', [easy.id])
  expect((await ask(anna, second.stamp)).next).toMatchObject({ id: hard.id })
})

test('a stamp that no database has said is no stamp', async () => {
  const anna = await makeUser(db)
  for (const seen of ['', ' ', 'yesterday', '1 2 3', ' 1e9', ' 99999999999999999']) {
    expect((await ask(anna, seen)).today, seen).toBeDefined()
  }
})

test('a learner does not write the number themselves', async () => {
  const anna = await makeUser(db)
  await expect(db.as(anna).query('update users_profile set day_version = 1')).rejects.toMatchObject(
    { code: '42501' },
  )
})

test('with a session that was ended, a home says no stamp, whatever was seen', async () => {
  const anna = await makeUser(db)
  const phone = await deviceOf(db, anna)
  const stamp = await stampOf(anna)
  const sql = 'select home_page($1) as home'
  expect(await phone.query(sql, [stamp])).toMatchObject([{ home: { stamp } }])
  await endSession(db, phone)
  const [row] = await phone.query<{ home: Home }>(sql, [stamp])
  expect(row?.home.profile).toBeNull()
  expect(row?.home.stamp).toBeUndefined()
})
