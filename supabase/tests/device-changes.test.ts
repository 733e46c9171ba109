import { randomUUID } from 'node:crypto'
import {
  makeAdmin,
  makeMaterial,
  makeUser,
  type Person,
  type Speaker,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { deviceOf, endSession } from './devices.ts'
import { allRows, refused } from './effects.ts'

const db = await testDatabase()

interface Change {
  id?: string
  minutesAgo?: number
  kind: string
  what: Record<string, unknown>
}

async function take(person: Person, { id, minutesAgo = 0, kind, what }: Change) {
  const [row] = await db
    .as(person)
    .query<{ outcome: string }>(
      `select take_change($1, now() - $2 * interval '1 minute', $3, $4) as outcome`,
      [id ?? randomUUID(), minutesAgo, kind, JSON.stringify(what)],
    )
  return row?.outcome
}

const keep = (values: Record<string, unknown> = {}) => ({
  kind: 'keep',
  what: { word_ru: 'мост', word_fr: 'pont', ...values },
})
const say = (state: string | null) => ({
  kind: 'state',
  what: { lang: 'ru', lemma: 'мост', state },
})
const statesOf = async (person: Person) =>
  (await db.as(person).query<{ state: string }>('select state from word_states')).map(
    ({ state }) => state,
  )
const logOf = (person: Person) =>
  db.as(person).query('select kind, outcome from device_changes order by made_at')

const log = (speaker: Speaker, { id }: Person) =>
  speaker.query(
    `insert into device_changes (id, user_id, kind, what, made_at, outcome)
     values ($1, $2, 'keep', '{}', now(), 'done')`,
    [randomUUID(), id],
  )

test('learners see and add changes of their own, and no other user’s, admins included', async () => {
  const [anna, boris, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)]
  await log(db.as(anna), anna)
  await refused(log(db.as(boris), anna))
  await refused(log(db.as(admin), anna))
  await refused(log(db.visitor, anna))
  const read = 'select user_id from device_changes'
  expect(await db.as(anna).query(read)).toEqual([{ user_id: anna.id }])
  expect(await db.as(boris).query(read)).toEqual([])
  expect(await db.as(admin).query(read)).toEqual([])
  await refused(db.visitor.query(read))
})

test('a logged change is neither changed nor deleted, by its learner either; it goes with the account', async () => {
  const [anna, boris, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)]
  await log(db.as(anna), anna)
  await log(db.as(boris), boris)
  const before = await allRows(db, 'device_changes')
  for (const speaker of [db.as(anna), db.as(admin), db.visitor]) {
    await refused(speaker.query(`update device_changes set outcome = 'same'`))
    await refused(speaker.query('delete from device_changes'))
  }
  expect(await allRows(db, 'device_changes')).toEqual(before)
  await db.query('delete from auth.users where id = $1', [anna.id])
  const left = (await allRows(db, 'device_changes')).map(({ user_id }) => user_id)
  expect(left).not.toContain(anna.id)
  expect(left).toContain(boris.id)
})

test('a visitor and a session that was ended send no change', async () => {
  const anna = await makeUser(db)
  const device = await deviceOf(db, anna)
  await endSession(db, device)
  const sent = `select take_change('${randomUUID()}', now(), 'keep', '{"word_ru":"мост","word_fr":"pont"}')`
  await refused(device.query(sent))
  await refused(db.visitor.query(sent))
  expect(await db.as(anna).query('select id from user_words')).toEqual([])
})

test('a word that is sent twice is kept once, with the time at which it was kept', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const change = { ...keep(), id: randomUUID(), minutesAgo: 90 }
  expect(await take(anna, change)).toBe('done')
  expect(await take(anna, change)).toBe('done')
  expect(await take(anna, { ...keep(), minutesAgo: 80 })).toBe('same')
  const words = await db
    .as(anna)
    .query(
      `select word_ru, round(extract(epoch from now() - created_at) / 60)::int as ago from user_words`,
    )
  expect(words).toEqual([{ word_ru: 'мост', ago: 90 }])
  expect(await logOf(anna)).toEqual([
    { kind: 'keep', outcome: 'done' },
    { kind: 'keep', outcome: 'same' },
  ])
  expect(await db.as(boris).query('select id from user_words')).toEqual([])
})

test('of two devices that said something of one word the later wins, whichever sends first; the log keeps both', async () => {
  for (const isLaterFirst of [true, false]) {
    const anna = await makeUser(db)
    const earlier = { ...say('known'), minutesAgo: 20 }
    const later = { ...say('ignored'), minutesAgo: 10 }
    const sent = isLaterFirst ? [later, earlier] : [earlier, later]
    for (const change of sent) await take(anna, change)
    expect(await statesOf(anna)).toEqual(['ignored'])
    expect(await logOf(anna)).toHaveLength(2)
  }
})

test('what was taken back, or kept, on one device is not undone by something older from another', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await take(anna, { ...say('known'), minutesAgo: 40 })
  await db.as(anna).query(`select set_word_state('ru', 'мост')`)
  expect(await take(anna, { ...say('known'), minutesAgo: 10 })).toBe('outdated')
  expect(await statesOf(anna)).toEqual([])

  await take(boris, { ...keep(), minutesAgo: 5 })
  expect(await take(boris, { ...say('known'), minutesAgo: 10 })).toBe('outdated')
  expect(await take(boris, { ...say('known'), minutesAgo: 1 })).toBe('done')
  expect(await statesOf(boris)).toEqual(['known'])
})

