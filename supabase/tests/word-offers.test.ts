import { makeUser, makeWord, type Person, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { deviceOf } from './devices.ts'
import { allRows, breaks, refused } from './effects.ts'
import { mergingIn } from './merging.ts'

const db = await testDatabase()
const { makeGuest, offer, merge, rowsOf, accountsLeft } = mergingIn(db)

test('a ticket serves once, and only one that an anonymous account made moves anything', async () => {
  const [guest, anna, boris] = [await makeGuest(), await makeUser(db), await makeUser(db)]
  await makeWord(db.as(guest))
  const unknown = { moved: 0, doubled: 0, refused: 'unknown_ticket' }
  const void_ = await offer(guest)
  const ticket = await offer(guest)

  await refused(db.as(anna).query('select offer_words()'))
  await refused(db.visitor.query('select offer_words()'))
  await refused(db.visitor.query('select merge_words($1)', [ticket]))
  await refused(merge(guest, ticket))
  await refused(merge(await makeGuest(), ticket))
  await refused(
    db.database.request(
      {
        role: 'authenticated',
        claims: { sub: anna.id, role: 'authenticated', aal: 'aal1', client_id: 'app' },
      },
      'select merge_words($1)',
      [ticket],
    ),
  )
  for (const wrong of [void_, '', 'x', ticket.toUpperCase(), ticket.slice(1)]) {
    expect(await merge(anna, wrong)).toEqual(unknown)
  }
  expect(await rowsOf(guest, 'user_words')).toHaveLength(1)
  expect(await rowsOf(anna, 'user_words')).toEqual([])

  expect(await merge(anna, ticket)).toMatchObject({ moved: 1 })
  expect(await merge(anna, ticket)).toEqual(unknown)
  expect(await merge(boris, ticket)).toEqual(unknown)
  expect(await rowsOf(boris, 'user_words')).toEqual([])
})

test('two tabs that bring the same ticket at once move the words once', async () => {
  const [guest, anna] = [await makeGuest(), await makeUser(db)]
  await makeWord(db.as(guest))
  await makeWord(db.as(anna), { word_ru: 'дом', word_fr: 'maison' })
  const ticket = await offer(guest)

  const outcomes = await Promise.all([merge(anna, ticket), merge(anna, ticket)])
  expect(outcomes).toEqual(
    expect.arrayContaining([
      { moved: 1, doubled: 0, refused: null },
      { moved: 0, doubled: 0, refused: 'unknown_ticket' },
    ]),
  )
  expect(await rowsOf(anna, 'user_words')).toHaveLength(2)
  expect(await accountsLeft(guest, anna)).toEqual([anna.id])
})

test('a merge does not wait for the log; the next removal takes from it what the account left there', async () => {
  const [guest, anna, boris] = [await makeGuest(), await makeUser(db), await makeUser(db)]
  await makeWord(db.as(guest))
  const device = await deviceOf(db, guest)
  const logged = () => allRows(db, 'auth.audit_log_entries')
  for (const { id } of [guest, boris]) {
    await db.query(
      `insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), json_build_object('actor_id', $1::text))`,
      [id],
    )
  }
  const ticket = await offer(guest)
  await db.database.transaction(async (tx) => {
    await tx.query('lock table auth.audit_log_entries')
    expect(await merge(anna, ticket)).toMatchObject({ moved: 1, refused: null })
  })
  expect(await accountsLeft(guest, anna)).toEqual([anna.id])
  await refused(device.query('select offer_words()'))
  await db.service.query('select remove_resting_accounts()')
  expect((await logged()).map(({ payload }) => payload)).toEqual([{ actor_id: boris.id }])
  expect(await allRows(db, 'private.removed_accounts')).toEqual([])
})

test('an account that has been signed up meanwhile goes over to no other account', async () => {
  const [guest, anna] = [await makeGuest(), await makeUser(db)]
  await makeWord(db.as(guest))
  const ticket = await offer(guest)
  await db.query(`update auth.users set is_anonymous = false where id = $1`, [guest.id])
  for (const keeper of [anna, guest]) {
    expect(await merge(keeper, ticket)).toMatchObject({ moved: 0, refused: 'unknown_ticket' })
  }
  expect(await rowsOf(guest, 'user_words')).toHaveLength(1)
})

test('a session that was ended, or has yet to use the second factor, takes nothing over', async () => {
  const [guest, anna] = [await makeGuest(), await makeUser(db)]
  await makeWord(db.as(guest))
  const ticket = await offer(guest)
  const device = await deviceOf(db, anna)
  await db.query('delete from auth.sessions where id = $1', [device.session])
  await refused(device.query('select merge_words($1)', [ticket]))
  await db.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [anna.id],
  )
  await refused(merge(anna, ticket))
  expect(await rowsOf(guest, 'user_words')).toHaveLength(1)
})

