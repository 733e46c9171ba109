import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isStressKnown, removeStress, splitWords } from '@slovo/language'
import { afterAll, expect, test } from 'vitest'
import { openDictionary } from './open-dictionary.ts'
import { readShippedTexts } from './shipped-texts.ts'

const content = join(import.meta.dirname, '../../../content')
const cacheFolder = await mkdtemp(join(tmpdir(), 'slovo-stress-'))
const dictionary = await openDictionary({
  folder: join(content, 'dictionary'),
  cacheFile: join(cacheFolder, 'd.sqlite'),
})
const texts = (await readShippedTexts(content)).filter(({ lang }) => lang === 'ru')
afterAll(async () => {
  dictionary.close()
  await rm(cacheFolder, { recursive: true })
})

/** Every word of our texts that shows its stress, and what is proposed for it when the marks are taken away. */
const proposals = texts.flatMap(({ body }) => {
  const words = splitWords(body, 'ru').map(({ text }) => text.normalize('NFC'))
  const bare = removeStress(body)
  const checked = new Map(
    dictionary
      .check(bare, 'ru')
      .map((one) => [[one.before, one.word, one.after].join(' '), one.proposals] as const),
  )
  const plain = (place: number) => removeStress(words[place] ?? '').toLowerCase()
  return words.flatMap((word, place) => {
    const asked = removeStress(word)
    const found = checked.get([plain(place - 1), asked, plain(place + 1)].join(' '))
    return isStressKnown(asked) || !found ? [] : [{ word, found }]
  })
})

test('where the marks are taken from our texts, 98 of 100 are proposed again as they were', () => {
  expect(proposals.length).toBeGreaterThan(4000)
  const right = proposals.filter(({ word, found }) => found[0]?.stressed === word)
  expect(right.length / proposals.length).toBeGreaterThan(0.98)
})

test('a proposal that is called sure is hardly ever wrong', () => {
  const sure = proposals.filter(({ found }) => found[0]?.isSure)
  expect(sure.length / proposals.length).toBeGreaterThan(0.9)
  const wrong = sure.filter(({ word, found }) => found[0]?.stressed !== word)
  expect(wrong.length / sure.length).toBeLessThan(0.003)
})
