import { makeUser, makeWord, type Person, testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { removeRestingAccounts } from './resting-accounts.ts'

const { db, operator } = await testBackend()

async function makeAnonymous(days: number): Promise<Person> {
  const person = await makeUser(db)
  await db.query(
    `update auth.users set email = null, is_anonymous = true,
       created_at = now() - make_interval(days => $2), updated_at = null where id = $1`,
    [person.id, days],
  )
  await makeWord(db, { user_id: person.id })
  return person
}

test('anonymous accounts that have rested are removed while the site runs', async () => {
  const [rested, recent] = [await makeAnonymous(61), await makeAnonymous(59)]
  const warnings: unknown[] = []
  const upkeep = removeRestingAccounts(
    operator,
    { warn: (...said: unknown[]) => warnings.push(said) },
    { everyMs: 20 },
  )
  const owners = async () =>
    (await db.query('select user_id from user_words')).map(({ user_id }) => user_id)
  await expect.poll(owners).toEqual([recent.id])
  await upkeep.stop()
  expect(await owners()).not.toContain(rested.id)
  expect(warnings).toEqual([])
})
