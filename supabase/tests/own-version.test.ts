import {
  makeLesson,
  makeMaterial,
  makeUser,
  makeWord,
  type Person,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { deviceOf, endSession } from './devices.ts'
import { expectAnotherStampEach } from './stamps.ts'
import { makeText, say } from './texts-with-words.ts'

const db = await testDatabase()

interface Page {
  stamp?: string
  profile: object | null
  texts?: object[]
  words?: object[]
}

const questions = {
  'a list of texts': `section_page('dialogue', 10, seen => $1)`,
  'the page of all sections': 'sections_page(seen => $1)',
  'the dictionary': 'dictionary_page(51, seen => $1)',
}

async function ask(
  person: Person,
  seen: string | null = null,
  question = questions['the dictionary'],
): Promise<Page> {
  const [row] = await db.as(person).query<{ page: Page }>(`select ${question} as page`, [seen])
  if (!row) throw new Error('no page')
  return row.page
}

const stampOf = async (person: Person) => (await ask(person)).stamp

const mark = (person: Person, text: { id: number }) =>
  db
    .as(person)
    .query('insert into user_materials (material_id, is_being_studied) values ($1, true)', [
      text.id,
    ])

test.each(Object.entries(questions))(
  'a learner who has seen %s gets it again only if something of it is another',
  async (_, question) => {
    const [anna, boris] = [await makeUser(db), await makeUser(db)]
    await makeText(db, ['дом', 'сад'])
    await makeWord(db, { user_id: anna.id, word_ru: 'дом' })
    const first = await ask(anna, null, question)
    expect(first.words ?? first.texts).toHaveLength(1)

    const { stamp = null, profile } = first
    expect(await ask(anna, stamp, question)).toEqual({
      ...{ version: expect.any(String), stamp, profile },
    })
    await makeWord(db, { user_id: anna.id, word_ru: 'сад' })
    const second = await ask(anna, stamp, question)
    expect(second.stamp).not.toBe(stamp)
    expect(second.words ?? second.texts).not.toEqual(first.words ?? first.texts)
    expect((await ask(boris, stamp, question)).stamp).not.toBe(stamp)
  },
)

test('each change of words, states, what is studied, the language or the content is another stamp', async () => {
  const anna = await makeUser(db)
  const text = await makeText(db, ['дом'])
  const changes: Record<string, () => Promise<unknown>> = {
    'a word is kept': () =>
      db.as(anna).query(`insert into user_words (word_ru, word_fr) values ('дом', 'maison')`),
    'a word is changed': () => db.as(anna).query(`update user_words set word_fr = 'foyer'`),
    'a word is removed': () => db.as(anna).query('delete from user_words'),
    'a word is known': () => say(db, anna, 'known', ['дом']),
    'a word is ignored': () => db.as(anna).query(`update word_states set state = 'ignored'`),
    'a word is new again': () => db.as(anna).query('delete from word_states'),
    'a text is being studied': () => mark(anna, text),
    'a text is studied': () =>
      db.as(anna).query('update user_materials set is_being_studied = false, is_studied = true'),
    'a text is studied no more': () => db.as(anna).query('delete from user_materials'),
    'another language is learnt': () =>
      db.as(anna).query(`update users_profile set learning_language = 'fr'`),
    'the account becomes premium': () => db.query('update users_profile set is_premium = true'),
    'a text is changed': () => db.query(`update materials set title = 'Другой'`),
    'a text is new': () => makeMaterial(db),
  }
  await expectAnotherStampEach(changes, () => stampOf(anna))
})

test('what a neighbour changes, and what is on no list, is no other stamp', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const text = await makeText(db, ['дом'])
  const lesson = await makeLesson(db)
  const before = await stampOf(anna)
  await makeWord(db, { user_id: boris.id, word_ru: 'дом' })
  await say(db, boris, 'known', ['сад'])
  await mark(boris, text)
  await db
    .as(anna)
    .query('insert into user_lessons (lesson_id, is_studied) values ($1, true)', [lesson.id])
  await db
    .as(anna)
    .query('insert into reading_places (material_id, word) values ($1, 1)', [text.id])
  await db.as(anna).query('delete from user_words')
  expect(await stampOf(anna)).toBe(before)
})

test('a word that goes over to another account is a change for both', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const { id } = await makeWord(db, { user_id: anna.id, word_ru: 'дом' })
  const before = [await stampOf(anna), await stampOf(boris)]
  await db.query('update user_words set user_id = $2 where id = $1', [id, boris.id])
  const after = [await stampOf(anna), await stampOf(boris)]
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})

test('a learner does not write the number themselves', async () => {
  const anna = await makeUser(db)
  await expect(db.as(anna).query('update users_profile set own_version = 1')).rejects.toMatchObject(
    { code: '42501' },
  )
})

test.each(Object.values(questions))(
  'with a session that was ended, %s says no stamp, whatever was seen',
  async (question) => {
    const anna = await makeUser(db)
    const stamp = await stampOf(anna)
    const phone = await deviceOf(db, anna)
    const sql = `select ${question} as page`
    expect(await phone.query(sql, [stamp])).toMatchObject([{ page: { stamp } }])
    await endSession(db, phone)
    const [row] = await phone.query<{ page: Page }>(sql, [stamp])
    expect(row?.page.profile).toBeNull()
    expect(row?.page.stamp).toBeUndefined()
  },
)
