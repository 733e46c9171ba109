import {
  makeAdmin,
  makePost,
  makeUser,
  type Person,
  type Speaker,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { allRows, breaks, refused } from './effects.ts'

const db = await testDatabase()

const list = (who: Speaker, search: string) =>
  who.query('select email, role, is_premium, count from admin_list_users($1)', [search])
const change = (who: Speaker, { id }: Person, role: string, isPremium = false) =>
  who.query('select admin_change_user($1, $2, $3)', [id, role, isPremium])

test('an admin finds people by a part of their address', async () => {
  const admin = await makeAdmin(db)
  await makeUser(db, { email: 'anna.petrova@example.org', isPremium: true })
  await makeUser(db, { email: 'boris_100%@example.org' })

  expect(await list(db.as(admin), ' ANNA.PET ')).toEqual([
    { email: 'anna.petrova@example.org', role: 'user', is_premium: true, count: 1 },
  ])
  expect(await list(db.as(admin), '_100%')).toHaveLength(1)
  expect(await list(db.as(admin), 'nobody')).toEqual([])
  const premium = await db.as(admin).query(`select email from admin_list_users('', 'user', true)`)
  expect(premium).toEqual([{ email: 'anna.petrova@example.org' }])
})

// S6-admin
test('no other user sees an e-mail address or gives a role, not even to themselves', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const before = await allRows(db, 'users_profile')
  for (const who of [db.visitor, db.as(anna)]) {
    await refused(list(who, ''))
    await refused(change(who, anna, 'admin', true))
    await refused(change(who, boris, 'admin'))
  }
  expect(await allRows(db, 'users_profile')).toEqual(before)
})

test('an admin gives and takes a role and the premium flag, of the person meant alone', async () => {
  const [admin, anna] = [await makeAdmin(db), await makeUser(db)]
  const others = async () => (await allRows(db, 'users_profile')).filter(({ id }) => id !== anna.id)
  const before = await others()
  const read = 'select role, is_premium from users_profile where id = $1'

  await change(db.as(admin), anna, 'admin', true)
  expect(await db.query(read, [anna.id])).toEqual([{ role: 'admin', is_premium: true }])
  await change(db.as(admin), anna, 'user')
  expect(await db.query(read, [anna.id])).toEqual([{ role: 'user', is_premium: false }])
  expect(await others()).toEqual(before)

  await breaks('23514', change(db.as(admin), anna, 'owner'))
  await breaks('P0002', change(db.as(admin), { ...anna, id: crypto.randomUUID() }, 'user'))
})

test('an admin cannot give their own role away, but may be premium', async () => {
  const admin = await makeAdmin(db)
  await breaks('P0001', change(db.as(admin), admin, 'user'))
  await change(db.as(admin), admin, 'admin', true)
  const read = 'select role, is_premium from users_profile where id = $1'
  expect(await db.query(read, [admin.id])).toEqual([{ role: 'admin', is_premium: true }])
})

test('of two admins who take each other’s role at the same moment one stays', async () => {
  const [anna, boris] = [await makeAdmin(db), await makeAdmin(db)]
  await Promise.allSettled([change(db.as(anna), boris, 'user'), change(db.as(boris), anna, 'user')])
  const admins = `select count(*)::int from users_profile where role = 'admin' and id = any ($1)`
  expect(await db.query(admins, [[anna.id, boris.id]])).toEqual([{ count: 1 }])
})

test('an admin with a second factor is none until they have used it', async () => {
  const [admin, anna] = [await makeAdmin(db), await makeUser(db)]
  await db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'App', 'totp', 'verified', now(), now())`,
    [admin.id],
  )
  await refused(list(db.as(admin), ''))
  await refused(change(db.as(admin), anna, 'admin'))
  await refused(makePost(db.as(admin)))
})
