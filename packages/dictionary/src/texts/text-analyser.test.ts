import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { makeSources } from '../../test/dictionary.ts'
import { makeFile, makeFolder } from '../../test/dictionary-files.ts'
import { importDictionary } from '../imports/import-dictionary.ts'
import { openDictionary } from '../open-dictionary.ts'
import { createDictionaryService } from '../service/dictionary-service.ts'
import { openTextAnalyser, TextNotAnalysed } from './text-analyser.ts'

// A thread reads its dictionary first, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const folder = await makeSources({ ru: ['я́блоко | noun | с 3a① || pomme'] })
const place = { folder, cacheFile: join(folder, 'dictionary.sqlite') }
const dictionary = await openDictionary(place)
const analyser = openTextAnalyser(place)
afterAll(async () => {
  dictionary.close()
  await analyser.close()
  await rm(folder, { recursive: true })
})

const read = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))
/** Words that were not looked up yet: each of the distinct ones is read anew. */
const longText = (letters: number, distinct = letters) => {
  const cyrillic = (number: number) =>
    [...number.toString(26)].map(
      (digit) => 'абвгдежзиклмнопрстуфхцчшщэ'[Number.parseInt(digit, 26)],
    )
  const words = Array.from(
    { length: letters / 7 },
    (_, place) => `слов${cyrillic(place % distinct).join('')}`,
  )
  return words.join(' ').slice(0, letters)
}

test('a text is analysed and checked in its thread as it is here', async () => {
  expect(read(await analyser.ask('analyse', 'Я́блоко. Яблоко!', 'ru'))).toEqual(
    JSON.parse(JSON.stringify(dictionary.analyse('Я́блоко. Яблоко!', 'ru'))),
  )
  expect(read(await analyser.ask('check', 'яблоко', 'ru'))).toEqual({
    words: dictionary.check('яблоко', 'ru'),
  })
})

test('while the longest text is analysed, words are looked up and nothing waits for it', async () => {
  const steady = openTextAnalyser(place, { workTimeoutMs: 10 * 60_000 })
  const service = createDictionaryService({
    ...{ dictionary, texts: steady, log: { warn: () => undefined } },
    ...{ isWriter: async () => true, clientAddress: () => 'one', lookupsPerMinute: 1_000_000 },
  })
  const analyse = async (text: string) =>
    await service.request('/analyse', {
      method: 'POST',
      body: JSON.stringify({ text, lang: 'ru' }),
    })
  await analyse('яблоко')

  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const began = performance.now()
  let isRunning = true
  const analysed = analyse(longText(300_000, 3000)).finally(() => {
    isRunning = false
  })
  let answered = 0
  while (isRunning) {
    const answer = await service.request('/lookup?lang=ru-fr&text=яблоко')
    if (answer.ok) answered += 1
    // The thread needs the processor too.
    await setTimeout(10)
  }
  const took = performance.now() - began
  delay.disable()
  await steady.close()

  expect((await analysed).status).toBe(200)
  expect(answered).toBeGreaterThan(10)
  expect(delay.max / 1e6).toBeLessThan(took / 4)
})

test('a text whose request is over ends its thread, and the next one is answered all the same', async () => {
  const leaving = new AbortController()
  const left = analyser.ask('analyse', longText(20_000), 'ru', leaving.signal)
  const next = analyser.ask('check', 'яблоко', 'ru')
  leaving.abort()
  await expect(left).rejects.toThrow(TextNotAnalysed)
  expect(read(await next)).toMatchObject({ words: [{ word: 'яблоко' }] })
})

test('a text that takes too long is given up', async () => {
  const hasty = openTextAnalyser(place, { workTimeoutMs: 1 })
  await expect(hasty.ask('analyse', 'яблоко', 'ru')).rejects.toThrow(TextNotAnalysed)
  await hasty.close()
})

test('a site that stops waits for no text', async () => {
  const stopping = openTextAnalyser(place)
  const running = stopping.ask('analyse', longText(20_000), 'ru')
  const waiting = stopping.ask('analyse', 'яблоко', 'ru')
  const both = Promise.allSettled([running, waiting])
  await stopping.close()
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('the thread sees an import while it runs', async () => {
  const importsFolder = await makeFolder()
  const watching = openTextAnalyser({ ...place, importsFolder })
  onTestFinished(() => watching.close())
  const check = async () => read(await watching.ask('check', 'дом', 'ru'))
  expect(await check()).toMatchObject({ words: [{ word: 'дом', hasDefinition: false }] })
  const file = await makeFile('mots.csv', 'ru,fr\nдом,maison\n')
  await importDictionary({ folder: importsFolder, file })
  await vi.waitFor(async () => expect(await check()).toEqual({ words: [] }), { timeout: 60_000 })
})
