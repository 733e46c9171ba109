import { makeBook, makeMaterial, testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'

const backend = await testBackend()

test('a learner keeps a word once, and reads it back with its text', async () => {
  const anna = await backend.signUp()
  const { id } = await makeMaterial(backend.db, { title: 'В кафе' })
  const word = { word_ru: 'книга', word_fr: 'livre', material_id: id, word_sentence: 'Это книга.' }

  const saved = await anna.client.from('user_words').insert(word).select('id').single()
  expect(saved.error).toBeNull()
  const again = await anna.client.from('user_words').insert(word)
  expect(again.error?.code).toBe('23505')

  const { data } = await anna.client
    .from('user_words')
    .select('word_ru, word_sentence, materials (title)')
    .eq('user_id', anna.id)
  expect(data).toEqual([
    { word_ru: 'книга', word_sentence: 'Это книга.', materials: { title: 'В кафе' } },
  ])
  const { data: profile } = await anna.client.from('users_profile').select('word_count').single()
  expect(profile).toEqual({ word_count: 1 })
})

test('a learner starts, finishes and puts away a text', async () => {
  const anna = await backend.signUp()
  const { id } = await makeMaterial(backend.db)
  const { client } = anna

  await client.from('user_materials').insert({ material_id: id, is_being_studied: true })
  const finished = await client
    .from('user_materials')
    .upsert({ user_id: anna.id, material_id: id, is_being_studied: false, is_studied: true })
    .select('is_being_studied, is_studied, materials!inner (title, lang)')
    .eq('materials.lang', 'ru')
  expect(finished.error).toBeNull()
  expect(finished.data).toMatchObject([{ is_being_studied: false, is_studied: true }])

  const removed = await client.from('user_materials').delete().eq('material_id', id).select()
  expect(removed.data).toHaveLength(1)
})

test('no user makes themselves admin or premium through the client', async () => {
  const anna = await backend.signUp({ data: { role: 'admin', is_premium: true } })
  const { client, id } = anna
  const attempts = await Promise.all([
    client.from('users_profile').update({ role: 'admin' }).eq('id', id),
    client.from('users_profile').update({ is_premium: true }).eq('id', id),
    client.from('users_profile').upsert({ id, role: 'admin' }),
    client.from('users_profile').insert({ id, role: 'admin' }),
    client.rpc('make_admin', { email: anna.email }),
    client.auth.updateUser({ data: { role: 'admin' } }),
  ])
  expect(attempts.slice(0, 5).map(({ error }) => error && 'code' in error && error.code)).toEqual(
    Array.from({ length: 5 }, () => '42501'),
  )
  const { data } = await client.from('users_profile').select('role, is_premium').single()
  expect(data).toEqual({ role: 'user', is_premium: false })

  const language = await client
    .from('users_profile')
    .update({ learning_language: 'fr' })
    .eq('id', id)
    .select('learning_language')
    .single()
  expect(language.data).toEqual({ learning_language: 'fr' })
})

test('the operator makes an admin, who then writes content and files', async () => {
  const anna = await backend.signUp()
  const material = { title: 'Черновик', level: 'A1', section: 'dialogue', lang: 'ru' } as const
  const before = await anna.client.from('materials').insert(material)
  expect(before.error?.code).toBe('42501')

  expect((await backend.operator.rpc('make_admin', { email: anna.email })).data).toBe(true)
  const after = await anna.client.from('materials').insert(material).select('id').single()
  expect(after.error).toBeNull()

  const { data } = await backend.visitor().from('materials').select('id').eq('title', 'Черновик')
  expect(data).toEqual([])
})

test('a visitor learns how much there is to read', async () => {
  const book = await makeBook(backend.db, { lang: 'fr' })
  await makeMaterial(backend.db, {
    lang: 'fr',
    section: 'book-chapters',
    book_id: book.id,
    chapter_number: 1,
  })
  await makeMaterial(backend.db, { lang: 'fr', section: 'place' })
  const visitor = backend.visitor()

  const counts = await visitor.rpc('section_counts', { lang: 'fr' })
  expect(counts.data).toEqual(
    expect.arrayContaining([
      { section: 'book', count: 1 },
      { section: 'place', count: 1 },
    ]),
  )
})
