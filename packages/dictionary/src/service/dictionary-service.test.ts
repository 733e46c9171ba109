import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as bodyOf } from 'node:stream/consumers'
import type { Context } from 'hono'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { makeDictionary } from '../../test/dictionary.ts'
import { createDictionaryService } from './dictionary-service.ts'

const dictionary = await makeDictionary({
  ru: [
    'чита́ть | verb | нсв 1a | прочита́ть | lire | au passé : чита́л',
    'я́блоко | noun | с 3a① || pomme',
    'ключ | noun | м 4b || clé; clef; source; code; touche; indice; réponse',
  ],
  fr: ['pomme | noun | f | я́блоко | '],
})
afterAll(() => dictionary.close())

const Answer = z.object({ def: z.array(z.unknown()) })
const SECRET = 'dict.1.1.secret-key'

/** The third party of the tests: a server on loopback that speaks the specified protocol. */
async function thirdParty(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const questions: Record<string, string>[] = []
  const server = createServer(async (request, response) => {
    questions.push(Object.fromEntries(new URLSearchParams(await bodyOf(request))))
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { questions, url: `http://127.0.0.1:${port}/api/v1/dicservice.json` }
}

function json(status: number, body: unknown) {
  return (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function serviceWith(
  options: { url?: string; perMinute?: number; thirdPartyTimeoutMs?: number } = {},
) {
  const warnings: string[] = []
  const service = createDictionaryService({
    dictionary,
    log: { warn: (message) => warnings.push(message) },
    ...(options.url && { thirdParty: { url: options.url, key: SECRET } }),
    ...(options.perMinute && { lookupsPerMinute: options.perMinute }),
    ...(options.thirdPartyTimeoutMs && {
      thirdPartyTimeoutMs: options.thirdPartyTimeoutMs,
    }),
  })
  const ask = (query: string, init?: RequestInit, env?: object) =>
    service.request(`/lookup?${query}`, init, env)
  const firstOf = async (query: string) => Answer.parse(await (await ask(query)).json()).def[0]
  return { service, ask, firstOf, warnings }
}

// S3-translation S7-dictionary-lookup
test('a form is answered in the wire format, with what the format has no field for', async () => {
  const { ask } = serviceWith()
  const response = await ask('lang=ru-fr&text=чита́ла&flags=4&ui=fr')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await response.json()).toEqual({
    head: {},
    def: [
      {
        ...{ text: 'читать', pos: 'verbe', asp: 'несов', inf: 'читать', stress: 'чита́ть' },
        ...{ form: 'passé, féminin singulier', form_ru: 'прошедшее время, женский род' },
        lemma_id: expect.any(Number),
        ...{ note: 'au passé : чита́л', partner: ['прочита́ть'] },
        ...{ class: 'нсв 1a', form_stress: ['чита́ла'] },
        tr: [{ text: 'lire' }],
      },
    ],
  })
})

test('the other direction, any key, and a question sent as a form are answered too', async () => {
  const { ask, firstOf } = serviceWith()
  expect(await firstOf('key=anything&lang=fr-ru&text=pommes')).toMatchObject({
    ...{ text: 'pomme', pos: 'noun', gen: 'ж', form: 'pluriel', tr: [{ text: 'я́блоко' }] },
  })
  const body = new URLSearchParams({ lang: 'ru-fr', text: 'яблоки' })
  const posted = await ask('', { method: 'POST', body })
  expect(Answer.parse(await posted.json()).def[0]).toMatchObject({ text: 'яблоко', gen: 'ср' })
})

// S9-definitions
test('a word has at most five definitions', async () => {
  expect(await serviceWith().firstOf('lang=ru-fr&text=ключ')).toMatchObject({
    tr: ['clé', 'clef', 'source', 'code', 'touche'].map((text) => ({ text })),
  })
})

test('an unknown word is an answer without definitions, not an error', async () => {
  const response = await serviceWith().ask('lang=ru-fr&text=крзмбл')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ head: {}, def: [] })
})

test('a word is described with its paradigm and family, and found however it is typed', async () => {
  const { service } = serviceWith()
  const described = await (await service.request('/words?lang=ru-fr&text=яблоко')).json()
  expect(described).toMatchObject({
    words: [
      {
        ...{ lemma: 'яблоко', class: 'с 3a①', gender: 'n', family: [] },
        paradigm: expect.arrayContaining([{ slot: 'pl.nom', forms: [{ text: 'я́блоки' }] }]),
      },
    ],
  })
  const search = async (text: string) =>
    await (await service.request(`/search?text=${text}`)).json()
  const found = { words: [expect.objectContaining({ stressed: 'я́блоко', definition: 'pomme' })] }
  expect(await search('яблоками')).toEqual(found)
  expect(await search('iablo')).toEqual(found)
  expect(await search('iablokami')).toEqual(found)
  expect(await search('pomme')).toEqual({ words: [expect.objectContaining({ lemma: 'pomme' })] })
  expect(await search('zzz')).toEqual({ words: [] })
})

test('the headwords of a language are listed, for those who link to all words', async () => {
  const { service } = serviceWith()
  const answer = await (await service.request('/headwords?lang=ru')).json()
  const { headwords } = z.object({ headwords: z.array(z.string()) }).parse(answer)
  expect(headwords.toSorted()).toEqual(['ключ', 'прочитать', 'читать', 'яблоко'])
})

test.each([
  '/words?lang=de-fr&text=яблоко',
  '/words?lang=ru-fr',
  '/headwords?lang=de',
  '/bands?lang=de',
  '/search',
  `/search?text=${'я'.repeat(101)}`,
])('the question %s is refused', async (question) => {
  expect((await serviceWith().service.request(question)).status).toBe(400)
})

test('the directions are listed', async () => {
  const response = await serviceWith().service.request('/getLangs?key=x')
  expect(await response.json()).toEqual(['ru-fr', 'fr-ru'])
})

test.each([
  ['lang=en-fr&text=word', 501],
  ['text=слово', 501],
  [`lang=ru-fr&text=${'я'.repeat(101)}`, 413],
  ['lang=ru-fr', 400],
])('the question %s is refused with %i and a reason', async (query, code) => {
  const response = await serviceWith().ask(query)
  expect(response.status).toBe(code)
  expect(await response.json()).toEqual({ code, message: expect.any(String) })
})

test('a body that is far too long is refused before it is read', async () => {
  const body = new URLSearchParams({ lang: 'ru-fr', text: 'я'.repeat(20_000) })
  const response = await serviceWith().ask('', { method: 'POST', body })
  expect(response.status).toBe(413)
})

test('a client IP is rate-limited, and its neighbour is not slowed down', async () => {
  const { ask } = serviceWith({ perMinute: 2 })
  const from = (clientAddress: string) => ask('lang=ru-fr&text=дом', {}, { clientAddress })
  expect((await from('anna')).status).toBe(200)
  expect((await from('anna')).status).toBe(200)
  const refused = await from('anna')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await from('boris')).status).toBe(200)
})

