import { randomUUID } from 'node:crypto'
import {
  makeActivity,
  makeLesson,
  makeMaterial,
  makeUser,
  makeWord,
  type Person,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { mergingIn } from './merging.ts'

const db = await testDatabase()
const { makeGuest, offer, merge, rowsOf, accountsLeft, countedWords } = mergingIn(db)

const review = (person: Person, word: { id: number }, values: { reps: number; kind?: string }) =>
  db.query(
    `insert into word_reviews (user_id, word_id, kind, reps, state) values ($1, $2, $3, $4, 2)
     on conflict (user_id, word_id, kind) do update set reps = excluded.reps, state = 2`,
    [person.id, word.id, values.kind ?? 'recognise', values.reps],
  )

async function logReview(person: Person, word: { id: number }, undoes?: string) {
  const id = randomUUID()
  await db.query(
    `insert into review_log (id, user_id, word_id, kind, grade, undoes, reviewed_at, before)
     values ($1, $2, $3, 'recognise', $4, $5, now(), '{}')`,
    [id, person.id, word.id, undoes ? null : 3, undoes ?? null],
  )
  return id
}

test('what a visitor kept is theirs after they have signed in; their days are added up, and the other account is gone', async () => {
  const [guest, anna, boris] = [await makeGuest(), await makeUser(db), await makeUser(db)]
  const word = await makeWord(db.as(guest), { word_sentence: 'Он читает книгу.' })
  await makeWord(db.as(guest), { word_ru: 'дом', word_fr: 'maison' })
  await makeWord(db.as(anna), { word_ru: 'дом', word_fr: 'logis' })
  await makeWord(db.as(boris))
  await review(guest, word, { reps: 4 })
  const first = await logReview(guest, word)
  const undoing = await logReview(guest, word, first)
  const bystander = await rowsOf(boris, 'user_words')

  expect(await merge(anna, await offer(guest))).toEqual({ moved: 2, doubled: 0, refused: null })

  expect((await rowsOf(anna, 'user_words')).map(({ word_fr }) => word_fr)).toEqual(
    expect.arrayContaining(['livre', 'maison', 'logis']),
  )
  expect(await rowsOf(anna, 'user_words')).toContainEqual(
    expect.objectContaining({ id: word.id, word_sentence: 'Он читает книгу.' }),
  )
  expect(await rowsOf(anna, 'word_reviews')).toContainEqual(
    expect.objectContaining({ word_id: word.id, reps: 4 }),
  )
  expect((await rowsOf(anna, 'review_log')).map(({ id }) => id).sort()).toEqual(
    [first, undoing].sort(),
  )
  expect(await countedWords(anna)).toEqual({ word_count: 3, words: 3, kept: 3, known: 0 })
  expect(await rowsOf(anna, 'study_days')).toMatchObject([{ words_kept: 3, kept_that_day: 3 }])
  expect(await rowsOf(boris, 'user_words')).toEqual(bystander)
  expect(await accountsLeft(guest, anna)).toEqual([anna.id])
})

test('a word that both have is one word: the older history wins, and no review is lost', async () => {
  const [guest, anna] = [await makeGuest(), await makeUser(db)]
  const [older, newer] = ['2026-01-01T00:00:00Z', '2026-03-01T00:00:00Z'].map((at) => new Date(at))
  const pair = { word_ru: 'книга', word_fr: 'livre' }
  const theirs = await makeWord(db, {
    ...pair,
    user_id: guest.id,
    created_at: older,
    word_sentence: 'Вот книга.',
  } as never)
  const own = await makeWord(db, {
    ...pair,
    user_id: anna.id,
    created_at: newer,
    word_sentence: 'Эта книга.',
  } as never)
  await review(guest, theirs, { reps: 2 })
  await review(guest, theirs, { reps: 5, kind: 'gap' })
  await review(anna, own, { reps: 9 })
  await review(anna, own, { reps: 7, kind: 'recall' })
  const [theirLog, ownLog] = [await logReview(guest, theirs), await logReview(anna, own)]

  expect(await merge(anna, await offer(guest))).toEqual({ moved: 0, doubled: 1, refused: null })

  expect(await rowsOf(anna, 'user_words')).toEqual([
    expect.objectContaining({ id: own.id, created_at: older, word_sentence: 'Вот книга.' }),
  ])
  const cards = await rowsOf(anna, 'word_reviews')
  expect(cards.map(({ kind, reps, word_id }) => [kind, reps, word_id]).sort()).toEqual([
    ['gap', 5, own.id],
    ['recall', 7, own.id],
    ['recognise', 2, own.id],
  ])
  const log = await rowsOf(anna, 'review_log')
  expect(new Map(log.map(({ id, word_id }) => [id, word_id]))).toEqual(
    new Map([
      [theirLog, own.id],
      [ownLog, theirs.id],
    ]),
  )
  expect(await countedWords(anna)).toEqual({ word_count: 1, words: 1, kept: 1, known: 0 })
})

test('a card that was reviewed is not lost to an older one that never was', async () => {
  const [guest, anna] = [await makeGuest(), await makeUser(db)]
  const theirs = await makeWord(db, { user_id: guest.id, created_at: new Date(0) } as never)
  const own = await makeWord(db.as(anna))
  await review(anna, own, { reps: 9 })

  await merge(anna, await offer(guest))
  expect(await rowsOf(anna, 'word_reviews')).toEqual([
    expect.objectContaining({ word_id: own.id, reps: 9 }),
  ])
  expect(theirs.id).not.toBe(own.id)
})

/** How a row of each table is made that belongs to learners; the word and its first card are there already. */
const rowsToGoOver: Record<string, string> = {
  activity_results: `insert into activity_results (user_id, h5p_id, score, max_score) select $1, id, 1, 2 from h5p limit 1`,
  device_changes: `insert into device_changes (id, user_id, kind, what, made_at, outcome)
    values (gen_random_uuid(), $1, 'keep', '{}', now(), 'done')`,
  learner_settings: 'insert into learner_settings (user_id) values ($1)',
  reading_places: `insert into reading_places (user_id, material_id, word) select $1, id, 7 from materials limit 1`,
  review_log: `insert into review_log (id, user_id, word_id, kind, grade, reviewed_at, before)
    select gen_random_uuid(), $1, id, 'recognise', 3, now(), '{}' from user_words where user_id = $1`,
  study_pauses: `insert into study_pauses (user_id, from_day) values ($1, '2026-11-01')`,
  user_lessons: `insert into user_lessons (user_id, lesson_id) select $1, id from lessons limit 1`,
  user_materials: `insert into user_materials (user_id, material_id, is_studied) select $1, id, true from materials limit 1`,
  word_import_parts: `insert into word_import_parts (user_id, import_id, part, rows)
    select $1, id, 0, '[]' from word_imports where user_id = $1`,
  word_imports: `insert into word_imports (user_id, file_name, source) values ($1, 'a.csv', 'other')`,
  word_states: `insert into word_states (user_id, lang, lemma, state) values ($1, 'ru', 'мост', 'known')`,
}

test('every table of what learners own goes over', async () => {
  const [guest, anna] = [await makeGuest(), await makeUser(db)]
  await makeWord(db.as(guest))
  await makeMaterial(db)
  await makeActivity(db, { material_id: (await makeLesson(db)).id, type: 'lessons' })
  const tables = (
    await db.query<{ name: string }>('select private.learners_tables()::text as name')
  ).map(({ name }) => name)
  expect(tables).toContain('user_words')
  for (const name of tables) {
    const sql = rowsToGoOver[name]
    if (sql) await db.query(sql, [guest.id])
  }
  const before = new Map<string, Record<string, unknown>[]>()
  for (const name of tables) {
    before.set(name, await rowsOf(guest, name))
    expect(before.get(name), `a row of ${name} to go over: add one above`).not.toEqual([])
  }

  await merge(anna, await offer(guest))
  for (const [name, rows] of before) {
    // A day is added to one of the other account, which may begin with this very merge.
    const moments = name === 'study_days' ? { created_at: null, updated_at: null } : {}
    const arrived = rows.map((row) => ({ ...row, ...moments, user_id: anna.id }))
    const now = await rowsOf(anna, name)
    expect(
      now.map((row) => ({ ...row, ...moments })),
      name,
    ).toEqual(arrived)
  }
})

const keepMany = (person: Person, from: number, to: number) =>
  db.query(
    `insert into user_words (user_id, word_ru, word_fr) select $1, 'слово ' || n, 'mot ' || n
     from generate_series($2::int, $3::int) n`,
    [person.id, from, to],
  )

test('5,000 words on each side, half of them the same, and a line that breaks in the middle: all or nothing', async () => {
  const [guest, anna] = [await makeGuest(), await makeUser(db)]
  await keepMany(guest, 1, 5000)
  await keepMany(anna, 2501, 7500)
  const ticket = await offer(guest)
  const before = [await rowsOf(guest, 'user_words'), await rowsOf(anna, 'user_words')]

  // Another transaction holds a word, so that the merge is in its middle when its connection is ended.
  const held = await db.database.transaction(async (tx) => {
    await tx.query(
      `select from user_words where user_id = $1 and word_ru = 'слово 4000' for update`,
      [anna.id],
    )
    await tx.query(`select from user_words where user_id = $1 for update`, [guest.id])
    const cut = merge(anna, ticket).catch((error: unknown) => error)
    await expect
      .poll(async () => {
        const waiting = await db.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where wait_event_type = 'Lock' and query like '%merge_words%' and datname = current_database()`,
        )
        return waiting.length
      })
      .toBe(1)
    return cut
  })
  expect(held).toBeInstanceOf(Error)
  expect([await rowsOf(guest, 'user_words'), await rowsOf(anna, 'user_words')]).toEqual(before)
  expect(await accountsLeft(guest, anna)).toHaveLength(2)

  expect(await merge(anna, ticket)).toEqual({ moved: 2500, doubled: 2500, refused: null })
  expect(await countedWords(anna)).toEqual({ word_count: 7500, words: 7500, kept: 7500, known: 0 })
  expect(await rowsOf(anna, 'word_reviews')).toHaveLength(7500)
  expect(await rowsOf(guest, 'user_words')).toEqual([])
})
