import { makeAdmin, makeUser, type Speaker, testDatabase } from '@slovo/testing'
import { beforeEach, expect, test } from 'vitest'
import { allRows, breaks, refused } from './effects.ts'

const db = await testDatabase()
const admin = db.as(await makeAdmin(db))
const learner = db.as(await makeUser(db))

const rain = '00000000-0000-4000-8000-000000000001'
const snow = '00000000-0000-4000-8000-000000000002'
const translate = (who: Speaker, sentence: string, translation = 'Il pleut.', lang = 'fr') =>
  who.query(
    'insert into machine_translations (sentence, lang, translation, api) values ($1, $2, $3, $4)',
    [sentence, lang, translation, 'deepl'],
  )
const read = (who: Speaker) => who.query('select translation from machine_translations order by 1')

beforeEach(async () => {
  await db.query('truncate machine_translations')
  await translate(db.service, rain)
  await translate(db.service, snow, 'Il neige.')
})

test('the process reads them for readers, and of people only admins', async () => {
  await refused(read(db.visitor))
  expect(await read(learner)).toEqual([])
  for (const who of [admin, db.service]) {
    expect(await read(who)).toEqual([{ translation: 'Il neige.' }, { translation: 'Il pleut.' }])
  }
})

test('only the process writes them: no visitor, no learner, no admin', async () => {
  const before = await allRows(db, 'machine_translations')
  for (const who of [db.visitor, learner, admin]) {
    await refused(translate(who, crypto.randomUUID()))
    await refused(who.query(`update machine_translations set translation = 'Faux.'`))
  }
  expect(await allRows(db, 'machine_translations')).toEqual(before)
})

test('only admins throw one away, and only the one they mean', async () => {
  const remove = `delete from machine_translations where sentence = '${rain}' returning translation`
  await refused(db.visitor.query(remove))
  expect(await learner.query(remove)).toEqual([])
  expect(await admin.query(remove)).toEqual([{ translation: 'Il pleut.' }])
  expect(await read(db.service)).toEqual([{ translation: 'Il neige.' }])
})

test('a sentence has one translation in each language, in letters and of a sane length', async () => {
  await breaks('23505', translate(db.service, rain))
  await translate(db.service, rain, 'Дождь.', 'ru')
  await breaks('23514', translate(db.service, crypto.randomUUID(), ''))
  await breaks('23514', translate(db.service, crypto.randomUUID(), 'a'.repeat(4001)))
  await breaks('23514', translate(db.service, crypto.randomUUID(), 'Rain.', 'en'))
})
