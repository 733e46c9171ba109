import { randomUUID } from 'node:crypto'
import {
  makeAdmin,
  makeMaterial,
  makeUser,
  makeWord,
  type Person,
  type Speaker,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { allRows, refused } from './effects.ts'

const db = await testDatabase()

/** An application that a user has let in with their account. */
function applicationOf({ id }: Person): Speaker {
  const claims = { sub: id, role: 'authenticated', aal: 'aal1', client_id: randomUUID() }
  return {
    query: async <R extends Record<string, unknown>>(sql: string, values?: readonly unknown[]) =>
      (await db.database.request<R>({ role: 'authenticated', claims }, sql, values)).rows,
  }
}

test('an application reads and changes the words of the user who let it in', async () => {
  const anna = await makeUser(db)
  const { id } = await makeWord(applicationOf(anna))
  expect(await applicationOf(anna).query('select id from user_words')).toEqual([{ id }])
})

test('an application that an admin let in is no admin', async () => {
  const admin = await makeAdmin(db)
  const draft = await makeMaterial(db, { is_published: false })
  const application = applicationOf(admin)

  const read = 'select id from materials where id = $1'
  expect(await application.query(read, [draft.id])).toEqual([])
  await refused(makeMaterial(application))
  await refused(application.query('select * from admin_list_users()'))
  await refused(
    application.query('select admin_change_user($1, $2, $3)', [admin.id, 'admin', true]),
  )
  await refused(application.query('select admin_delete_content($1, $2)', ['materials', draft.id]))
  expect(await db.as(admin).query(read, [draft.id])).toEqual([{ id: draft.id }])
})

test('an application neither deletes the account nor touches its sessions', async () => {
  const anna = await makeUser(db)
  const session = randomUUID()
  await db.query(
    `insert into auth.sessions (id, user_id, created_at, aal) values ($1, $2, now(), 'aal1')`,
    [session, anna.id],
  )
  const [accounts, application] = [await allRows(db, 'users_profile'), applicationOf(anna)]

  await refused(application.query('select delete_my_account()'))
  await refused(application.query('select private.delete_account()'))
  await refused(db.as(anna).query('select private.delete_account()'))
  expect(await application.query('select id from my_sessions()')).toEqual([])
  expect(await application.query('select end_my_session($1) as ended', [session])).toEqual([
    { ended: false },
  ])
  expect(await allRows(db, 'users_profile')).toEqual(accounts)
  expect(await db.as(anna).query('select id from my_sessions()')).toEqual([{ id: session }])
})