// S7-dictionary-lookup
test('the third party is asked first, with our key, and its answer stays as it is', async () => {
  const theirs = { head: {}, def: [{ text: 'бегать', ts: 'x', tr: [{ text: 'courir', fr: 5 }] }] }
  const { url, questions } = await thirdParty(json(200, theirs))
  const response = await serviceWith({ url }).ask('key=from-browser&lang=ru-fr&text=бегала&flags=4')
  expect(await response.json()).toEqual(theirs)
  expect(questions).toEqual([{ key: SECRET, lang: 'ru-fr', text: 'бегала', flags: '4', ui: '' }])
})

test('a lemma of the third party that we know too gets its stress and form from us', async () => {
  const def = [{ text: 'читать', asp: 'несов', pos: 'verb', tr: [{ text: 'bouquiner' }] }]
  const { url } = await thirdParty(json(200, { def }))
  expect(await serviceWith({ url }).firstOf('lang=ru-fr&text=читала')).toEqual({
    ...def[0],
    ...{ inf: 'читать', stress: 'чита́ть', lemma_id: expect.any(Number) },
    ...{ form: 'passé, féminin singulier', form_ru: 'прошедшее время, женский род' },
    ...{ partner: ['прочита́ть'], class: 'нсв 1a', form_stress: ['чита́ла'] },
  })
})

