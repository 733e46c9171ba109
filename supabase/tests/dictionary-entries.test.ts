import { makeAdmin, makeUser, type Speaker, testDatabase } from '@slovo/testing'
import { expect, test } from 'vitest'
import { allRows, breaks, refused } from './effects.ts'

const db = await testDatabase()
const admin = await makeAdmin(db)

type Values = Record<string, unknown>

async function add(who: Speaker, values: Values = {}): Promise<number> {
  const entry = { lang: 'ru', lemma: makeLemma(), pos: 'noun', class: 'м 1a', ...values }
  const row: Values = { translations: ['x'], ...entry }
  const columns = Object.keys(row)
  const places = columns.map((_, place) => `$${place + 1}`)
  const [made] = await who.query<{ id: number }>(
    `insert into dictionary_entries (${columns}) values (${places}) returning id`,
    Object.values(row),
  )
  return made?.id ?? 0
}

const lemmas = Array.from({ length: 40 }, (_, place) => `сло́во${'аб'.repeat(place)}`).values()
const makeLemma = () => lemmas.next().value ?? ''

const seen = (who: Speaker, ids: number[]) =>
  who.query('select id from dictionary_entries where id = any ($1) order by id', [ids])

test('visitors, learners and admins read the entries, but not who wrote them', async () => {
  const id = await add(db.as(admin))
  const learner = db.as(await makeUser(db))
  for (const who of [db.visitor, learner, db.as(admin)]) {
    expect(await seen(who, [id])).toEqual([{ id }])
    await refused(who.query('select created_by from dictionary_entries'))
  }
  expect(await db.query('select created_by from dictionary_entries where id = $1', [id])).toEqual([
    { created_by: admin.id },
  ])
})

test('only admins add entries', async () => {
  const before = await allRows(db, 'dictionary_entries')
  await refused(add(db.visitor))
  await refused(add(db.as(await makeUser(db))))
  expect(await allRows(db, 'dictionary_entries')).toEqual(before)

  expect(await seen(db, [await add(db.as(admin))])).toHaveLength(1)
})

test('only admins correct entries, and only the one they mean, also one that another admin wrote', async () => {
  const [id] = [await add(db.as(admin)), await add(db.as(admin))]
  const before = await allRows(db, 'dictionary_entries')
  const update = `update dictionary_entries set note = 'Autre' where id = $1 returning id`

  await refused(db.visitor.query(update, [id]))
  expect(await db.as(await makeUser(db)).query(update, [id])).toEqual([])
  expect(await allRows(db, 'dictionary_entries')).toEqual(before)

  expect(await db.as(await makeAdmin(db)).query(update, [id])).toEqual([{ id }])
  const others = (row: Values) => row.id !== id
  const after = await allRows(db, 'dictionary_entries')
  expect(after.filter(others)).toEqual(before.filter(others))
  expect(after.find((row) => row.id === id)).toMatchObject({ note: 'Autre', created_by: admin.id })
})

test('only admins delete entries, and only the one they mean', async () => {
  const id = await add(db.as(admin))
  const before = await allRows(db, 'dictionary_entries')
  const remove = 'delete from dictionary_entries where id = $1 returning id'

  await refused(db.visitor.query(remove, [id]))
  expect(await db.as(await makeUser(db)).query(remove, [id])).toEqual([])
  expect(await allRows(db, 'dictionary_entries')).toEqual(before)

  expect(await db.as(admin).query(remove, [id])).toEqual([{ id }])
  expect(await allRows(db, 'dictionary_entries')).toEqual(before.filter((row) => row.id !== id))
})

test('no admin writes in another one’s name, or says that texts are analysed', async () => {
  const other = await makeAdmin(db)
  await refused(add(db.as(admin), { created_by: other.id }))
  const id = await add(db.as(admin))
  for (const change of [`created_by = '${other.id}'`, 'is_in_texts = true', 'deleted_at = now()'])
    await refused(db.as(admin).query(`update dictionary_entries set ${change} where id = $1`, [id]))
})

