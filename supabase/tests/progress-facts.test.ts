import { makeUser, makeWord, type Person, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { refused } from './effects.ts'

const db = await testDatabase()

interface Facts {
  today: string
  setAside: { day: string; words: number }[]
  learning: number
  known: number
  days: { wordsKept: number }[]
  recall: { weeksAgo: number; asked: number; recalled: number; predicted: number }[]
  forecast: { inDays: number; cards: number }[]
  hardest: { word_ru: string; lapses: number }[]
}

async function progressOf(person: Person) {
  const [row] = await db
    .as(person)
    .query<{ facts: Facts }>('select progress_facts($1) as facts', ['ru'])
  if (!row) throw new Error('The progress was not answered.')
  return row.facts
}

const know = (person: Person, lemma: string, state = 'known') =>
  db
    .as(person)
    .query(`insert into word_states (lang, lemma, state) values ('ru', $1, $2)`, [lemma, state])

/** A review so many days ago, at noon of the learner's day, of a card that came back after days. */
const review = (
  person: Person,
  ago: number,
  grade: number,
  predicted: number | null,
  before = { state: 2 },
) =>
  db.as(person).query<{ id: string }>(
    `insert into review_log (id, word_id, kind, grade, predicted, reviewed_at, before)
      values (gen_random_uuid(), 1, 'recognise', $2, $3,
        (my_day() - $1::int + time '12:00') at time zone 'Europe/Paris', $4) returning id`,
    [ago, grade, predicted, JSON.stringify(before)],
  )

test('words are known, or kept and being learnt, never both; a neighbour’s are neither', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  for (const word_fr of ['livre', 'bouquin']) await makeWord(db.as(anna), { word_fr })
  for (const word_ru of ['дом', 'стол']) await makeWord(db.as(anna), { word_ru, word_fr: 'x' })
  await makeWord(db.as(boris))
  await know(anna, 'книга')
  await know(anna, 'окно')
  await know(anna, 'стол', 'ignored')
  await know(boris, 'окно')
  const facts = await progressOf(anna)
  expect(facts).toMatchObject({ learning: 1, known: 2, days: [{ wordsKept: 4, wordsKnown: 2 }] })
  expect(facts.setAside).toEqual([{ day: facts.today, words: 3 }])
  expect(await progressOf(boris)).toMatchObject({ learning: 1, known: 1 })
})

test('recall is of reviews whose answer was predicted, by week, without those taken back', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await review(anna, 0, 3, 0.9)
  await review(anna, 6, 1, 0.8)
  await review(anna, 7, 2, 0.5)
  await review(anna, 1, 3, null)
  for (const state of [1, 3]) await review(anna, 0, 1, 1, { state })
  await review(anna, 200, 3, 0.9)
  await review(boris, 0, 1, 0.1)
  const [{ id } = { id: '' }] = await review(anna, 2, 1, 0.9)
  await db.as(anna).query(
    `insert into review_log (id, word_id, kind, undoes, reviewed_at, before)
      values (gen_random_uuid(), 1, 'recognise', $1, now(), '{}')`,
    [id],
  )
  const { recall } = await progressOf(anna)
  expect(recall.toSorted((one, other) => one.weeksAgo - other.weeksAgo)).toEqual([
    { weeksAgo: 0, asked: 2, recalled: 1, predicted: expect.closeTo(1.7) },
    { weeksAgo: 1, asked: 1, recalled: 1, predicted: 0.5 },
  ])
})

test('the forecast holds what is overdue today, and the hardest words are those forgotten most often', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const haveCard = async (person: Person, word_ru: string, inDays: number, lapses: number) => {
    const { id } = await makeWord(db.as(person), { word_ru })
    await db.as(person).query(
      `update word_reviews set state = 2, stability = 4, lapses = $3,
        due = (my_day() + $2::int + time '12:00') at time zone 'Europe/Paris' where word_id = $1`,
      [id, inDays, lapses],
    )
  }
  await haveCard(anna, 'дом', -4, 1)
  await haveCard(anna, 'стол', 0, 0)
  await haveCard(anna, 'окно', 29, 5)
  await haveCard(anna, 'дверь', 30, 3)
  await haveCard(boris, 'чай', 3, 9)
  await makeWord(db.as(anna), { word_ru: 'новое' })
  const { forecast, hardest } = await progressOf(anna)
  expect(forecast.toSorted((one, other) => one.inDays - other.inDays)).toEqual([
    { inDays: 0, cards: 2 },
    { inDays: 29, cards: 1 },
  ])
  await db.as(anna).query(`insert into learner_settings (card_kinds) values ('{recognise}')`)
  await db.as(anna).query(`update word_reviews set kind = 'recall' where lapses = 5`)
  expect((await progressOf(anna)).forecast).toEqual([{ inDays: 0, cards: 2 }])
  expect(hardest.map(({ word_ru, lapses }) => [word_ru, lapses])).toEqual([
    ['окно', 5],
    ['дверь', 3],
    ['дом', 1],
  ])
})

test('of the most frequent lemmas, those known and being learnt are counted in their bands', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  for (const word_ru of ['книга', 'дом', 'Москва']) await makeWord(db.as(anna), { word_ru })
  await know(anna, 'дом')
  await know(anna, 'Москва', 'ignored')
  await know(boris, 'книга')
  const bands = await db.as(anna).query(
    `select * from count_frequent_words(
      array(select lemma_id(l) from unnest('{дом,и,книга,Москва,стол}'::text[]) with ordinality as x (l, n) order by n),
      '{2,5}', 'ru')`,
  )
  expect(bands).toEqual([
    { band: 0, known: 1, learning: 0 },
    { band: 1, known: 0, learning: 1 },
  ])
})

test.each(["progress_facts('ru')", "count_frequent_words('{1}', '{1}', 'ru')"])(
  'a visitor may not call %s',
  async (call) => {
    await refused(db.visitor.query(`select ${call}`))
  },
)
