import { expect, test } from 'vitest'
import { makeDictionary } from '../../test/dictionary.ts'
import { createDictionaryService } from './dictionary-service.ts'
import type { MissingWord } from './missing-words.ts'

async function service() {
  const missing: MissingWord[] = []
  const dictionary = await makeDictionary({ ru: ['я́блоко | noun | с 3a① || pomme'] })
  const app = createDictionaryService({
    ...{ dictionary, log: { warn: () => undefined } },
    onMissing: (word) => missing.push(word),
  })
  const touch = (text: string, clientAddress = 'anna', lang = 'ru-fr') =>
    app.request(`/lookup?${new URLSearchParams({ lang, text })}`, {}, { clientAddress })
  return { touch, missing, close: () => dictionary.close() }
}

test('a word that is not found is reported, once an hour for each client', async () => {
  const { touch, missing, close } = await service()
  await touch('яблоки')
  expect((await touch('Смузя́к')).headers.get('cache-control')).toBe('no-store')
  await touch('смузяк')
  await touch('смузяк', 'boris')
  await touch('kiffeur', 'anna', 'fr-ru')
  await expect
    .poll(() => missing)
    .toEqual([
      { lang: 'ru', word: 'смузяк' },
      { lang: 'ru', word: 'смузяк' },
      { lang: 'fr', word: 'kiffeur' },
    ])
  close()
})

test('what cannot be a word is not reported', async () => {
  const { touch, missing, close } = await service()
  for (const text of ['ааааа', 'крзмбл', 'hello', '123', 'щ', 'х'.repeat(60)]) await touch(text)
  await touch('смузяк')
  await expect.poll(() => missing).toEqual([{ lang: 'ru', word: 'смузяк' }])
  close()
})

test('one client adds thirty words an hour, and its neighbour is not held back', async () => {
  const { touch, missing, close } = await service()
  const letters = [...'бвгджзклмнпрстфхцчшщ']
  for (const first of letters.slice(0, 8))
    for (const last of letters.slice(0, 5)) await touch(`${first}узя${last}ун`)
  await touch('смузяк', 'boris')
  await expect.poll(() => missing.at(-1)).toEqual({ lang: 'ru', word: 'смузяк' })
  expect(missing).toHaveLength(31)
  close()
})