test('a deleted entry is hidden from everybody, and comes back', async () => {
  const id = await add(db.as(admin), { lemma: 'шаурма́', class: 'ж 1b' })
  const asAdmin = db.as(admin)
  await asAdmin.query(`select admin_delete_content('dictionary_entries', $1)`, [id])
  for (const who of [db.visitor, asAdmin]) expect(await seen(who, [id])).toEqual([])
  expect(
    await asAdmin.query(`select id, title from admin_deleted_content('dictionary_entries')`),
  ).toEqual([{ id, title: 'шаурма́' }])
  await refused(
    db.as(await makeUser(db)).query(`select admin_restore_content('dictionary_entries', $1)`, [id]),
  )

  await asAdmin.query(`select admin_restore_content('dictionary_entries', $1)`, [id])
  expect(await seen(db.visitor, [id])).toEqual([{ id }])
})

test('a word stands once with its part of speech and class; a deleted one frees its place', async () => {
  const word = { lemma: 'за́мок', class: 'м 3a' }
  const id = await add(db, word)
  await breaks('23505', add(db, word))
  await add(db, { ...word, class: 'м 3b' })
  await add(db, { ...word, pos: 'name' })
  await db.as(admin).query(`select admin_delete_content('dictionary_entries', $1)`, [id])
  await add(db, word)
})

test.each([
  ['no lemma', { lemma: '' }],
  ['a lemma that is too long', { lemma: 'а'.repeat(101) }],
  ['another part of speech', { pos: 'article' }],
  ['another language', { lang: 'en' }],
  ['no translation', { translations: [] }],
  ['an empty translation', { translations: [''] }],
  ['six translations', { translations: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['translations in one', { translations: ['a; b'] }],
  ['a long translation', { translations: ['a'.repeat(501)] }],
  ['six partners', { partner: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['a long note', { note: 'a'.repeat(501) }],
  ['another register', { register: 'rude' }],
])('an entry with %s is not kept', async (_, values) => {
  const before = await allRows(db, 'dictionary_entries')
  await breaks('23514', add(db.as(admin), values))
  expect(await allRows(db, 'dictionary_entries')).toEqual(before)
})

test('a changed entry waits for the texts to be analysed, one that was read with them does not', async () => {
  const id = await add(db.as(admin))
  const state = () =>
    db.query('select is_in_texts, updated_at from dictionary_entries where id = $1', [id])
  const [first] = await state()
  await db.service.query('update dictionary_entries set is_in_texts = true where id = $1', [id])
  expect(await state()).toEqual([{ is_in_texts: true, updated_at: first?.updated_at }])

  await db.as(admin).query(`update dictionary_entries set note = 'x' where id = $1`, [id])
  const [changed] = await state()
  expect(changed).toMatchObject({ is_in_texts: false })
  expect(changed?.updated_at).not.toEqual(first?.updated_at)
})

test('entries stay when the account of who wrote them is deleted', async () => {
  const leaving = await makeAdmin(db)
  const id = await add(db.as(leaving))
  await db.query('delete from auth.users where id = $1', [leaving.id])
  expect(await db.query('select created_by from dictionary_entries where id = $1', [id])).toEqual([
    { created_by: null },
  ])
})

test('the texts that hold a word are found by its forms, whatever their stress; only by the process', async () => {
  const glossary = { version: 1, entries: [{ word: 'Шаурму́', lookups: [] }] }
  const insert = `insert into materials (title, level, section, lang, body, glossary)
    values ('x', 'A1', 'dialogue', $1, 'x', $2) returning id`
  const [text] = await db.query(insert, ['ru', glossary])
  await db.query(insert, ['fr', glossary])
  await db.query(insert, ['ru', { version: 1, entries: [{ word: 'шаурмы', lookups: [] }] }])
  const ask = `select id from texts_that_hold('ru', '{шаурму,шаурме}')`

  expect(await db.service.query(ask)).toEqual([text])
  for (const who of [db.visitor, db.as(admin)]) await refused(who.query(ask))
})