test.each([
  ['knows nothing', json(200, { head: {}, def: [] })],
  ['answers another shape', json(200, { definitions: 'none' })],
  ['finds the text too long', json(413, { code: 413, message: 'too long' })],
  ['does not support the direction', json(501, { code: 501, message: 'no' })],
  ['breaks down', json(500, {})],
  [
    'sends broken JSON',
    (_: IncomingMessage, response: ServerResponse) => response.end('{"def": ['),
  ],
  ['hangs up', (request: IncomingMessage) => request.socket.destroy()],
  ['never answers', () => {}],
])('our dictionary answers when the third party %s', async (_, answer) => {
  const { url, questions } = await thirdParty(answer)
  const { firstOf } = serviceWith({ url, thirdPartyTimeoutMs: 1000 })
  expect(await firstOf('lang=ru-fr&text=читала')).toMatchObject({
    text: 'читать',
    stress: 'чита́ть',
  })
  expect(questions).toHaveLength(1)
})

test.each([401, 402, 403])(
  'a key refused with %i is not sent again for a while, nor logged',
  async (status) => {
    const { url, questions } = await thirdParty(json(status, { code: status, message: 'no' }))
    const { firstOf, warnings } = serviceWith({ url })
    expect(await firstOf('lang=ru-fr&text=читала')).toMatchObject({ text: 'читать' })
    expect(await firstOf('lang=ru-fr&text=яблоко')).toMatchObject({ text: 'яблоко' })
    expect(questions).toHaveLength(1)
    expect(warnings).toEqual([expect.stringContaining(String(status))])
    expect(warnings.join()).not.toContain(SECRET)
  },
)

test('a third party that fails three times is left alone', async () => {
  const { url, questions } = await thirdParty(json(500, {}))
  const { firstOf, warnings } = serviceWith({ url })
  for (const _ of [1, 2, 3, 4, 5]) await firstOf('lang=ru-fr&text=читала')
  expect(questions).toHaveLength(3)
  expect(warnings).toHaveLength(1)
})

test('an admin has a whole text analysed and checked, other users may not', async () => {
  const isWriter = async (c: Context) => c.req.header('authorization') === 'Bearer of-a-writer'
  const service = createDictionaryService({ dictionary, isWriter, log: { warn: () => {} } })
  const ask = (place: string, body: string, token?: string) =>
    service.request(place, {
      method: 'POST',
      body,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  const body = JSON.stringify({ text: 'яблоко', lang: 'ru' })

  const analysed = await ask('/analyse', body, 'of-a-writer')
  expect(await analysed.json()).toEqual(dictionary.analyse('яблоко', 'ru'))
  const checked = await ask('/check', body, 'of-a-writer')
  expect(await checked.json()).toEqual({
    words: [
      {
        ...{ word: 'яблоко', before: '', after: '' },
        hasDefinition: true,
        proposals: [{ stressed: 'я́блоко', isSure: true }],
      },
    ],
  })

  for (const place of ['/analyse', '/check']) {
    expect((await ask(place, body)).status).toBe(403)
    expect((await ask(place, body, 'of-a-learner')).status).toBe(403)
    expect((await serviceWith().service.request(place, { method: 'POST', body })).status).toBe(403)
    for (const bad of ['', '{', '{}', '{"text":1,"lang":"ru"}', '{"text":"a","lang":"de"}']) {
      expect((await ask(place, bad, 'of-a-writer')).status).toBe(400)
    }
    const long = JSON.stringify({ text: 'a'.repeat(2_000_000), lang: 'ru' })
    expect((await ask(place, long, 'of-a-writer')).status).toBe(413)
  }
})

test('whole texts use up a writer’s lookups sooner', async () => {
  const service = createDictionaryService({
    dictionary,
    isWriter: async () => true,
    lookupsPerMinute: 10,
    log: { warn: () => {} },
  })
  const ask = () =>
    service.request('/analyse', { method: 'POST', body: '{"text":"яблоко","lang":"ru"}' })
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})
