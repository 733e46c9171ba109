import {
  makeAdmin,
  makeMaterial,
  makeUser,
  makeWord,
  type Person,
  testDatabase,
} from '@slovo/testing'
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

// S4-mfa
test('with the password alone, a user with a second factor reaches nothing of their own', async () => {
  const anna = await makeUser(db)
  await makeWord(db.as(anna))
  await addFactor(anna)
  const words = await allRows(db, 'user_words')

  expect(await db.as(anna).query('select id from users_profile')).toEqual([])
  expect(await db.as(anna).query('select id from user_words')).toEqual([])
  expect(await db.as(anna).query('delete from user_words returning id')).toEqual([])
  expect(await db.as(anna).query(`update user_words set word_fr = 'x' returning id`)).toEqual([])
  const language = `update users_profile set learning_language = 'fr' returning id`
  expect(await db.as(anna).query(language)).toEqual([])
  await refused(makeWord(db.as(anna), { word_ru: 'окно', word_fr: 'fenêtre' }))
  expect(await allRows(db, 'user_words')).toEqual(words)

  expect(await db.as(anna, 'aal2').query('select id from users_profile')).toEqual([{ id: anna.id }])
  expect(await db.as(anna, 'aal2').query('select user_id from user_words')).toHaveLength(1)
})

test('what everybody may read stays readable in between', async () => {
  const anna = await makeUser(db)
  await addFactor(anna)
  const { id } = await makeMaterial(db)
  expect(await db.as(anna).query('select id from materials where id = $1', [id])).toEqual([{ id }])
})

test('an admin with a second factor is one only after using it', async () => {
  const admin = await makeAdmin(db)
  await addFactor(admin)
  const draft = await makeMaterial(db, { is_published: false })
  const read = 'select id from materials where id = $1'
  expect(await db.as(admin).query(read, [draft.id])).toEqual([])
  await refused(makeMaterial(db.as(admin)))
  expect(await db.as(admin, 'aal2').query(read, [draft.id])).toEqual([{ id: draft.id }])
  await makeMaterial(db.as(admin, 'aal2'))
})

test('a factor that was never verified, or of another user, asks nothing', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await addFactor(anna, 'unverified')
  await addFactor(boris)
  expect(await db.as(anna).query('select id from users_profile')).toEqual([{ id: anna.id }])
})

test('every table with rows of people asks for the second factor', async () => {
  const tables = await db.query(
    `select table_name from information_schema.columns c
     where table_schema = 'public' and column_name = 'user_id' and not exists (
       select from pg_policies p where p.schemaname = 'public' and p.tablename = c.table_name
         and p.permissive = 'RESTRICTIVE' and p.qual like '%has_proved_enough%')`,
  )
  expect(tables).toEqual([])
})
