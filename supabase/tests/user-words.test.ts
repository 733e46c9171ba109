import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  makeMaterial,
  makeUser,
  makeWord,
  migrationsFolder,
  type Person,
  testDatabase,
} from '@slovo/testing'
import { expect, test } from 'vitest'
import { breaks, refused } from './effects.ts'
import { describeOwnRows } from './own-rows-policies.ts'

const db = await testDatabase()

// S6-user
describeOwnRows(db, {
  table: 'user_words',
  make: (speaker, owner) => makeWord(speaker, { user_id: owner.id }),
  change: `word_fr = 'bouquin'`,
})

async function wordCountOf(person: Person) {
  const [profile] = await db.as(person).query('select word_count from users_profile')
  return profile?.word_count
}

// S3-user-words
test('a word is kept once by a person, and by each person', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await makeWord(db.as(anna))
  await breaks('23505', makeWord(db.as(anna)))
  await makeWord(db.as(anna), { word_fr: 'bouquin' })
  await makeWord(db.as(boris))
  expect(await wordCountOf(anna)).toBe(2)
})

test('a word belongs to the learner who saves it, without saying so', async () => {
  const anna = await makeUser(db)
  expect((await makeWord(db.as(anna))).user_id).toBe(anna.id)
})

test('the words of a person are counted as they come and go', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const many = `insert into user_words (word_ru, word_fr)
    select 'слово' || n, 'mot' || n from generate_series(1, 500) n`
  await db.as(anna).query(many)
  await db.as(boris).query(many)
  await db.as(anna).query(`${many} on conflict do nothing`)
  await db.as(anna).query(`delete from user_words where word_ru like 'слово1%'`)
  await db.as(anna).query(`delete from user_words where word_ru = 'нет'`)

  expect(await wordCountOf(anna)).toBe(389)
  expect(await wordCountOf(boris)).toBe(500)
})

test('a word stays when its text is deleted', async () => {
  const anna = await makeUser(db)
  const material = await makeMaterial(db)
  await makeWord(db.as(anna), { material_id: material.id, word_sentence: 'Это книга.' })

  await db.query('delete from materials where id = $1', [material.id])

  const words = await db.as(anna).query('select material_id, word_sentence from user_words')
  expect(words).toEqual([{ material_id: null, word_sentence: 'Это книга.' }])
})

test.each([
  { word_ru: ' ' },
  { word_fr: '' },
  { word_ru: 'а'.repeat(301) },
  { word_sentence: 'а'.repeat(1001) },
])('a word that is empty or endless is refused', async (values) => {
  const anna = await makeUser(db)
  await breaks('23514', makeWord(db.as(anna), values))
})

test('the texts of saved words are listed once each, by title, and only for their owner', async () => {
  const anna = await makeUser(db)
  const boris = await makeUser(db)
  const second = await makeMaterial(db, { title: 'Яблоко' })
  const first = await makeMaterial(db, { title: 'Арбуз' })
  await makeWord(db.as(anna), { word_ru: 'один', material_id: second.id })
  await makeWord(db.as(anna), { word_ru: 'два', material_id: first.id })
  await makeWord(db.as(anna), { word_ru: 'три', material_id: second.id })
  await makeWord(db.as(anna), { word_ru: 'без текста' })

  const texts = 'select title from texts_of_words()'
  expect(await db.as(anna).query(texts)).toEqual([{ title: 'Арбуз' }, { title: 'Яблоко' }])
  expect(await db.as(boris).query(texts)).toEqual([])
})

test('words are searched without their stress, case and ё', async () => {
  const anna = await makeUser(db)
  await makeWord(db.as(anna), { word_ru: 'Ёлка́', word_fr: 'Sapin' })
  await makeWord(db.as(anna))
  const search = (text: string) =>
    db
      .as(anna)
      .query(`select word_fr from user_words where search_key like '%' || lookup_key($1) || '%'`, [
        text,
      ])
  expect(await search('елк')).toEqual([{ word_fr: 'Sapin' }])
  expect(await search('SAP')).toEqual([{ word_fr: 'Sapin' }])
  expect(await search('книж')).toEqual([])
})

test('the newest words that match are searched page by page, of a text or of none', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const text = await makeMaterial(db)
  const ids: number[] = []
  for (const word_fr of ['maison', 'immeuble', 'foyer']) {
    ids.push(Number((await makeWord(db.as(anna), { word_ru: 'дом', word_fr })).id))
  }
  const [maison, immeuble, foyer] = ids
  const ofText = await makeWord(db.as(anna), { word_ru: 'домик', material_id: text.id })
  await makeWord(db.as(anna), { word_ru: 'стол', word_fr: 'table' })
  await makeWord(db.as(boris), { word_ru: 'дом', word_fr: 'maison' })
  const search = async (given: string) => {
    const words = await db
      .as(anna)
      .query(`select id from search_words('%дом%', ${given}) order by id`)
    return words.map(({ id }) => Number(id))
  }
  expect(await search('at_most => 50')).toEqual([...ids, Number(ofText.id)])
  expect(await search(`at_most => 1, before => ${foyer}`)).toEqual([immeuble])
  expect(await search(`at_most => 1, after => ${maison}`)).toEqual([immeuble])
  expect(await search(`of_text => ${text.id}`)).toEqual([Number(ofText.id)])
  expect(await search('of_text => 0')).toEqual(ids)
  await refused(db.visitor.query(`select search_words('%дом%')`))
})

test('a sentence that was kept while longer ones were allowed loses its end, and its word stays', async () => {
  const anna = await makeUser(db)
  await db.query(`alter table user_words drop constraint a_sentence_is_short;
    alter table user_words add constraint user_words_word_sentence_check check (char_length(word_sentence) <= 5000)`)
  await makeWord(db.as(anna), { word_ru: 'длинный', word_sentence: 'а'.repeat(5000) })
  await makeWord(db.as(anna), { word_ru: 'короткий', word_sentence: 'Это книга.' })

  const migration = join(migrationsFolder, '0052_a_kept_sentence_is_short.sql')
  await db.query(await readFile(migration, 'utf8'))

  const words = await db.as(anna).query('select word_sentence from user_words order by word_ru')
  expect(words).toEqual([{ word_sentence: `${'а'.repeat(999)}…` }, { word_sentence: 'Это книга.' }])
})
