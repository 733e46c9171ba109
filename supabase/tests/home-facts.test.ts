import {
  makeLesson,
  makeMaterial,
  makeUser,
  makeWord,
  type Person,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { refused } from './effects.ts'

const db = await testDatabase()

type Span = { first: string; last: string }
interface Facts {
  today: string
  runs: Span[]
  pauses: Span[]
  days: object[]
  place: { id: number; title: string; word: number } | null
  lesson: { slug: string } | null
}

async function homeOf(person: Person) {
  const [row] = await db
    .as(person)
    .query<{ facts: Facts }>('select home_facts($1) as facts', ['ru'])
  if (!row) throw new Error('The home was not answered.')
  return row.facts
}

/** Words with a card each that is due in so many hours. */
async function haveCards(person: Person, dueIn: number[]) {
  for (const hours of dueIn) {
    const word = await makeWord(db.as(person), { word_ru: `слово ${hours}` })
    await db
      .as(person)
      .query(
        `update word_reviews set state = 2, stability = 3, due = now() + $2 * interval '1 hour' where word_id = $1`,
        [word.id, hours],
      )
  }
}

const addDay = (person: Person, ago: number, columns: string) =>
  db.as(person).query(
    `insert into study_days (user_id, day, ${columns}) values ($1, my_day() - $2::int, 600)
        on conflict (user_id, day) do update set ${columns} = 600`,
    [person.id, ago],
  )

test('the home of a new account knows its day and its goal, and that there is nothing yet', async () => {
  const anna = await makeUser(db)
  const [{ today } = {}] = await db.as(anna).query('select my_day()::text as today')
  expect(await homeOf(anna)).toEqual({
    today,
    goal: { kind: 'minutes', amount: 10 },
    left: { due: 0, fresh: 0 },
    ...{ wordCount: 0, days: [], runs: [], pauses: [] },
    ...{ place: null, lesson: null },
  })
})

test('what is due until the learner’s day ends is counted, and new words up to those of a day', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await haveCards(anna, [-100, -1, 30, 300])
  await haveCards(boris, [-2])
  for (const n of [1, 2, 3]) await makeWord(db.as(anna), { word_ru: `новое ${n}` })
  await db
    .as(anna)
    .query('insert into learner_settings (user_id, new_words_a_day) values ($1, 2)', [anna.id])
  expect(await homeOf(anna)).toMatchObject({ wordCount: 7, left: { due: 2, fresh: 2 } })

  await db.as(anna).query('update study_days set words_begun = 1')
  await db
    .as(anna)
    .query(
      `update word_reviews set is_suspended = true where due < now() - interval '2 hours' and state > 0`,
    )
  expect(await homeOf(anna)).toMatchObject({ left: { due: 1, fresh: 1 } })
  expect(await homeOf(boris)).toMatchObject({ left: { due: 1, fresh: 0 } })
})

test('days that follow each other are one run, and a neighbour’s days are none of them', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  for (const ago of [0, 1, 2, 5]) await addDay(anna, ago, 'seconds_read')
  await addDay(boris, 3, 'reviews')
  await db
    .as(anna)
    .query('insert into study_days (user_id, day) values ($1, my_day() - 3)', [anna.id])
  const { today, runs, days } = await homeOf(anna)
  const before = (ago: number) =>
    new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10)
  expect(runs).toEqual([
    { first: before(2), last: before(0) },
    { first: before(5), last: before(5) },
  ])
  expect(days).toHaveLength(5)
})

test('one goes on with the text one read last, which is published and not studied, in this language', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const [first, studied, french] = await Promise.all([
    makeMaterial(db, { title: 'Первый', level: 'B1' }),
    makeMaterial(db, { title: 'Прочитан' }),
    makeMaterial(db, { title: 'Fini', lang: 'fr' }),
  ])
  const draft = await makeMaterial(db, { title: 'Черновик', is_published: false })
  const place = (person: Person, material: number, word: number) =>
    db
      .as(person)
      .query('insert into reading_places (material_id, word) values ($1, $2)', [material, word])
  for (const [place_, word] of [
    [first, 7],
    [studied, 8],
    [french, 9],
    [draft, 10],
  ] as const)
    await place(anna, place_.id, word)
  await place(boris, studied.id, 1)
  await db
    .as(anna)
    .query('insert into user_materials (material_id, is_studied) values ($1, true)', [studied.id])

  expect((await homeOf(anna)).place).toMatchObject({ id: first.id, title: 'Первый', word: 7 })
  expect((await homeOf(boris)).place).toMatchObject({ id: studied.id, word: 1 })

  await db.as(anna).query('delete from reading_places')
  expect((await homeOf(anna)).place).toBeNull()
  await db
    .as(anna)
    .query('insert into user_materials (material_id, is_being_studied) values ($1, true)', [
      first.id,
    ])
  expect((await homeOf(anna)).place).toMatchObject({ id: first.id, word: 0 })
})

test('the lesson is the first that is not studied, from the level of what is read', async () => {
  const anna = await makeUser(db)
  const [easy, , hard] = [
    await makeLesson(db, { slug: 'home-a1', order: -3 }),
    await makeLesson(db, { slug: 'home-b1-draft', level: 'B1', order: -3, is_published: false }),
    await makeLesson(db, { slug: 'home-b1', level: 'B1', order: -2 }),
  ]
  expect((await homeOf(anna)).lesson).toMatchObject({ slug: easy.slug, title_fr: easy.title_fr })
  const text = await makeMaterial(db, { level: 'B1' })
  await db
    .as(anna)
    .query('insert into reading_places (material_id, word) values ($1, 3)', [text.id])
  expect((await homeOf(anna)).lesson?.slug).toBe(hard.slug)
  await db
    .as(anna)
    .query('insert into user_lessons (lesson_id, is_studied) values ($1, true)', [hard.id])
  expect((await homeOf(anna)).lesson?.slug).toBe(easy.slug)
})

test('a rest lasts until the day before one goes on, and one of no day leaves no trace', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await db.as(boris).query('select pause_study()')
  const pauses = `select from_day - my_day() as begun, until_day - my_day() as ended from study_pauses`

  await db.as(anna).query('select pause_study()')
  await db.as(anna).query('select pause_study()')
  expect(await db.as(anna).query(pauses)).toEqual([{ begun: 0, ended: null }])
  expect((await homeOf(anna)).pauses).toMatchObject([{ last: 'infinity' }])
  await db.as(anna).query('select resume_study()')
  expect(await db.as(anna).query(pauses)).toEqual([])

  await db
    .as(anna)
    .query('insert into study_pauses (user_id, from_day) values ($1, my_day() - 5)', [anna.id])
  await db.as(anna).query('select resume_study()')
  await db.as(anna).query('select resume_study()')
  expect(await db.as(anna).query(pauses)).toEqual([{ begun: -5, ended: -1 }])
  expect(await db.as(boris).query(pauses)).toEqual([{ begun: 0, ended: null }])
})

test.each(["home_facts('ru')", 'pause_study()', 'resume_study()'])(
  'a visitor may not call %s',
  async (call) => {
    await refused(db.visitor.query(`select ${call}`))
  },
)
