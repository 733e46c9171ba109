import {
  makeAdmin,
  makeMaterial,
  makeUser,
  makeWord,
  type Person,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { type Device, deviceOf, endSession } from './devices.ts'
import { allRows, refused } from './effects.ts'

const db = await testDatabase()

const ends: [string, (device: Device, person: Person) => Promise<unknown>][] = [
  ['was ended', (device) => endSession(db, device)],
  [
    'has come to its end',
    ({ session }) =>
      db.query(`update auth.sessions set not_after = now() - interval '1 s' where id = $1`, [
        session,
      ]),
  ],
  [
    'belongs to a banned account',
    (_, { id }) =>
      db.query(`update auth.users set banned_until = now() + interval '1 h' where id = $1`, [id]),
  ],
]

test.each(ends)(
  'with a session that %s, none of the user’s own rows is in reach',
  async (_, end) => {
    const anna = await makeUser(db)
    const [phone, laptop] = [await deviceOf(db, anna), await deviceOf(db, await makeUser(db))]
    await makeWord(phone)
    await makeWord(laptop)
    await end(phone, anna)
    const [profiles, words] = [await allRows(db, 'users_profile'), await allRows(db, 'user_words')]

    expect(await phone.query('select id from users_profile')).toEqual([])
    expect(
      await phone.query(`update users_profile set learning_language = 'fr' returning id`),
    ).toEqual([])
    expect(await phone.query('select id from user_words')).toEqual([])
    await refused(makeWord(phone, { word_ru: 'окно', word_fr: 'fenêtre' }))
    expect(await allRows(db, 'users_profile')).toEqual(profiles)
    expect(await allRows(db, 'user_words')).toEqual(words)
    expect(await laptop.query('select word_ru from user_words')).toHaveLength(1)
  },
)

test('a session of another user is none', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const his = await deviceOf(db, boris)
  const claims = { sub: anna.id, role: 'authenticated', aal: 'aal1', session_id: his.session }
  const caller = { role: 'authenticated' as const, claims }
  const { rows } = await db.database.request(caller, 'select id from users_profile')
  expect(rows).toEqual([])
})

test('an admin whose session was ended is none', async () => {
  const admin = await makeAdmin(db)
  const device = await deviceOf(db, admin)
  const draft = await makeMaterial(db, { is_published: false })
  const read = 'select id from materials where id = $1'
  expect(await device.query(read, [draft.id])).toEqual([{ id: draft.id }])
  await endSession(db, device)

  expect(await device.query(read, [draft.id])).toEqual([])
  await refused(makeMaterial(device))
  await refused(device.query('select * from admin_list_users()'))
  const files = `insert into storage.objects (bucket_id, name) values ('slovo', 'image/x.png')`
  await refused(device.query(files))
})

test('an ended session neither sees nor ends others, makes no recovery codes and deletes no account', async () => {
  const anna = await makeUser(db)
  const [phone, laptop] = [await deviceOf(db, anna), await deviceOf(db, anna)]
  await endSession(db, phone)

  expect(await phone.query('select id from my_sessions()')).toEqual([])
  expect(await phone.query('select end_my_session($1) as ended', [laptop.session])).toEqual([
    { ended: false },
  ])
  expect(await phone.query(`select use_recovery_code('abcd') as used`)).toEqual([{ used: 'wrong' }])
  await refused(phone.query('select make_recovery_codes()'))
  await refused(phone.query('select delete_my_account()'))
  expect(await laptop.query('select id from my_sessions()')).toEqual([{ id: laptop.session }])
})

test('of callers who ask in one transaction, as Realtime does, each is let in by their own session and factor', async () => {
  const [anna, boris, clara] = [await makeUser(db), await makeUser(db), await makeUser(db)]
  const [phone, ended] = [await deviceOf(db, anna), await deviceOf(db, boris)]
  await endSession(db, ended)
  await db.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [clara.id],
  )
  const live = { sub: anna.id, session_id: phone.session, aal: 'aal1' }
  const callers = [
    [live, 1],
    [{ sub: boris.id, session_id: ended.session, aal: 'aal1' }, 0],
    [{ ...live, session_id: ended.session }, 0],
    [live, 1],
    [{ sub: clara.id, aal: 'aal1' }, 0],
    [{ sub: clara.id, aal: 'aal2' }, 1],
    [{ sub: clara.id, aal: 'aal1' }, 0],
  ] as const
  const seen = await db.database.transaction(async (tx) => {
    await tx.query('set local role authenticated')
    const rows: number[] = []
    for (const [claims] of callers) {
      await tx.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)])
      rows.push((await tx.query('select id from users_profile')).rows.length)
    }
    return rows
  })
  expect(seen).toEqual(callers.map(([, rows]) => rows))
})

test('what all visitors may read stays readable', async () => {
  const device = await deviceOf(db, await makeUser(db))
  const { id } = await makeMaterial(db)
  await endSession(db, device)
  expect(await device.query('select id from materials where id = $1', [id])).toEqual([{ id }])
})

test('every table that asks for the second factor, and every one with rows of people, asks for the session', async () => {
  const tables = await db.query(
    `select distinct table_name from information_schema.columns c
     where table_schema = 'public' and (column_name = 'user_id' or exists (
         select from pg_policies p where p.schemaname = 'public' and p.tablename = c.table_name
           and p.qual like '%has_proved_enough%'))
       and not exists (
         select from pg_policies p where p.schemaname = 'public' and p.tablename = c.table_name
           and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL'
           and p.qual like '%has_live_session%' and p.with_check like '%has_live_session%')`,
  )
  expect(tables).toEqual([])
})
