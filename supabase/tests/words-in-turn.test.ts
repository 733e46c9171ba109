import { makeUser, makeWord, type Person, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'

const db = await testDatabase()

/** What a learner does in another tab while it is not committed yet; `meanwhile` begins before it is. */
async function beforeCommit(learner: Person, change: string, meanwhile: () => Promise<unknown>) {
  let second: Promise<unknown> | undefined
  await db.database.transaction(async (tx) => {
    const claims = { sub: learner.id, role: 'authenticated', aal: 'aal1' }
    await tx.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)])
    await tx.query('set local role authenticated')
    await tx.query(change)
    second = meanwhile()
    await expect.poll(countWaiting).toBe(1)
  })
  await second
}

async function countWaiting() {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int from pg_locks l join pg_database d on d.oid = l.database
     where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
  )
  return row?.count
}

const keep = `insert into user_words (word_ru, word_fr) values ('мост', 'pont')`
const know = `select set_word_state('ru', 'мост', 'known')`

const stateOf = (learner: Person) =>
  db.query(
    `select (select is_set_aside from word_reviews where user_id = $1) as is_set_aside,
       array(select state from word_states where user_id = $1) as states`,
    [learner.id],
  )

test('a word that is said to be known while another tab keeps it waits aside', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await makeWord(db, { user_id: boris.id, word_ru: 'мост', word_fr: 'pont' })

  await beforeCommit(anna, keep, () => db.as(anna).query(know))
  expect(await stateOf(anna)).toEqual([{ is_set_aside: true, states: ['known'] }])
  expect(await stateOf(boris)).toEqual([{ is_set_aside: false, states: [] }])
})

test('a word that is kept while another tab says it is known is being learnt', async () => {
  const anna = await makeUser(db)
  await beforeCommit(anna, know, () => db.as(anna).query(keep))
  expect(await stateOf(anna)).toEqual([{ is_set_aside: false, states: [] }])
})

test('no learner waits for another', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  let states: unknown
  await db.database.transaction(async (tx) => {
    await tx.query(
      `insert into user_words (user_id, word_ru, word_fr) values ($1, 'мост', 'pont')`,
      [anna.id],
    )
    await tx.query('select private.take_turn($1)', [anna.id])
    await db.as(boris).query(keep)
    states = await stateOf(boris)
  })
  expect(states).toEqual([{ is_set_aside: false, states: [] }])
})