test('a dictionary that would get too long refuses the words, and they can follow later', async () => {
  const [guest, anna] = [await makeGuest(), await makeUser(db)]
  await makeWord(db.as(guest))
  await db.query('update users_profile set word_count = 500000 where id = $1', [anna.id])
  const ticket = await offer(guest)
  expect(await merge(anna, ticket)).toEqual({
    moved: 0,
    doubled: 0,
    refused: 'too_many_words',
    words: 1,
  })
  expect(await rowsOf(guest, 'user_words')).toHaveLength(1)

  await db.query('update users_profile set word_count = 0 where id = $1', [anna.id])
  expect(await merge(anna, ticket)).toMatchObject({ moved: 1, refused: null })
})

test('tickets are kept as hashes, out of reach of the API', async () => {
  const guest = await makeGuest()
  const ticket = await offer(guest)
  const rows = await allRows(db, 'private.word_offers')
  expect(
    JSON.stringify(rows.map((row) => ({ ...row, text: String(row.ticket_hash) }))),
  ).not.toContain(ticket)
  for (const speaker of [db.as(guest), db.visitor, db.service]) {
    await breaks('42501', speaker.query('select * from private.word_offers'))
    await breaks('42501', speaker.query('delete from private.word_offers'))
  }
  await refused(db.as(guest).query(`select private.hand_over('user_words', $1, $1)`, [guest.id]))
})

const rest = ({ id }: Person) =>
  db.query(
    `update auth.users set created_at = now() - interval '61 days', updated_at = null,
       last_sign_in_at = now() - interval '61 days' where id = $1`,
    [id],
  )

const isWaiting = async () =>
  (
    await db.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).length > 0

test('a rested account that signs up while the rested ones are removed stays', async () => {
  const [guest, other] = [await makeGuest(), await makeGuest()]
  for (const person of [guest, other]) await rest(person)
  await makeWord(db.as(guest))
  let removing: Promise<unknown> | undefined
  await db.database.transaction(async (tx) => {
    await tx.query('update auth.users set is_anonymous = false where id = $1', [guest.id])
    removing = db.service.query('select remove_resting_accounts()')
    // It is done, or waits for the one that signs up.
    await expect
      .poll(async () => (await isWaiting()) || (await accountsLeft(other)))
      .not.toEqual([other.id])
  })
  await removing
  expect(await accountsLeft(guest)).toEqual([guest.id])
  expect(await rowsOf(guest, 'user_words')).toHaveLength(1)
})

test('an anonymous account that rested for sixty days is removed with its rows, and no other', async () => {
  const [rested, used, fresh, anna] = [
    await makeGuest(),
    await makeGuest(),
    await makeGuest(),
    await makeUser(db),
  ]
  for (const person of [rested, used, anna]) await rest(person)
  for (const person of [rested, used, fresh, anna]) await makeWord(db.as(person))
  const device = await deviceOf(db, used)
  await db.query(
    `update auth.sessions set created_at = now() - interval '61 days', refreshed_at = now() at time zone 'UTC'
     where id = $1`,
    [device.session],
  )
  const ticket = await offer(rested)
  for (const speaker of [db.as(anna), db.as(used), db.visitor]) {
    await refused(speaker.query('select remove_resting_accounts()'))
  }

  await db.service.query('select remove_resting_accounts()')
  expect((await accountsLeft(rested, used, fresh, anna)).sort()).toEqual(
    [used.id, fresh.id, anna.id].sort(),
  )
  expect(await rowsOf(rested, 'user_words')).toEqual([])
  expect(await rowsOf(used, 'user_words')).toHaveLength(1)
  expect(await merge(anna, ticket)).toMatchObject({ refused: 'unknown_ticket' })
})
