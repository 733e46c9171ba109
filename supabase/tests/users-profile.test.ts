import { makeAdmin, makeUser, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { allRows, refused } from './effects.ts'

const db = await testDatabase()

// S3-users-profile
test('every account has a profile with the language of its sign-up', async () => {
  for (const [wish, language] of [
    ['fr', 'fr'],
    ['ru', 'ru'],
    ['klingon', 'ru'],
    [undefined, 'ru'],
  ] as const) {
    const person = await makeUser(db, { learningLanguage: wish })
    const [profile] = await db
      .as(person)
      .query('select id, role, is_premium, learning_language, word_count from users_profile')
    expect(profile).toEqual({
      id: person.id,
      role: 'user',
      is_premium: false,
      learning_language: language,
      word_count: 0,
    })
  }
})

test.each(['null', '[]', '"text"', '{"learning_language": {"a": 1}}', '{"role": "admin"}'])(
  'a sign-up with the metadata %s makes an ordinary profile',
  async (metadata) => {
    const [account] = await db.query<{ id: string }>(
      'insert into auth.users (id, raw_user_meta_data) values (gen_random_uuid(), $1) returning id',
      [metadata],
    )
    const [profile] = await db.query(
      'select role, learning_language from users_profile where id = $1',
      [account?.id],
    )
    expect(profile).toEqual({ role: 'user', learning_language: 'ru' })
  },
)

// S7-users-profile
test('people see their own profile, admins see all, visitors none', async () => {
  const [anna, boris, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)]
  const read = 'select id from users_profile where id = any ($1)'
  const all = [[anna.id, boris.id]]
  expect(await db.as(anna).query(read, all)).toEqual([{ id: anna.id }])
  expect(await db.as(admin).query(read, all)).toHaveLength(2)
  await refused(db.visitor.query(read, all))
})

// S7-users-profile
test('users change their own learning language, and no other user’s', async () => {
  const [anna, boris, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)]
  const before = await allRows(db, 'users_profile')
  const change = `update users_profile set learning_language = 'fr' where id = $1 returning id`

  expect(await db.as(boris).query(change, [anna.id])).toEqual([])
  expect(await db.as(admin).query(change, [anna.id])).toEqual([])
  await refused(db.visitor.query(change, [anna.id]))
  expect(await allRows(db, 'users_profile')).toEqual(before)

  expect(await db.as(anna).query(change, [anna.id])).toEqual([{ id: anna.id }])
  const others = ({ id }: Record<string, unknown>) => id !== anna.id
  expect((await allRows(db, 'users_profile')).filter(others)).toEqual(before.filter(others))
})

// S1-premium S6-no-self-promotion
test.each([`role = 'admin'`, 'is_premium = true', 'word_count = 0', 'id = gen_random_uuid()'])(
  'no user sets %s, neither on their own profile nor on another',
  async (change) => {
    const [anna, admin] = [await makeUser(db), await makeAdmin(db)]
    const before = await allRows(db, 'users_profile')
    await refused(db.as(anna).query(`update users_profile set ${change}`))
    await refused(db.as(anna).query(`update users_profile set learning_language = 'fr', ${change}`))
    await refused(db.as(admin).query(`update users_profile set ${change} where id = $1`, [anna.id]))
    await refused(db.visitor.query(`update users_profile set ${change}`))
    expect(await allRows(db, 'users_profile')).toEqual(before)
  },
)

// S6-no-self-promotion
test('no user makes themselves admin by inserting, upserting or deleting a profile', async () => {
  const anna = await makeUser(db)
  const before = await allRows(db, 'users_profile')
  const insert = `insert into users_profile (id, role, is_premium) values ($1, 'admin', true)`
  await refused(db.as(anna).query(insert, [anna.id]))
  await refused(
    db.as(anna).query(`${insert} on conflict (id) do update set role = excluded.role`, [anna.id]),
  )
  await refused(db.as(anna).query(`${insert} on conflict (id) do nothing`, [anna.id]))
  await refused(db.as(anna).query('delete from users_profile'))
  await refused(db.visitor.query(insert, [anna.id]))
  expect(await allRows(db, 'users_profile')).toEqual(before)
})

test('the operator makes an account an admin by its e-mail address, and no other caller does', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const make = 'select make_admin($1) as found'

  await refused(db.as(anna).query(make, [anna.email]))
  await refused(db.visitor.query(make, [anna.email]))
  expect(await db.service.query(make, ['nobody@example.org'])).toEqual([{ found: false }])
  expect(await db.service.query(make, [anna.email.toUpperCase()])).toEqual([{ found: true }])

  const role = 'select role from users_profile where id = $1'
  expect(await db.query(role, [anna.id])).toEqual([{ role: 'admin' }])
  expect(await db.query(role, [boris.id])).toEqual([{ role: 'user' }])
})
