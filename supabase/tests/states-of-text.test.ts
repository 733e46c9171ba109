import { randomUUID } from 'node:crypto'
import { makeMaterial, makeUser, makeWord, type Person, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { allRows, refused } from './effects.ts'

const db = await testDatabase()

/** A text whose words are these, each with one meaning; « Anna » is a name. */
async function makeText(words: string[], lang: 'ru' | 'fr' = 'ru') {
  const ids = await idsOf(words)
  const entries = words.map((lemma, index) => ({
    word: lemma,
    lookups: [{ lemma, lemmaId: ids[index], pos: lemma === 'Анна' ? 'name' : 'noun' }],
  }))
  const glossary = { version: 1, entries }
  return makeMaterial(db, { lang, lemma_ids: ids, glossary })
}

async function idsOf(words: string[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    'select lemma_id(word) as id from unnest($1::text[]) word',
    [words],
  )
  return rows.map(({ id }) => id)
}

const setState = (person: Person, lemma: string, state: 'known' | 'ignored' | null) =>
  db.as(person).query('select set_word_state($1, $2, $3)', ['ru', lemma, state])

async function statesOf(person: Person, material: { id: number }) {
  const [row] = await db
    .as(person)
    .query<Record<string, number[]>>('select * from states_of_text($1)', [material.id])
  return row
}

const knownUntouched = async (person: Person, text: { id: number }, touched: number[] = []) => {
  const batch = randomUUID()
  const [row] = await db
    .as(person)
    .query<{ ids: number[] }>('select know_untouched_words($1, $2, $3) as ids', [
      text.id,
      touched,
      batch,
    ])
  return { batch, ids: row?.ids ?? [] }
}

test('a text has the states and the kept words of its reader, from whatever text, and no others', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const text = await makeText(['книга', 'жить', 'мост', 'дом'])
  const french = await makeText(['livre'], 'fr')
  await makeWord(db.as(anna), { word_ru: 'Кни́га' })
  await makeWord(db.as(anna), { word_ru: 'книга', word_fr: 'bouquin' })
  await makeWord(db.as(anna), { word_ru: 'окно', word_fr: 'fenêtre' })
  await setState(anna, 'жить', 'known')
  await setState(anna, 'мост', 'ignored')
  await setState(anna, 'река', 'known')

  const [book, live, bridge] = await idsOf(['книга', 'жить', 'мост'])
  const [livre] = await idsOf(['livre'])
  expect(await statesOf(anna, text)).toEqual({ known: [live], ignored: [bridge], kept: [book] })
  expect(await statesOf(anna, french)).toEqual({ known: [], ignored: [], kept: [livre] })
  expect(await statesOf(boris, text)).toEqual({ known: [], ignored: [], kept: [] })
})

test('a state is one at a time, and taken back it leaves what was there; the neighbour’s stay', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  await setState(boris, 'дом', 'known')
  await setState(anna, 'дом', 'known')
  await setState(anna, 'До́м', 'ignored')
  const states = 'select state from word_states'
  expect(await db.as(anna).query(states)).toEqual([{ state: 'ignored' }])

  await setState(anna, 'дом', null)
  expect(await db.as(anna).query(states)).toEqual([])
  expect(await db.as(boris).query(states)).toEqual([{ state: 'known' }])
})

test('the words that were not touched become known, and are taken back alone', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const text = await makeText(['Анна', 'книга', 'жить', 'мост', 'дом', 'сад', 'река'])
  const [touched = 0] = await idsOf(['жить'])
  await makeWord(db.as(anna))
  await setState(anna, 'мост', 'ignored')
  await setState(anna, 'сад', 'known')
  await setState(boris, 'дом', 'known')
  const before = await allRows(db, 'word_states')

  const { batch, ids } = await knownUntouched(anna, text, [touched])
  expect(ids.toSorted()).toEqual((await idsOf(['дом', 'река'])).toSorted())
  expect((await statesOf(anna, text))?.known).toHaveLength(3)
  expect((await knownUntouched(anna, text, [touched])).ids).toEqual([])

  // What the learner said of a word since then is theirs.
  await setState(anna, 'река', 'known')
  await db.as(boris).query('delete from word_states where batch = $1', [batch])
  expect((await statesOf(anna, text))?.known).toHaveLength(3)
  await db.as(anna).query('delete from word_states where batch = $1', [batch])
  const left = await allRows(db, 'word_states')
  expect(left).toEqual(expect.arrayContaining(before))
  expect(left).toHaveLength(before.length + 1)
  expect((await statesOf(anna, text))?.known).toHaveLength(2)
})

test('the words of a draft, or of no text, become known to no user who may not read it', async () => {
  const anna = await makeUser(db)
  const { id } = await makeText(['дом'])
  await db.query('update materials set is_published = false where id = $1', [id])
  expect((await knownUntouched(anna, { id })).ids).toEqual([])
  expect((await knownUntouched(anna, { id: 0 })).ids).toEqual([])
})

test('a place in a text is kept with the time spent there; a text that is not there has none', async () => {
  const [anna, boris] = [await makeUser(db), await makeUser(db)]
  const text = await makeText(['дом'])
  const keep = (person: Person, values: (number | null)[]) =>
    db.as(person).query('select keep_reading_place($1, $2, $3)', values)
  await keep(boris, [text.id, 3, 0])
  await keep(anna, [text.id, 12, 30])
  await keep(anna, [text.id, 40, 10])
  await keep(anna, [text.id, null, 10])
  await keep(anna, [0, 40, 10])

  const places = 'select material_id, word from reading_places'
  expect(await db.as(anna).query(places)).toEqual([{ material_id: text.id, word: 40 }])
  expect(await db.as(boris).query(places)).toEqual([{ material_id: text.id, word: 3 }])
  expect(await db.as(anna).query('select seconds_read from study_days')).toEqual([
    { seconds_read: 60 },
  ])
})

test('a visitor says nothing of words and places', async () => {
  const text = await makeText(['дом'])
  const visitor = db.visitor
  await refused(visitor.query('select states_of_text($1)', [text.id]))
  await refused(visitor.query(`select set_word_state('ru', 'дом', 'known')`))
  await refused(visitor.query(`select know_untouched_words($1, '{}', $2)`, [text.id, randomUUID()]))
  await refused(visitor.query('select keep_reading_place($1, 1, 1)', [text.id]))
})

test('a kept word says where it stands in its sentence until the sentence is changed', async () => {
  const anna = await makeUser(db)
  const place = { word_sentence: 'Это дом.', sentence_form: 'дом', sentence_at: 4 }
  const word = await makeWord(db.as(anna), { word_ru: 'дом', ...place })
  const read = 'select word_sentence, sentence_form, sentence_at from user_words'
  const change = (set: string) =>
    db.as(anna).query(`update user_words set ${set} where id = $1`, [word.id])

  await change(`word_fr = 'bâtiment', word_sentence = 'Это дом.'`)
  expect(await db.as(anna).query(read)).toEqual([place])
  await change(`word_sentence = 'Вот дом.', sentence_form = 'до́м', sentence_at = 4`)
  expect(await db.as(anna).query(read)).toMatchObject([{ sentence_form: 'до́м', sentence_at: 4 }])
  await change(`word_sentence = 'Дом.'`)
  expect(await db.as(anna).query(read)).toEqual([
    { word_sentence: 'Дом.', sentence_form: null, sentence_at: null },
  ])
})
