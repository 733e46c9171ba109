import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testBackend, whenDone } from '@slovo/testing'
import { beforeEach, expect, test } from 'vitest'
import { keptTranslations, sentenceId } from './kept-translations.ts'
import { openMachine } from './machine.ts'
import { sentenceTranslator } from './sentence-translator.ts'

const backend = await testBackend()
const kept = keptTranslations(backend.operator)
const warnings: unknown[] = []
const log = { warn: (...said: unknown[]) => void warnings.push(said) }

/** What the machine was asked, and how it answers; a promise makes it wait. */
const requests: { url: string | undefined; key: string | undefined; body: unknown }[] = []
let answer: (body: unknown) => Promise<object | number> | object | number = () => 500

const server = createServer(async (request, response) => {
  const body = JSON.parse(await textOf(request))
  requests.push({ url: request.url, key: request.headers.authorization, body })
  const said = await answer(body)
  response.writeHead(typeof said === 'number' ? said : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(typeof said === 'number' ? { error: 'no' } : said))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
whenDone(() => {
  server.closeAllConnections()
  server.close()
})
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const part of request) text += part
  return text
}

beforeEach(() => {
  requests.length = 0
  warnings.length = 0
})

function translator(settings: Record<string, string>, limits = {}) {
  const machine = openMachine({
    ...{ TRANSLATION_URL: url, TRANSLATION_KEY: undefined, TRANSLATION_API: undefined },
    ...settings,
  })
  if (!machine) throw new Error('no machine')
  return sentenceTranslator({ machine, kept, log, sentencesPerDay: 100, ...limits })
}
let number = 0
const newSentence = () => `Идёт дождь номер ${++number} ${crypto.randomUUID()}.`
const russian = (text: string, reader: string | null = null) =>
  ({ text, from: 'ru', reader, clientAddress: '203.0.113.9' }) as const

test('LibreTranslate is asked with its own fields, and once for all readers', async () => {
  answer = () => ({ translatedText: 'Il pleut.' })
  const translate = translator({ TRANSLATION_KEY: 'secret' })
  const text = newSentence()
  const said = { state: 'translated', translation: 'Il pleut.' }
  expect(await translate(russian(text))).toEqual(said)
  expect(await translate(russian(text, 'another'))).toEqual(said)
  expect(await translator({})(russian(text))).toEqual(said)

  const body = { q: text, source: 'ru', target: 'fr', format: 'text', api_key: 'secret' }
  expect(requests).toEqual([{ url: '/translate', key: undefined, body }])
})

test('DeepL is asked with its own fields', async () => {
  answer = () => ({ translations: [{ detected_source_language: 'FR', text: 'Идёт дождь.' }] })
  const translate = translator({
    TRANSLATION_URL: `${url}/v2/translate`,
    TRANSLATION_KEY: 'secret:fx',
  })
  const text = `Il pleut ${crypto.randomUUID()}.`
  expect(await translate({ text, from: 'fr', reader: null, clientAddress: '' })).toEqual({
    state: 'translated',
    translation: 'Идёт дождь.',
  })
  const body = { text: [text], source_lang: 'FR', target_lang: 'RU' }
  expect(requests).toEqual([{ url: '/v2/translate', key: 'DeepL-Auth-Key secret:fx', body }])
})

test('two who ask at once make one request', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  answer = () => promise
  const translate = translator({})
  const text = newSentence()
  const both = Promise.all([translate(russian(text)), translate(russian(text, 'another'))])
  await expect.poll(() => requests.length).toBe(1)
  resolve({ translatedText: 'Il pleut.' })
  expect((await both).map(({ state }) => state)).toEqual(['translated', 'translated'])
  expect(requests).toHaveLength(1)
})

test('a reader asks for so many new sentences a day; what is kept costs nothing', async () => {
  answer = () => ({ translatedText: 'Il pleut.' })
  const translate = translator({}, { sentencesPerDay: 1 })
  const text = newSentence()
  expect(await translate(russian(text, 'anna'))).toMatchObject({ state: 'translated' })
  expect(await translate(russian(newSentence(), 'anna'))).toEqual({ state: 'limited' })
  expect(await translate(russian(text, 'anna'))).toMatchObject({ state: 'translated' })

  const from = (clientAddress: string) => translate({ ...russian(newSentence()), clientAddress })
  expect(await from('2001:db8::1')).toMatchObject({ state: 'translated' })
  expect(await from('2001:db8::2')).toEqual({ state: 'limited' })
})

test('a machine that refuses, is silent or talks nonsense is said, not kept, and left alone for a while', async () => {
  const translate = translator({ TRANSLATION_KEY: 'secret' }, { timeoutMs: 50 })
  const text = newSentence()
  for (const bad of [456, { nonsense: true }, new Promise<object>(() => {})]) {
    answer = () => bad
    expect(await translate(russian(text))).toEqual({ state: 'failed' })
  }
  expect(await kept.find({ text, from: 'ru', into: 'fr' })).toBeNull()
  expect(warnings).toHaveLength(3)
  expect(JSON.stringify(warnings)).not.toMatch(/secret|дождь/)

  answer = () => ({ translatedText: 'Il pleut.' })
  expect(await translate(russian(newSentence()))).toEqual({ state: 'failed' })
  expect(requests).toHaveLength(3)
})

test('what the machine has failed to translate costs a reader nothing', async () => {
  const translate = translator({}, { sentencesPerDay: 1 })
  answer = () => 500
  for (let time = 0; time < 2; time++) {
    expect(await translate(russian(newSentence(), 'anna'))).toEqual({ state: 'failed' })
  }
  answer = () => ({ translatedText: 'Il pleut.' })
  expect(await translate(russian(newSentence(), 'anna'))).toMatchObject({ state: 'translated' })
  expect(await translate(russian(newSentence(), 'anna'))).toEqual({ state: 'limited' })
})

test('without a URL there is no machine', () => {
  const none = {
    TRANSLATION_URL: undefined,
    TRANSLATION_KEY: undefined,
    TRANSLATION_API: undefined,
  }
  expect(openMachine(none)).toBeNull()
})

test('a sentence is found by its letters alone', () => {
  expect(sentenceId('Да.')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(sentenceId('Да.')).not.toBe(sentenceId('Да!'))
})