test('a word that was kept before another device said that it is known is there, and known', async () => {
  const anna = await makeUser(db)
  await db.as(anna).query(`select set_word_state('ru', 'мост', 'known')`)
  expect(await take(anna, { ...keep(), minutesAgo: 30 })).toBe('done')
  expect(await statesOf(anna)).toEqual(['known'])
  expect(await db.as(anna).query('select word_ru from user_words')).toHaveLength(1)
})

test('a clock that is ahead counts as now, and one that is years behind as a month ago', async () => {
  const anna = await makeUser(db)
  await take(anna, { ...say('ignored'), minutesAgo: -60 * 24 })
  expect(await take(anna, { ...keep(), minutesAgo: 60 * 24 * 3000 })).toBe('done')
  const ages = await db
    .as(anna)
    .query(
      `select round(extract(epoch from now() - made_at) / 86400)::int as days from device_changes order by made_at`,
    )
  expect(ages).toEqual([{ days: 30 }, { days: 0 }])
})

test('a word that another device reviewed later is not removed', async () => {
  const anna = await makeUser(db)
  await take(anna, { ...keep(), minutesAgo: 60 })
  const [word] = await db.as(anna).query<{ id: number }>('select id from user_words')
  await db.as(anna).query(
    `insert into review_log (id, word_id, kind, grade, reviewed_at, before)
     values ($1, $2, 'recognise', 3, now() - interval '5 minutes', '{}')`,
    [randomUUID(), word?.id ?? 0],
  )
  const remove = { kind: 'remove', what: { word: word?.id } }
  expect(await take(anna, { ...remove, minutesAgo: 10 })).toBe('outdated')
  expect(await take(anna, { ...remove, minutesAgo: 1 })).toBe('done')
  expect(await take(anna, { ...remove, minutesAgo: 1 })).toBe('same')
})

test('a word that was removed is not brought back by a device that had kept it before, and is kept again by one that did so later', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await db.as(anna).query(`insert into user_words (word_ru, word_fr) values ('мост', 'pont')`)
  await db.as(anna).query('delete from user_words')
  const words = (person: Person) => db.as(person).query('select word_ru from user_words')
  expect(await take(anna, { ...keep(), minutesAgo: 10 })).toBe('outdated')
  expect(await words(anna)).toEqual([])
  expect(await logOf(anna)).toEqual([{ kind: 'keep', outcome: 'outdated' }])

  expect(await take(boris, { ...keep(), minutesAgo: 10 })).toBe('done')
  expect(await take(anna, keep())).toBe('done')
  expect(await words(anna)).toHaveLength(1)
  expect(await words(boris)).toHaveLength(1)
})

test('the place and the mark of a text are those of the last device; the time read counts on its day', async () => {
  const anna = await makeUser(db)
  const text = await makeMaterial(db)
  const place = (word: number) => ({
    kind: 'place',
    what: { material: text.id, word, seconds: 60 },
  })
  const study = (change: string) => ({ kind: 'study', what: { material: text.id, study: change } })
  expect(await take(anna, { ...place(40), minutesAgo: 10 })).toBe('done')
  expect(await take(anna, { ...place(12), minutesAgo: 60 * 24 * 2 })).toBe('outdated')
  expect(await db.as(anna).query('select word from reading_places')).toEqual([{ word: 40 }])
  expect(await db.as(anna).query('select seconds_read from study_days')).toEqual([
    { seconds_read: 60 },
    { seconds_read: 60 },
  ])

  expect(await take(anna, { ...study('finish'), minutesAgo: 5 })).toBe('done')
  expect(await take(anna, { ...study('start'), minutesAgo: 9 })).toBe('outdated')
  expect(await db.as(anna).query('select is_studied from user_materials')).toEqual([
    { is_studied: true },
  ])
})

test('a text that one device has stopped later is not begun again by another; one that is deleted leaves nothing', async () => {
  const anna = await makeUser(db)
  const text = await makeMaterial(db)
  const study = (change: string) => ({ kind: 'study', what: { material: text.id, study: change } })
  const marks = () => db.as(anna).query('select material_id from user_materials')
  await take(anna, { ...study('start'), minutesAgo: 30 })
  await db.as(anna).query('delete from user_materials')
  expect(await take(anna, { ...study('finish'), minutesAgo: 10 })).toBe('outdated')
  expect(await marks()).toEqual([])
  expect(await take(anna, study('start'))).toBe('done')
  await db.query('delete from materials where id = $1', [text.id])
  expect(await marks()).toEqual([])
  await expect(take(anna, study('steal'))).rejects.toMatchObject({ code: '22023' })
})

test('what the tables refuse is an error, and is not logged', async () => {
  const anna = await makeUser(db)
  await expect(take(anna, keep({ word_ru: 'я'.repeat(301) }))).rejects.toMatchObject({
    code: '23514',
  })
  await expect(take(anna, { kind: 'cheat', what: {} })).rejects.toBeDefined()
  expect(await logOf(anna)).toEqual([])
})
