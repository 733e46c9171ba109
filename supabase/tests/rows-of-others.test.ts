import { makeUser, type Person, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { lemmas, makeText } from './texts-with-words.ts'

const db = await testDatabase()

const learnerTables = [
  'user_words',
  'word_reviews',
  'word_states',
  'review_log',
  'study_days',
  'users_profile',
  'learner_settings',
  'reading_places',
  'user_materials',
]

/** Learners with 50 words, as many states, a review of each word, and ten days. */
async function makeCrowd(name: string, learners: number) {
  await db.query(
    `with crowd as (
       insert into auth.users (id, email, raw_user_meta_data)
       select gen_random_uuid(), $1 || n || '@example.org', '{}' from generate_series(1, $2::integer) n
       returning id
     ), days as (
       insert into study_days (user_id, day, reviews)
       select id, current_date - n, 5 from crowd, generate_series(1, 10) n
     )
     insert into word_states (user_id, lang, lemma, state)
     select id, 'ru', 'знакомое' || n, 'known' from crowd, generate_series(1, 50) n`,
    [name, learners],
  )
  await fillWords(`select id from auth.users where email like '${name}%'`)
}

async function fillWords(learners: string) {
  await db.query(
    `insert into user_words (user_id, word_ru, word_fr)
     select id, 'слово' || n, 'mot' || n from (${learners}) l, generate_series(1, 50) n`,
  )
  await db.query(
    `insert into review_log (id, user_id, word_id, kind, grade, reviewed_at, before)
     select gen_random_uuid(), user_id, id, 'recognise', 3, now(), '{"state": 0}'
     from user_words where user_id in (${learners})`,
  )
  await db.query('vacuum analyze user_words, word_reviews, word_states, review_log, study_days')
}

const asks = {
  'the queue of the day': 'select public.due_cards()',
  'the facts of the home': `select public.home_facts('ru')`,
  'the home': 'select public.home_page()',
  'the progress': `select public.progress_facts('ru')`,
  'the states of a text': 'select public.states_of_text(1)',
  'a list with shares': `select * from public.list_texts('ru', sort_by => 'easiest')`,
  'the next text': 'select * from public.next_text(1)',
  'the newest words': 'select * from user_words order by id desc limit 20',
  'the page of a text': 'select public.reading_page(1)',
  'the page of a section': `select public.section_page('culture', 20)`,
  'the page of all sections': 'select public.sections_page()',
  'the dictionary': 'select public.dictionary_page(20)',
  'a part of an import': `select public.take_import_part(gen_random_uuid(), 0, '[]', '[]', 0)`,
  'a word is kept': `insert into user_words (word_ru, word_fr) values ('новое', 'nouveau')`,
  'a word is known': `select public.set_word_state('ru', 'известное', 'known')`,
  'a review': `select public.record_review(gen_random_uuid(), id, 3, now(), 1000, memory, memory)
    from (select $card as id, public.card_to_review($card) #> '{card,memory}' as memory) card`,
  'a review taken back': 'select public.undo_review(gen_random_uuid(), gen_random_uuid())',
  'the reading place': 'select public.keep_reading_place(1, 5, 10)',
}

/** Rows of the learners' tables that each ask reads; nothing that it writes is kept. */
async function rowsRead(learner: Person, card: string): Promise<Record<string, number>> {
  const read: Record<string, number> = {}
  for (const [name, sql] of Object.entries(asks)) {
    read[name] = await rowsOf(sql.replaceAll('$card', card), {
      role: 'authenticated',
      sub: learner.id,
    })
  }
  return read
}

async function rowsOf(sql: string, claims: { role: string; sub?: string }): Promise<number> {
  let read = Number.NaN
  const asking = db.database.transaction(async ({ query }) => {
    // The connection may still count what it did before.
    const counted = async () => {
      const { rows } = await query<{ rows: number }>(ROWS_COUNTED, [learnerTables])
      return rows[0]?.rows ?? Number.NaN
    }
    await query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)])
    await query(`select set_config('role', $1, true)`, [claims.role])
    const before = await counted()
    await query(sql)
    read = (await counted()) - before
    throw new Undone()
  })
  await asking.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return read
}

