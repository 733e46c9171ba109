import { makeUser, makeWord, type Person, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { refused } from './effects.ts'

const db = await testDatabase()

/** The pages of the database that the next cards of a learner cost, who has so many and of whom each may be due. */
async function pagesRead(cards: number, isDue: boolean): Promise<number> {
  const anna = await makeUser(db)
  await db.query(
    `insert into user_words (user_id, word_ru, word_fr)
     select $1, 'слово' || n, 'mot' || n from generate_series(1, $2::integer) n`,
    [anna.id, cards],
  )
  await db.query(
    `update word_reviews set state = 2, stability = 5, difficulty = 5, last_review = now() - interval '9 days',
       due = now() + (case when $2 then -1 else 3 end) * (id % 100 + 1) * interval '1 hour'
         + case when $2 then interval '0' else interval '2 days' end
     where user_id = $1`,
    [anna.id, isDue],
  )
  await db.query('vacuum analyze word_reviews')
  const claims = JSON.stringify({ sub: anna.id, role: 'authenticated' })
  return db.database.transaction(async ({ query }) => {
    await query(`select set_config('request.jwt.claims', $1, true)`, [claims])
    await query(`select set_config('role', 'authenticated', true)`)
    // What the session learns once is not counted, nor what it learns again because another process analysed a table.
    for (let warm = 0; warm < 6; warm++) await query('select public.due_cards()')
    const costs: number[] = []
    for (let time = 0; time < 3; time++) {
      const { rows } = await query<{ 'QUERY PLAN': unknown }>(
        'explain (analyze, buffers, format json) select public.due_cards()',
      )
      costs.push(Number(/"Shared Hit Blocks": (\d+)/.exec(JSON.stringify(rows, null, 1))?.[1]))
    }
    return Math.min(...costs)
  })
}

test('the next cards cost the same whether 500 words wait or 5,000, all due or none', async () => {
  // With other people's cards the indexes are as high as they stay.
  await pagesRead(15_000, false)
  for (const isDue of [true, false]) {
    const [few, many] = [await pagesRead(500, isDue), await pagesRead(5000, isDue)]
    expect(few).toBeGreaterThan(10)
    expect(many).toBeLessThanOrEqual(few * 1.2)
  }
})

test('the account is looked up as often for ten cards as for one', async () => {
  const anna = await makeUser(db)
  for (let word = 0; word < 10; word += 1) await makeWord(db.as(anna), { word_ru: `слово${word}` })
  const claims = JSON.stringify({ sub: anna.id, role: 'authenticated' })
  const lookups = (cards: number) =>
    db.database.transaction(async ({ query }) => {
      await query(`select set_config('request.jwt.claims', $1, true)`, [claims])
      const counted = async () => {
        const { rows } = await query<{ scans: number }>(
          `select (seq_scan + idx_scan)::integer as scans from pg_stat_xact_user_tables
           where relid = 'auth.users'::regclass`,
        )
        return rows[0]?.scans ?? Number.NaN
      }
      const before = await counted()
      await query(`select set_config('role', 'authenticated', true)`)
      const { rows } = await query<{ cards: unknown[] }>(
        `select due_cards(at_most => $1) -> 'cards' as cards`,
        [cards],
      )
      expect(rows[0]?.cards).toHaveLength(cards)
      return (await counted()) - before
    })
  const [one, ten] = [await lookups(1), await lookups(10)]
  expect(one).toBeGreaterThan(0)
  expect(ten).toBe(one)
})

test('a visitor calls none of the functions of a review', async () => {
  const id = crypto.randomUUID()
  const calls = [
    'due_cards()',
    'card_to_review(1)',
    'my_settings()',
    `undo_review('${id}', '${id}')`,
    `record_review('${id}', 1, 3, now(), 0, '{}', '{}')`,
  ]
  for (const call of calls) await refused(db.visitor.query(`select public.${call}`))
})

test('words that go over to another account rest if they are known there, and the other way round', async () => {
  const [guest, keeper] = [await makeUser(db), await makeUser(db)]
  await makeWord(db, { user_id: guest.id, word_ru: 'дом', word_fr: 'maison' })
  await makeWord(db, { user_id: keeper.id, word_ru: 'книга', word_fr: 'livre' })
  const know = ({ id }: Person, lemma: string) =>
    db.query(
      `insert into word_states (user_id, lang, lemma, state) values ($1, 'ru', $2, 'known')`,
      [id, lemma],
    )
  await know(guest, 'книга')
  await know(keeper, 'дом')
  const resting = async () => {
    const rows = await db.query(
      `select w.word_ru from user_words w join word_reviews r on r.word_id = w.id
       where w.user_id = $1 and r.queue = 'aside' order by w.word_ru`,
      [keeper.id],
    )
    return rows.map(({ word_ru }) => word_ru)
  }
  expect(await resting()).toEqual([])

  for (const table of ['user_words', 'word_states']) {
    await db.query(`update ${table} set user_id = $2 where user_id = $1`, [guest.id, keeper.id])
  }

  expect(await resting()).toEqual(['дом', 'книга'])
  await db.query('delete from word_states where user_id = $1', [keeper.id])
  expect(await resting()).toEqual([])
})

test('a day has so many reviews and no more, also where they are the first of a later kind', async () => {
  const anna = await makeUser(db)
  await db.query(
    `insert into user_words (user_id, word_ru, word_fr)
     select $1, 'слово ' || n, 'mot ' || n from generate_series(1, 15) n`,
    [anna.id],
  )
  await db.query(
    `update word_reviews set state = 2, stability = 50, difficulty = 5, due = now() + interval '40 days',
       last_review = now() - interval '5 days' where user_id = $1`,
    [anna.id],
  )
  await db.query(
    `insert into word_reviews (user_id, word_id, kind, due)
     select user_id, id, 'gap', now() - interval '1 day' from user_words where user_id = $1`,
    [anna.id],
  )
  await db.query('insert into learner_settings (user_id, reviews_a_day) values ($1, 10)', [anna.id])

  const reviews: string[] = []
  for (let left = 15; left > 0; left--) {
    const [row] = await db
      .as(anna)
      .query<{ cards: { id: number; memory: object }[] }>(`select due_cards() -> 'cards' as cards`)
    const [card] = row?.cards ?? []
    if (!card) break
    const memory = { ...card.memory, state: 2, reps: 1, stability: 5, difficulty: 5 }
    const review = crypto.randomUUID()
    reviews.push(review)
    await db.as(anna).query(
      `select record_review($1, $2, 3, now(), 1000, $3,
           $4::jsonb || jsonb_build_object('due', now() + interval '5 days', 'last_review', now()))`,
      [review, card.id, JSON.stringify(card.memory), JSON.stringify(memory)],
    )
  }
  expect(reviews).toHaveLength(10)
  const day = () => db.as(anna).query('select reviews, asked, due_asked from study_days')
  expect(await day()).toEqual([{ reviews: 10, asked: 0, due_asked: 10 }])
  await db.as(anna).query('select undo_review(gen_random_uuid(), $1)', [reviews.at(-1)])
  expect(await day()).toEqual([{ reviews: 9, asked: 0, due_asked: 9 }])
})
