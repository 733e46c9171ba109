import {
  makeActivity,
  makeAdmin,
  makeBook,
  makeLesson,
  makeMaterial,
  makePage,
  makePost,
  makeUser,
  makeWord,
  type Speaker,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { refused } from './effects.ts'

const db = await testDatabase()
const admin = db.as(await makeAdmin(db))

async function versionFor(who: Speaker): Promise<number> {
  const [row] = await who.query<{ version: string }>('select content_version() as version')
  return Number(row?.version)
}

/** What our own backend serves files by. */
async function publicVersion(): Promise<number> {
  const [row] = await db.query<{ version: string }>('select version from storage.public_version')
  return Number(row?.version)
}

const content: Record<string, { make(who: Speaker): Promise<{ id: number }>; change: string }> = {
  materials: { make: makeMaterial, change: `title = 'Другое'` },
  books: { make: makeBook, change: `title = 'Другая'` },
  lessons: { make: makeLesson, change: `title_fr = 'Autre'` },
  posts: { make: makePost, change: `title = 'Autre'` },
  pages: { make: makePage, change: `title = 'Autre'` },
  h5p: {
    make: async (who) =>
      makeActivity(who, { material_id: (await makeMaterial(db)).id, type: 'materials' }),
    change: `title = 'Autre'`,
  },
  dictionary_entries: {
    make: async (who) => {
      const [entry] = await who.query<{ id: number }>(
        `insert into dictionary_entries (lang, lemma, pos, class, translations)
         values ('ru', 'сло́во', 'noun', 'с 1a', '{mot}') returning id`,
      )
      return { id: entry?.id ?? 0 }
    },
    change: `translations = '{parole}'`,
  },
}

test.each(Object.entries(content))(
  'a page that shows %s is drawn anew after an insert, a change and a deletion',
  async (table, { make, change }) => {
    const first = await versionFor(db.visitor)
    const { id } = await make(admin)
    const made = await versionFor(db.visitor)
    await admin.query(`update ${table} set ${change} where id = $1`, [id])
    const changed = await versionFor(db.visitor)
    await admin.query(`delete from ${table} where id = $1`, [id])
    const deleted = await versionFor(db.visitor)
    expect([made > first, changed > made, deleted > changed]).toEqual([true, true, true])
  },
)

test.each(Object.entries(content).filter(([table]) => table !== 'dictionary_entries'))(
  'a file that %s show is looked up anew after an insert, a change and a deletion',
  async (table, { make, change }) => {
    const versions = [await publicVersion()]
    const { id } = await make(admin)
    versions.push(await publicVersion())
    await admin.query(`update ${table} set ${change} where id = $1`, [id])
    versions.push(await publicVersion())
    await admin.query(`delete from ${table} where id = $1`, [id])
    versions.push(await publicVersion())
    expect(new Set(versions).size).toBe(4)
  },
)

test('a change that is taken back, and what learners keep, leave the pages of visitors as they are', async () => {
  const before = await versionFor(db.visitor)
  await expect(admin.query(`insert into lessons (slug) values ('Not A Slug')`)).rejects.toThrow()
  const learner = db.as(await makeUser(db))
  await makeWord(learner)
  expect(await versionFor(learner)).toBe(before)
})

test('what finds no content to change leaves it as it is: a learner’s attempt, an account that is deleted', async () => {
  const learner = db.as(await makeUser(db))
  await makeMaterial(db)
  const before = await versionFor(db.visitor)
  for (const [table, { change }] of Object.entries(content)) {
    await learner.query(`update ${table} set ${change}`)
    await learner.query(`delete from ${table}`)
  }
  await learner.query('select delete_my_account()')
  expect(await versionFor(db.visitor)).toBe(before)
})

test('the number is read by all, and counted up by content alone', async () => {
  await refused(db.visitor.query('update private.content_version set version = 0'))
  await refused(db.as(await makeUser(db)).query('update private.content_version set version = 0'))
  await refused(admin.query('update private.content_version set version = 0'))
})
