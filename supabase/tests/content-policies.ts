import { makeAdmin, makeUser, type Speaker, type TestDatabase } from '@slovo/testing'
import { describe, expect, test } from 'vitest'
import { allRows, refused } from './effects.ts'

interface ContentTable {
  table: string
  /** Makes a row as this speaker; published unless `is_published` says otherwise. */
  make(speaker: Speaker, values?: { is_published: boolean }): Promise<{ id: number }>
  /** A column that may be changed, and what to. */
  change: string
}

/** Who may do what with a table of content: everybody reads what is published, admins do the rest. */
export function describeContent(db: TestDatabase, { table, make, change }: ContentTable) {
  const read = `select id from ${table} where id = any ($1) order by id`
  const insertCount = `select count(*) from ${table}`

  describe(`${table}: everybody reads what is published, admins do the rest`, () => {
    test('visitors and learners read published rows, admins also drafts', async () => {
      const [published, draft] = [await make(db), await make(db, { is_published: false })]
      const ids = [[published.id, draft.id]]
      const [learner, admin] = [await makeUser(db), await makeAdmin(db)]

      expect(await db.visitor.query(read, ids)).toEqual([{ id: published.id }])
      expect(await db.as(learner).query(read, ids)).toEqual([{ id: published.id }])
      expect(await db.as(admin).query(read, ids)).toHaveLength(2)
      expect(await db.service.query(read, ids)).toHaveLength(2)
    })

    test('only admins add rows', async () => {
      const [learner, admin] = [await makeUser(db), await makeAdmin(db)]
      const before = await db.query(insertCount)

      await refused(make(db.visitor))
      await refused(make(db.as(learner)))
      await refused(make(db.as(learner), { is_published: false }))
      expect(await db.query(insertCount)).toEqual(before)

      const { id } = await make(db.as(admin))
      expect(await db.query(read, [[id]])).toEqual([{ id }])
    })

    test('only admins change rows, and only the row they mean', async () => {
      const [row] = [await make(db), await make(db, { is_published: false })]
      const [learner, admin] = [await makeUser(db), await makeAdmin(db)]
      const before = await allRows(db, table)
      const update = `update ${table} set ${change} where id = $1 returning id`

      await refused(db.visitor.query(update, [row.id]))
      expect(await db.as(learner).query(update, [row.id])).toEqual([])
      expect(
        await db.as(learner).query(`update ${table} set ${change} where id > 0 returning id`),
      ).toEqual([])
      expect(await allRows(db, table)).toEqual(before)

      expect(await db.as(admin).query(update, [row.id])).toEqual([{ id: row.id }])
      const others = ({ id }: Record<string, unknown>) => id !== row.id
      const after = await allRows(db, table)
      expect(after.filter(others)).toEqual(before.filter(others))
      expect(after).not.toEqual(before)
    })

    test('only admins delete rows, and only the row they mean', async () => {
      const row = await make(db)
      const [learner, admin] = [await makeUser(db), await makeAdmin(db)]
      const before = await allRows(db, table)
      const remove = `delete from ${table} where id = $1 returning id`

      await refused(db.visitor.query(remove, [row.id]))
      expect(await db.as(learner).query(remove, [row.id])).toEqual([])
      expect(await allRows(db, table)).toEqual(before)

      expect(await db.as(admin).query(remove, [row.id])).toEqual([{ id: row.id }])
      expect(await allRows(db, table)).toEqual(before.filter(({ id }) => id !== row.id))
    })
  })
}
