import { randomUUID } from 'node:crypto'
import { makeUser, type Person, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { refused } from './effects.ts'

const db = await testDatabase()

async function startSession({ id: userId }: Person, values: { agent: string; usedAt?: string }) {
  const id = randomUUID()
  await db.query(
    `insert into auth.sessions (id, user_id, created_at, refreshed_at, user_agent, aal)
     values ($1, $2, '2026-01-01T10:00:00Z', $3, $4, 'aal1')`,
    [id, userId, values.usedAt ?? null, values.agent],
  )
  return id
}

/** A user who speaks from this session. */
async function inSession({ id }: Person, sessionId: string, sql: string) {
  const claims = { sub: id, role: 'authenticated', aal: 'aal1', session_id: sessionId }
  return (await db.database.request({ role: 'authenticated', claims }, sql)).rows
}

const sessionIds = async ({ id }: Person) =>
  (await db.query('select id from auth.sessions where user_id = $1', [id])).map((row) => row.id)

test('people see their own sessions, this one first, then by last use', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const old = await startSession(anna, { agent: 'Firefox' })
  const phone = await startSession(anna, { agent: 'Phone', usedAt: '2026-01-03 10:00:00' })
  const here = await startSession(anna, { agent: 'Chrome', usedAt: '2026-01-02 10:00:00' })
  await startSession(boris, { agent: 'Safari' })

  const seen = await inSession(anna, here, 'select * from my_sessions()')
  expect(seen.map(({ id, is_current }) => [id, is_current])).toEqual([
    [here, true],
    [phone, false],
    [old, false],
  ])
  expect(seen[1]).toMatchObject({
    user_agent: 'Phone',
    last_used_at: new Date('2026-01-03T10:00:00Z'),
  })
})

test('a session that has run out is not shown', async () => {
  const anna = await makeUser(db)
  const id = await startSession(anna, { agent: 'Firefox' })
  await db.query(`update auth.sessions set not_after = now() - interval '1 minute' where id = $1`, [
    id,
  ])
  expect(await db.as(anna).query('select * from my_sessions()')).toEqual([])
})

test('users end a session of their own, and no other user’s', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const [laptop, phone] = [
    await startSession(anna, { agent: 'Laptop' }),
    await startSession(anna, { agent: 'Phone' }),
  ]
  const end = 'select end_my_session($1) as is_ended'

  expect(await db.as(boris).query(end, [phone])).toEqual([{ is_ended: false }])
  expect(await sessionIds(anna)).toHaveLength(2)
  expect(await db.as(anna).query(end, [phone])).toEqual([{ is_ended: true }])
  expect(await sessionIds(anna)).toEqual([laptop])
})

test('a user who has a second factor and has not used it sees no session and ends none', async () => {
  const anna = await makeUser(db)
  const id = await startSession(anna, { agent: 'Laptop' })
  await db.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [anna.id],
  )
  expect(await db.as(anna).query('select * from my_sessions()')).toEqual([])
  expect(await db.as(anna).query('select end_my_session($1) as is_ended', [id])).toEqual([
    { is_ended: false },
  ])
  expect(await db.as(anna, 'aal2').query('select * from my_sessions()')).toHaveLength(1)
})

test('visitors have no sessions to ask for', async () => {
  await refused(db.visitor.query('select * from my_sessions()'))
  await refused(db.visitor.query('select end_my_session(gen_random_uuid())'))
})
