import { makeAdmin, makeUser, type Person, type Speaker, type TestDatabase } from '@slovo/testing'
import { describe, expect, test } from 'vitest'
import { deviceOf, endSession } from './devices.ts'
import { allRows, refused } from './effects.ts'

interface OwnRowsTable {
  table: string
  /** Makes a row of this person, with the hand of this speaker. */
  make(speaker: Speaker, owner: Person): Promise<unknown>
  /** A column that may be changed, and what to. */
  change: string
}

/** Who may do what with rows that belong to people: each their own, and no other user's, admins included. */
export function describeOwnRows(db: TestDatabase, { table, make, change }: OwnRowsTable) {
  const ofOwner = async (id: string) =>
    (await allRows(db, table)).filter(({ user_id }) => user_id === id)

  describe(`${table}: users handle their own rows, and no other user's`, () => {
    test('people see their own rows; strangers, visitors and admins see none of them', async () => {
      const [anna, boris, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)]
      await make(db, anna)
      const read = `select user_id from ${table}`

      expect(await db.as(anna).query(read)).toEqual([{ user_id: anna.id }])
      expect(await db.as(boris).query(read)).toEqual([])
      expect(await db.as(admin).query(read)).toEqual([])
      await expectNothing(db.visitor.query(read))
    })

    test('users add rows of their own; none adds a row in another name', async () => {
      const [anna, boris, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)]

      await make(db.as(anna), anna)
      expect(await ofOwner(anna.id)).toHaveLength(1)

      await refused(make(db.as(boris), anna))
      await refused(make(db.as(admin), anna))
      await refused(make(db.visitor, anna))
      expect(await ofOwner(anna.id)).toHaveLength(1)
    })

    test('users change their own rows; none changes those of another, or gives theirs away', async () => {
      const [anna, boris, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)]
      await make(db, anna)
      await make(db, boris)
      const before = await allRows(db, table)
      const update = `update ${table} set ${change} where user_id = $1 returning user_id`

      expect(await db.as(boris).query(update, [anna.id])).toEqual([])
      expect(await db.as(admin).query(update, [anna.id])).toEqual([])
      await refused(db.visitor.query(update, [anna.id]))
      await refused(db.as(boris).query(`update ${table} set user_id = $1`, [anna.id]))
      expect(await allRows(db, table)).toEqual(before)

      expect(await db.as(anna).query(`update ${table} set ${change} returning user_id`)).toEqual([
        { user_id: anna.id },
      ])
      const others = ({ user_id }: Record<string, unknown>) => user_id !== anna.id
      const after = await allRows(db, table)
      expect(after).not.toEqual(before)
      expect(after.filter(others)).toEqual(before.filter(others))
    })

    test('users delete their own rows; none deletes those of another', async () => {
      const [anna, boris, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)]
      await make(db, anna)
      await make(db, boris)
      const before = await allRows(db, table)
      const remove = `delete from ${table} where user_id = $1 returning user_id`

      expect(await db.as(boris).query(remove, [anna.id])).toEqual([])
      expect(await db.as(admin).query(remove, [anna.id])).toEqual([])
      await refused(db.visitor.query(remove, [anna.id]))
      expect(await allRows(db, table)).toEqual(before)

      expect(await db.as(anna).query(`delete from ${table} returning user_id`)).toHaveLength(1)
      expect(await allRows(db, table)).toEqual(before.filter(({ user_id }) => user_id !== anna.id))
    })

    test('a session that was ended reads, adds, changes and deletes nothing', async () => {
      const [anna, boris] = [await makeUser(db), await makeUser(db)]
      const device = await deviceOf(db, anna)
      await make(db, anna)
      expect(await device.query(`select user_id from ${table}`)).toEqual([{ user_id: anna.id }])
      await endSession(db, device)
      const before = await allRows(db, table)

      expect(await device.query(`select user_id from ${table}`)).toEqual([])
      expect(await device.query(`update ${table} set ${change} returning user_id`)).toEqual([])
      expect(await device.query(`delete from ${table} returning user_id`)).toEqual([])
      await refused(make(device, boris))
      expect(await allRows(db, table)).toEqual(before)
      await db.query(`delete from ${table} where user_id = $1`, [anna.id])
      await refused(make(device, anna))
      expect(await ofOwner(anna.id)).toEqual([])
    })

    test('the rows go with the account', async () => {
      const [anna, boris] = [await makeUser(db), await makeUser(db)]
      await make(db, anna)
      await make(db, boris)

      await db.query('delete from auth.users where id = $1', [anna.id])

      expect(await ofOwner(anna.id)).toEqual([])
      expect(await ofOwner(boris.id)).toHaveLength(1)
    })
  })
}

/** No rows, or no right to ask: a visitor learns the same. */
async function expectNothing(attempt: Promise<unknown[]>): Promise<void> {
  const seen = await attempt.catch((error: { code?: string }) => error.code)
  expect([[], '42501']).toContainEqual(seen)
}
