import { testBackend } from '@slovo/testing'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { exportFunction } from './export.ts'
import { lookupFunction } from './lookup.ts'

const backend = await testBackend()
const dictionary = new Hono().get('/api/v1/dicservice.json/lookup', (c) => c.json(c.req.query()))
backend.functions.register({
  export: exportFunction(backend.db.database),
  lookup: lookupFunction(dictionary),
})

test('learners export their own words only, in each format', async () => {
  const [anna, boris] = [await backend.signUp(), await backend.signUp()]
  const word = { word_ru: 'дом', word_fr: 'maison', word_sentence: 'Это "дом".\tДа.' }
  await anna.client.from('user_words').insert(word)
  await boris.client.from('user_words').insert({ word_ru: 'кот', word_fr: 'chat' })

  const exported = async (format: string) =>
    (await anna.client.functions.invoke('export', { body: { format } })).data
  expect(await exported('json')).toMatchObject([{ ...word, title: null }])
  expect(await exported('csv')).toContain('"дом","maison","Это ""дом"".\tДа.",""')
  expect((await exported('anki')).split('\n').slice(2)).toEqual([
    '#columns:Russian\tFrench\tSentence',
    'дом\tmaison\t"Это ""дом"".\tДа."',
    '',
  ])
  expect(await exported('pdf')).toBeNull()
  const visitor = await backend.visitor().functions.invoke('export')
  expect(visitor.response?.status).toBe(401)
})

test('a lookup asks the dictionary in its own words', async () => {
  const ask = (body: object) => backend.visitor().functions.invoke('lookup', { body })
  expect((await ask({ text: 'книги & дома' })).data).toEqual({
    lang: 'ru-fr',
    text: 'книги & дома',
  })
  expect((await ask({ text: '' })).response?.status).toBe(400)
})