const ROWS_COUNTED = `
  select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows
  from pg_stat_xact_user_tables where relname = any ($1)`

class Undone extends Error {}

test('weights are fitted for those who were there lately: learners who rest cost nothing', async () => {
  await makeCrowd('resting', 100)
  await db.query(`update study_days set created_at = now() - interval '1 month', reviews = 100`)
  await db.query('vacuum analyze study_days')
  const claim = 'select * from public.claim_learner_to_fit()'
  expect(await rowsOf(claim, { role: 'service_role' })).toBeLessThan(10)
})

test('what a learner asks reads no rows of the other learners', async () => {
  // What reads all rows until it finds a learner’s is found out by the last one.
  await makeCrowd('others', 400)
  const anna = await makeUser(db)
  await makeText(db, lemmas(300))
  await fillWords(`select '${anna.id}'::uuid as id`)
  const [card] = await db.query<{ id: string }>(
    'select id::text from word_reviews where user_id = $1 limit 1',
    [anna.id],
  )
  const read = await rowsRead(anna, card?.id ?? '')

  const ownRows = 50 + 50 + 50 + 10
  for (const name of Object.keys(asks)) expect(read[name], name).toBeLessThan(2 * ownRows)
})

test('a search and the progress read a learner’s many words from keys, not page by page', async () => {
  await makeCrowd('scattered', 40)
  // Each row of a learner beside those of forty others, as the days bring them.
  const everyone = `(select id from auth.users where email like 'scattered%') l`
  await db.query(
    `insert into user_words (user_id, word_ru, word_fr)
     select id, 'редкое' || n, 'rare' || n from generate_series(1, 400) n, ${everyone} order by n, id`,
  )
  await db.query(
    `insert into word_states (user_id, lang, lemma, state)
     select id, 'ru', 'редкое' || n, 'known' from generate_series(1, 400) n, ${everyone} order by n, id`,
  )
  await expect.poll(pagesNotSeenByAll).toBeLessThan(10)
  const [learner] = await db.query<{ id: string }>(`select id from ${everyone} limit 1`)
  const sub = learner?.id ?? ''
  expect(await pagesRead(`select * from search_words('%редкое399%')`, sub)).toBeLessThan(100)
  // Looking for each of them in an index would be several pages a word.
  expect(await pagesRead(`select progress_facts('ru')`, sub)).toBeLessThan(1000)
  const frequent = `array(select lemma_id('редкое' || n) from generate_series(1, 400) n)`
  expect(
    await pagesRead(`select count_frequent_words(${frequent}, '{400}', 'ru')`, sub),
  ).toBeLessThan(1000)
})

/**
 * Pages whose rows an index cannot answer for, after a vacuum: it leaves those out that are newer than what another connection
 * has begun, such as autovacuum, which may analyse the tables at this moment.
 */
async function pagesNotSeenByAll() {
  await db.query('vacuum analyze user_words, word_states')
  const [left] = await db.query<{ pages: number }>(
    `select sum(relpages - relallvisible)::integer as pages from pg_class
     where oid in ('user_words'::regclass, 'word_states'::regclass)`,
  )
  return left?.pages
}

/** Pages of 8 kB that this reads once the connection knows the tables. */
function pagesRead(sql: string, sub: string): Promise<number> {
  return db.database.transaction(async ({ query }) => {
    const claims = JSON.stringify({ sub, role: 'authenticated' })
    await query(`select set_config('request.jwt.claims', $1, true)`, [claims])
    await query(`select set_config('role', 'authenticated', true)`)
    await query(sql)
    const { rows } = await query(`explain (analyze, buffers, format json) ${sql}`)
    const plan = JSON.stringify(rows, null, 1)
    return ['Hit', 'Read'].reduce(
      (sum, kind) => sum + Number(new RegExp(`"Shared ${kind} Blocks": (\\d+)`).exec(plan)?.[1]),
      0,
    )
  })
}
