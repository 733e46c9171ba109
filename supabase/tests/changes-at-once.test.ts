import { makeMaterial, makeUser, type Person, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { importsOf, word } from './imported-words.ts'

const db = await testDatabase()
const text = await makeMaterial(db)
const { begin } = importsOf(db)

/** What the tabs and devices of one learner ask for; `round` begins with 1. */
const changes: Record<string, (learner: Person, round: number) => Promise<unknown>> = {
  keep: (learner, round) =>
    db
      .as(learner)
      .query('insert into user_words (word_ru, word_fr) values ($1, $2)', [
        `новое ${round}`,
        'neuf',
      ]),
  change: (learner, round) =>
    db
      .as(learner)
      .query(`update user_words set word_ru = word_ru || '!' where word_ru in ($1, 'мост')`, [
        `слово ${400 - round}`,
      ]),
  remove: (learner, round) =>
    db.as(learner).query('delete from user_words where word_ru = $1', [`слово ${round}`]),
  know: (learner) => db.as(learner).query(`select set_word_state('ru', 'слово 200', 'known')`),
  forget: (learner) => db.as(learner).query(`select set_word_state('ru', 'слово 200')`),
  suspend: (learner) =>
    db.as(learner).query(`update word_reviews set is_suspended = not is_suspended`),
  learn: (learner, round) =>
    db
      .as(learner)
      .query('update users_profile set learning_language = $2 where id = $1', [
        learner.id,
        round % 2 ? 'fr' : 'ru',
      ]),
  review: (learner) => answer(learner),
  rest: (learner, round) =>
    db.as(learner).query(round % 2 ? 'select pause_study()' : 'select resume_study()'),
  aim: (learner, round) =>
    db.as(learner).query(
      `insert into learner_settings (user_id, goal_amount) values ($1, $2)
       on conflict (user_id) do update set goal_amount = excluded.goal_amount`,
      [learner.id, round],
    ),
  undo: (learner) =>
    db.as(learner).query(
      `select undo_review(gen_random_uuid(), l.id) from review_log l
       where l.undoes is null order by l.created_at desc limit 1`,
    ),
  import: (learner, round) =>
    db.as(learner).query(
      `select take_import_part(i.id, i.parts_taken, $1, '[]', 20) from word_imports i
       where i.status = 'running'`,
      [JSON.stringify(words(`часть ${round}`))],
    ),
  'keep offline': (learner, round) =>
    take(learner, 'keep', { word_ru: `в поезде ${round}`, word_fr: 'train' }),
  'know offline': (learner) =>
    take(learner, 'state', { lang: 'ru', lemma: 'слово 200', state: 'known' }),
  'remove offline': async (learner, round) => {
    const [word] = await db
      .as(learner)
      .query<{ id: number }>('select id from user_words where word_ru = $1', [
        `слово ${300 + round}`,
      ])
    return take(learner, 'remove', { word: word?.id ?? 1 })
  },
  'read offline': (learner, round) =>
    take(learner, 'place', { material: text.id, word: round, seconds: 5 }),
  read: (learner, round) =>
    db.as(learner).query('select keep_reading_place($1, $2, 5)', [text.id, round]),
  'take back': (learner) =>
    db.as(learner).query(`select undo_import(i.id) from word_imports i where i.status = 'done'`),
}

const take = (learner: Person, kind: string, what: object) =>
  db
    .as(learner)
    .query(`select take_change(gen_random_uuid(), now() - interval '1 minute', $1, $2)`, [
      kind,
      JSON.stringify(what),
    ])
const words = (name: string) => Array.from({ length: 20 }, (_, n) => word(`${name} ${n}`, 'mot'))

async function answer(learner: Person) {
  const [card] = await db.query<{ id: number; memory: object }>(
    `select r.id, private.memory_of(r) as memory from word_reviews r
     join user_words w on w.user_id = r.user_id and w.id = r.word_id
     where w.user_id = $1 and w.word_ru = 'слово 200' and r.kind = 'recognise'`,
    [learner.id],
  )
  const memory = { ...card?.memory, reps: 1, state: 2, stability: 3, difficulty: 5 }
  return db.as(learner).query(
    `select record_review(gen_random_uuid(), $1, 3, now(), 1000, $2, $3, begins => 'gap')`,
    [card?.id, card?.memory, memory].map((value) =>
      typeof value === 'object' ? JSON.stringify(value) : value,
    ),
  )
}

async function makeLearner() {
  const learner = await makeUser(db)
  const brought = crypto.randomUUID()
  await db.query(
    `insert into word_imports (user_id, id, file_name, source, status, part_count)
     values ($1, $2, 'a.csv', 'other', 'done', 1)`,
    [learner.id, brought],
  )
  await db.query(
    `insert into user_words (user_id, word_ru, word_fr, import_id)
     select $1, 'слово ' || n, 'mot ' || n, case when n > 400 then $2::uuid end
     from generate_series(1, 600) n`,
    [learner.id, brought],
  )
  await begin(learner, 100)
  return learner
}

test('whatever a learner changes at once from many tabs, no change ends another', async () => {
  const failed = new Set<string>()
  for (let time = 0; time < 3 && failed.size === 0; time++) {
    const learner = await makeLearner()
    await Promise.all(
      Object.entries(changes).map(async ([name, change]) => {
        for (let round = 1; round <= 25 && failed.size === 0; round++) {
          await change(learner, round).catch((error: unknown) => failed.add(`${name}: ${error}`))
        }
      }),
    )
  }
  expect([...failed]).toEqual([])
})

test('an account that is deleted while other tabs still work is gone, and none ends another', async () => {
  const failed = new Set<string>()
  const note = (error: unknown) => {
    // A word of an account that is gone is refused.
    if (!String(error).includes('foreign key')) failed.add(String(error))
  }
  for (let time = 0; time < 12 && failed.size === 0; time++) {
    const learner = await makeLearner()
    const working = [changes.keep, changes.know].map(async (change) => {
      for (let round = 1; round <= 5; round++) await change?.(learner, round).catch(note)
    })
    await Promise.all([...working, db.as(learner).query('select delete_my_account()').catch(note)])
    expect(await db.query('select from auth.users where id = $1', [learner.id])).toEqual([])
  }
  expect([...failed]).toEqual([])
})
