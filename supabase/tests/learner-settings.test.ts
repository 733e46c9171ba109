import { makeUser, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()

describeOwnRows(db, {
  table: 'learner_settings',
  make: (speaker, owner) =>
    speaker.query('insert into learner_settings (user_id) values ($1)', [owner.id]),
  change: 'new_words_a_day = new_words_a_day + 1',
})

test('a learner who has changed nothing has the settings that a new row has', async () => {
  const anna = await makeUser(db)
  const settings = async () => {
    const [row] = await db.as(anna).query<{ settings: object }>('select my_settings() as settings')
    return { ...row?.settings, created_at: null, updated_at: null }
  }
  const before = await settings()
  await db.as(anna).query('insert into learner_settings default values')
  expect(await settings()).toEqual(before)
})

test('a time zone that the database does not know counts as Paris', async () => {
  const anna = await makeUser(db)
  const added = await db
    .as(anna)
    .query(`insert into learner_settings (time_zone) values ('Mars/Olympus') returning time_zone`)
  expect(added).toEqual([{ time_zone: 'Europe/Paris' }])
  const changed = await db
    .as(anna)
    .query(`update learner_settings set time_zone = 'Asia/Tokyo' returning time_zone`)
  expect(changed).toEqual([{ time_zone: 'Asia/Tokyo' }])
})

test('a day ends at four in the morning of the learner’s own zone', async () => {
  const anna = await makeUser(db)
  const dayAt = async (moment: string) => {
    const [row] = await db.query(`select private.day_of($1, $2)::text as day`, [anna.id, moment])
    return row?.day
  }
  expect(await dayAt('2026-11-22T02:59:00Z')).toBe('2026-11-21')
  expect(await dayAt('2026-11-22T03:00:00Z')).toBe('2026-11-22')
  await db.as(anna).query(`insert into learner_settings (time_zone) values ('Asia/Tokyo')`)
  expect(await dayAt('2026-11-21T18:59:00Z')).toBe('2026-11-21')
  expect(await dayAt('2026-11-21T19:00:00Z')).toBe('2026-11-22')
})
