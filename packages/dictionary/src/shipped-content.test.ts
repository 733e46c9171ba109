import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkText } from './check-texts.ts'
import { openDictionary } from './open-dictionary.ts'
import { readShippedTexts } from './shipped-texts.ts'
import { readSources } from './sources/read-sources.ts'

const content = join(import.meta.dirname, '../../../content')
const folder = join(content, 'dictionary')
const cacheFolder = await mkdtemp(join(tmpdir(), 'slovo-shipped-'))
const dictionary = await openDictionary({ folder, cacheFile: join(cacheFolder, 'd.sqlite') })
const texts = await readShippedTexts(content)
afterAll(async () => {
  dictionary.close()
  await rm(cacheFolder, { recursive: true })
})

const checked = texts.map((text) => checkText(dictionary, text))

test('every word of every shipped text has a meaning, in both directions', () => {
  const missing = checked.flatMap(({ file, missing }) => missing.map((word) => `${file}: ${word}`))
  expect(missing).toEqual([])
  expect(new Set(texts.map(({ lang }) => lang))).toEqual(new Set(['ru', 'fr']))
})

test('every Russian word of every shipped text shows its stress', () => {
  const bare = checked.flatMap(({ file, unstressed }) =>
    unstressed.map((word) => `${file}: ${word}`),
  )
  expect(bare).toEqual([])
})

test('the 1,000 most frequent Russian words have a meaning', async () => {
  const { frequent } = await readSources(folder)
  expect(frequent.length).toBeGreaterThanOrEqual(1000)
  expect(frequent.filter((word) => dictionary.lookup(word, 'ru-fr').length === 0)).toEqual([])
})
