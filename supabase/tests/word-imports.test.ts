import { makeUser, makeWord, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { breaks, refused } from './effects.ts'
import { card, importsOf, word } from './imported-words.ts'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()

const { bring, keepPart, begin, take, pairs } = importsOf(db)

describeOwnRows(db, { table: 'word_imports', make: bring, change: `file_name = 'autres.csv'` })

describeOwnRows(db, {
  table: 'word_import_parts',
  make: async (speaker, owner) => {
    const [brought] = await bring(db, owner)
    await keepPart(speaker, owner, brought?.id ?? '')
  },
  change: `rows = '[{}]'`,
})

test('a part brings its words with the memory of their cards and their states; a part sent twice counts once', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await makeWord(db, { user_id: anna.id, word_ru: 'дом', word_fr: 'maison' })
  await makeWord(db, { user_id: boris.id, word_ru: 'книга', word_fr: 'livre' })
  const id = await begin(anna, 2)
  const words = [
    word('книга', 'livre', { cards: [card], sentence: 'Я читаю книгу.', form: 'кни́гу', at: 8 }),
    word('книга', 'livre'),
    word('дом', 'maison', { cards: [card] }),
    word('Маша', '', { state: 'ignored' }),
    word('и', 'et', { state: 'known' }),
  ]
  await take(anna, id, 1, words)
  expect(await pairs(anna)).toEqual(['дом maison'])

  await take(anna, id, 0, words, [{ line: 9, cells: ['x'], reason: 'no-french' }])
  await take(anna, id, 0, words)

  expect(await pairs(anna)).toEqual(['дом maison', 'книга livre', 'и et'])
  expect(await pairs(boris)).toEqual(['книга livre'])
  expect(
    await db.as(anna).query(
      `select w.word_ru, w.sentence_form, w.sentence_at, r.state, r.stability, r.reps, r.due
       from word_reviews r join user_words w on w.user_id = r.user_id and w.id = r.word_id order by w.id`,
    ),
  ).toMatchObject([
    { word_ru: 'дом', state: 0, reps: 0 },
    {
      ...{ word_ru: 'книга', sentence_form: 'кни́гу', sentence_at: 8, state: 2, stability: 20 },
      ...{ reps: 7, due: new Date('2026-12-24T04:00:00Z') },
    },
    { word_ru: 'и', state: 0 },
  ])
  expect(
    await db.as(anna).query('select lemma, state, batch from word_states order by lemma'),
  ).toEqual([
    { lemma: 'и', state: 'known', batch: id },
    { lemma: 'Маша', state: 'ignored', batch: id },
  ])
  expect(
    await db
      .as(anna)
      .query(
        'select status, parts_taken, rows_taken, words_added, states_added, doubles, refused from word_imports',
      ),
  ).toEqual([
    {
      status: 'running',
      parts_taken: 1,
      rows_taken: 6,
      words_added: 2,
      states_added: 2,
      doubles: 2,
      refused: 1,
    },
  ])
  await take(anna, id, 1, [])
  expect(await db.as(anna).query('select status from word_imports')).toEqual([{ status: 'done' }])
  expect(await db.as(anna).query('select rows from word_import_parts order by part')).toEqual([
    { rows: [{ line: 9, cells: ['x'], reason: 'no-french' }] },
    { rows: [] },
  ])
})

test('a learner asks which pairs they have, and hears of no other learner’s', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await makeWord(db, { user_id: anna.id, word_ru: 'дом', word_fr: 'maison' })
  const ask = `select pairs_i_have('[["кот","chat"],["дом","maison"],["дом","foyer"]]') as places`
  expect(await db.as(anna).query(ask)).toEqual([{ places: [1] }])
  expect(await db.as(boris).query(ask)).toEqual([{ places: [] }])
  await refused(db.visitor.query(ask))
})

test('a new file clears the one that was only looked at, and what others left for a day', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const wait = `insert into word_imports (user_id, file_name, source, created_at) values ($1, $2, 'other', now() - $3::interval)`
  await db.query(wait, [anna.id, 'first', '1 minute'])
  await db.query(wait, [boris.id, 'old', '25 hours'])
  await db.query(wait, [boris.id, 'young', '2 minutes'])
  await db.query(wait, [anna.id, 'second', '0'])
  const names = await db.query(
    'select file_name from word_imports where user_id = any($1) order by file_name',
    [[anna.id, boris.id]],
  )
  // Boris's younger file had cleared his older one.
  expect(names).toEqual([{ file_name: 'second' }, { file_name: 'young' }])
})

test('a learner has at most fifty imports: the oldest that are over go, their words stay', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const bringMany = ({ id }: { id: string }, count: number, status: string) =>
    db.query(
      `insert into word_imports (user_id, file_name, source, status, created_at)
       select $1, $3 || n, 'other', $3, '2026-01-01'::date + n from generate_series(1, $2::int) n`,
      [id, count, status],
    )
  await bringMany(boris, 50, 'done')
  await bringMany(anna, 50, 'done')
  const [{ id: oldest } = { id: '' }] = await db.query<{ id: string }>(
    `select id from word_imports where user_id = $1 and file_name = 'done1'`,
    [anna.id],
  )
  await makeWord(db, { user_id: anna.id, import_id: oldest } as never)
  const names = async (file: string) => {
    const rows = await db
      .as(anna)
      .query('select file_name from word_imports where file_name = $1', [file])
    return rows.length
  }

  await bring(db.as(anna), anna)
  expect([await names('done1'), await names('done2'), await names('mots.csv')]).toEqual([0, 1, 1])
  expect(await pairs(anna)).toHaveLength(1)
  await breaks('23514', bringMany(anna, 50, 'running'))
  expect(await db.as(anna).query('select from word_imports')).toHaveLength(50)
  expect(await db.as(boris).query('select from word_imports')).toHaveLength(50)
})

test('the parts of a learner’s files are limited together, however many files there are', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await db.query(
    `create or replace function private.most_import_bytes() returns bigint language sql immutable
     set search_path = '' as 'select 20000::bigint'`,
  )
  // What does not get smaller when it is stored.
  const noise = `(select jsonb_build_array(string_agg(gen_random_uuid()::text, '')) from generate_series(1, 300))`
  const add = async (speaker: typeof boris, part: number, id: string) =>
    db
      .as(speaker)
      .query(
        `insert into word_import_parts (user_id, import_id, part, rows) values ($1, $2, $3, ${noise})`,
        [speaker.id, id, part],
      )
  const first = await begin(anna, 0)
  const second = await begin(anna, 0)
  await add(anna, 0, first)
  await breaks('23514', add(anna, 1, first))
  await breaks('23514', add(anna, 0, second))
  await breaks('23514', db.as(anna).query(`update word_import_parts set rows = rows || ${noise}`))
  await add(boris, 0, await begin(boris, 0))
  await db.as(anna).query('delete from word_imports where id = $1', [first])
  await add(anna, 0, second)
})
