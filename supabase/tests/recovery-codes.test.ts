import { makeUser, type Person, type Speaker, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { allRows, refused } from './effects.ts'

const db = await testDatabase()

async function addFactor({ id }: Person, status = 'verified') {
  await db.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', $2, now(), now())`,
    [id, status],
  )
}

async function makePersonWithCodes() {
  const person = await makeUser(db)
  await addFactor(person)
  return { person, codes: await makeCodes(person) }
}

async function makeCodes(person: Person): Promise<string[]> {
  const rows = await db
    .as(person, 'aal2')
    .query<{ code: string }>('select code from make_recovery_codes() as code')
  return rows.map(({ code }) => code)
}

async function spend(speaker: Speaker, code: string) {
  const [row] = await speaker.query<{ answer: string }>('select use_recovery_code($1) as answer', [
    code,
  ])
  return row?.answer
}

const factorsOf = ({ id }: Person) =>
  db.query('select id from auth.mfa_factors where user_id = $1', [id])

test('codes are ten, all different, and kept as hashes alone', async () => {
  const { person, codes } = await makePersonWithCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
  const kept = await db.query(
    'select code_hash::text from private.recovery_codes where user_id = $1',
    [person.id],
  )
  expect(kept).toHaveLength(10)
  for (const { code_hash } of kept) expect(code_hash).toMatch(/^\\x[0-9a-f]{64}$/)
})

test('a right code takes every second factor away, and works once', async () => {
  const { person, codes } = await makePersonWithCodes()
  await addFactor(person, 'unverified')
  const { person: neighbour } = await makePersonWithCodes()
  const [first = '', second = ''] = codes

  expect(await spend(db.as(person), first)).toBe('used')
  expect(await factorsOf(person)).toEqual([])
  await addFactor(person)
  expect(await spend(db.as(person), first)).toBe('wrong')
  expect(await spend(db.as(person), second)).toBe('wrong')
  expect(await factorsOf(person)).toHaveLength(1)
  expect(await factorsOf(neighbour)).toHaveLength(1)
})

test('a code may be typed without dashes, in capitals, with an O for a zero', async () => {
  const { person, codes } = await makePersonWithCodes()
  const typed = (codes[3] ?? '').toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')
  expect(await spend(db.as(person), typed)).toBe('used')
})

test('a session that was raised by the lost factor is an ordinary one again', async () => {
  const { person, codes } = await makePersonWithCodes()
  await db.query(
    `insert into auth.sessions (id, user_id, aal, factor_id)
     select gen_random_uuid(), $1, 'aal2', id from auth.mfa_factors where user_id = $1`,
    [person.id],
  )
  await db.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     select gen_random_uuid(), s.id, now(), now(), method
     from auth.sessions s, unnest(array['password', 'totp']) method where s.user_id = $1`,
    [person.id],
  )
  expect(await spend(db.as(person), codes[0] ?? '')).toBe('used')
  const sessions = await db.query(
    `select s.aal, s.factor_id, array_agg(c.authentication_method) as methods
     from auth.sessions s join auth.mfa_amr_claims c on c.session_id = s.id
     where s.user_id = $1 group by s.id`,
    [person.id],
  )
  expect(sessions).toEqual([{ aal: 'aal1', factor_id: null, methods: ['password'] }])
})

test('the code of another is worth nothing', async () => {
  const { person: anna } = await makePersonWithCodes()
  const { person: boris, codes } = await makePersonWithCodes()
  expect(await spend(db.as(anna), codes[0] ?? '')).toBe('wrong')
  expect(await factorsOf(anna)).toHaveLength(1)
  expect(await factorsOf(boris)).toHaveLength(1)
})

test('after ten wrong codes within an hour not even a right one is looked at; later it is', async () => {
  const { person, codes } = await makePersonWithCodes()
  const guesses = await Promise.all(Array.from({ length: 12 }, () => spend(db.as(person), 'guess')))
  expect(guesses.filter((answer) => answer === 'wrong')).toHaveLength(10)
  expect(guesses.filter((answer) => answer === 'too_many')).toHaveLength(2)
  expect(await spend(db.as(person), codes[0] ?? '')).toBe('too_many')
  expect(await factorsOf(person)).toHaveLength(1)

  await db.query(
    `update private.recovery_attempts set since = since - interval '61 minutes' where user_id = $1`,
    [person.id],
  )
  expect(await spend(db.as(person), codes[0] ?? '')).toBe('used')
})

test('codes are made by a user who used their second factor, and replace the older ones', async () => {
  const { person, codes } = await makePersonWithCodes()
  const stranger = await makeUser(db)
  await refused(db.as(person).query('select make_recovery_codes()'))
  await refused(db.as(stranger, 'aal2').query('select make_recovery_codes()'))
  await refused(db.visitor.query('select make_recovery_codes()'))

  const fresh = await makeCodes(person)
  const [counted] = await db.as(person).query('select count_recovery_codes() as count')
  expect(counted).toEqual({ count: 10 })
  expect(await spend(db.as(person), codes[0] ?? '')).toBe('wrong')
  expect(await spend(db.as(person), fresh[0] ?? '')).toBe('used')
})

test('no caller reaches codes or attempts through the API, not even the operator’s key', async () => {
  const { person } = await makePersonWithCodes()
  await spend(db.as(person), 'guess')
  for (const table of ['private.recovery_codes', 'private.recovery_attempts']) {
    const before = await allRows(db, table)
    for (const speaker of [db.visitor, db.as(person), db.as(person, 'aal2'), db.service]) {
      await refused(speaker.query(`select * from ${table}`))
      await refused(speaker.query(`insert into ${table} (user_id) values ($1)`, [person.id]))
      await refused(speaker.query(`update ${table} set user_id = $1`, [person.id]))
      await refused(speaker.query(`delete from ${table}`))
    }
    expect(await allRows(db, table)).toEqual(before)
  }
  await refused(db.visitor.query(`select use_recovery_code('x')`))
  await refused(db.visitor.query('select count_recovery_codes()'))
})
