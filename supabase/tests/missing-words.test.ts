import { makeAdmin, makeUser, type Speaker, testDatabase } from '@slovo/testing'
import { beforeEach, expect, test } from 'vitest'
import { allRows, breaks, refused } from './effects.ts'

const db = await testDatabase()
const admin = db.as(await makeAdmin(db))
const learner = db.as(await makeUser(db))

const count = (who: Speaker, words: string[], lang = 'ru') =>
  who.query('select count_missing_words($1, $2)', [lang, words])
const counted = (who: Speaker) =>
  who.query('select word, count::int from missing_words order by word')

beforeEach(async () => {
  await db.query('truncate missing_words')
  await count(db.service, ['шаурма', 'смузи'])
})

test('only admins read which words are missing', async () => {
  await refused(counted(db.visitor))
  expect(await counted(learner)).toEqual([])
  expect(await counted(admin)).toEqual([
    { word: 'смузи', count: 1 },
    { word: 'шаурма', count: 1 },
  ])
})

test('only the process counts words: no visitor, no learner, no admin', async () => {
  const before = await allRows(db, 'missing_words')
  for (const who of [db.visitor, learner, admin]) {
    await refused(count(who, ['лайк']))
    await refused(who.query(`insert into missing_words (lang, word) values ('ru', 'лайк')`))
    await refused(who.query(`update missing_words set count = 100`))
  }
  expect(await allRows(db, 'missing_words')).toEqual(before)
})

test('only admins dismiss a word, and only the one they mean', async () => {
  const dismiss = `delete from missing_words where word = 'смузи' returning word`
  await refused(db.visitor.query(dismiss))
  expect(await learner.query(dismiss)).toEqual([])
  expect(await counted(admin)).toHaveLength(2)

  expect(await admin.query(dismiss)).toEqual([{ word: 'смузи' }])
  expect(await counted(admin)).toEqual([{ word: 'шаурма', count: 1 }])
})

test('a word that is wanted again is counted, once for each report', async () => {
  await count(db.service, ['шаурма', 'шаурма'])
  await count(db.service, ['шаурма', 'лайк'])
  expect(await counted(admin)).toEqual([
    { word: 'лайк', count: 1 },
    { word: 'смузи', count: 1 },
    { word: 'шаурма', count: 3 },
  ])
})

test('only a word in letters of its language is counted', async () => {
  for (const word of ['а', 'hello', '<script>', 'а'.repeat(41), 'да нет', 'ШАУРМА', '-да'])
    await breaks('23514', count(db.service, [word]))
  await count(db.service, ["aujourd'hui", 'cœur'], 'fr')
  await breaks('23514', count(db.service, ['шаурма'], 'fr'))
})

test('what was not wanted for ninety days is forgotten, and of too many words the rarest', async () => {
  await db.query(
    `update missing_words set last_seen = now() - interval '91 days' where word = 'смузи'`,
  )
  await db.query(`insert into missing_words (lang, word, count)
    select 'ru', 'сло' || translate(n::text, '0123456789', 'абвгдежзик'), 5 from generate_series(1, 1999) n`)
  await count(db.service, ['лайк'])

  expect(await db.query('select count(*)::int from missing_words')).toEqual([{ count: 2000 }])
  const left = await db.query(
    `select word from missing_words where word in ('смузи', 'шаурма', 'лайк')`,
  )
  expect(left).toEqual([{ word: 'лайк' }])
})

test('of one report at most two hundred words are counted', async () => {
  const many = Array.from(
    { length: 250 },
    (_, n) => `к${[...String(n)].map((digit) => 'абвгдежзик'[Number(digit)]).join('')}а`,
  )
  await db.query('truncate missing_words')
  await count(db.service, many)
  expect(await counted(admin)).toHaveLength(200)
})
