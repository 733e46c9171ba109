import { type TestGuest, testBackend } from '@slovo/testing'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { noWordFiles, siteSettings } from '../../../test/signed-in.ts'
import { visitContext } from '../visit.ts'
import { Cookies, cookiesContext } from './cookies.server.ts'
import { Database, Session } from './database.server.ts'
import { offeredWordsMiddleware } from './offered-words.server.ts'
import { findReader, HALFWAY } from './reader.server.ts'
import { databaseContext, readerContext } from './session.server.ts'

const backend = await testBackend({ settings: { auth: { anonymousEnabled: true } } })

/** A visitor who kept a word, and the ticket that their browser has for it. */
async function visitorWithWord() {
  const client = backend.visitor()
  const { data } = await client.auth.signInAnonymously()
  await client.from('user_words').insert({ word_ru: 'книга', word_fr: 'livre' })
  const { data: ticket } = await client.rpc('offer_words')
  return { session: data.session ?? {}, ticket: ticket ?? '' }
}

/** One request of a browser with this session; gives what becomes of its cookies. */
async function request(session: object, ticket: string, isCut = false) {
  const stored = Buffer.from(JSON.stringify(session)).toString('base64url')
  const cookie = `sb-127-auth-token=base64-${stored}; offered-words=${ticket}`
  const cookies = new Cookies(new Request('http://localhost', { headers: { cookie } }), {
    isSecure: false,
  })
  const logged: string[] = []
  const visit = {
    nonce: '',
    clientAddress: '127.0.0.1',
    settings: { ...siteSettings, supabaseUrl: backend.url, anonKey: backend.anonKey },
    fetch: (async (input, init) => {
      if (isCut && String(input).includes('merge_words')) throw new TypeError('the line is away')
      return fetch(input, init)
    }) satisfies typeof fetch,
    log: { error: (_: unknown, message: string) => void logged.push(message) },
    wordFiles: noWordFiles,
  }
  const database = new Database(visit, new Session(visit, cookies, null))
  const reader = await findReader(database, visit)
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(cookiesContext, cookies)
  context.set(databaseContext, database)
  context.set(readerContext, reader === HALFWAY ? null : reader)
  const url = new URL('http://localhost/')
  const args = { context, request: new Request(url), url, params: {}, pattern: '/' }
  await offeredWordsMiddleware(args, async () => new Response())
  return { ticket: cookies.find('offered-words'), toast: cookies.find('toast'), logged }
}

const wordsOf = async ({ client }: TestGuest) =>
  (await client.from('user_words').select('word_fr')).data

test('a line that breaks while the words go over loses none: the ticket stays, and serves later', async () => {
  const [{ ticket }, anna] = [await visitorWithWord(), await backend.signUp()]
  const cut = await request(anna.session, ticket, true)
  expect(cut).toMatchObject({ ticket, toast: undefined })
  expect(cut.logged).toEqual(['the words of a visitor did not go over yet'])
  expect(await wordsOf(anna)).toEqual([])

  const { ticket: left, toast, logged } = await request(anna.session, ticket)
  expect(left).toBeUndefined()
  expect(toast).toContain('1 mot gardé ici')
  expect(logged).toEqual([])
  expect(await wordsOf(anna)).toEqual([{ word_fr: 'livre' }])
})

test('a dictionary that would get too long says so, and the ticket stays', async () => {
  const [{ ticket }, anna] = [await visitorWithWord(), await backend.signUp()]
  await backend.db.query('update users_profile set word_count = 500000 where id = $1', [anna.id])
  const full = await request(anna.session, ticket)
  expect(full.ticket).toBe(ticket)
  expect(full.toast).toContain('Votre dictionnaire est plein')
})

test('a made-up ticket moves nothing, says nothing, and is dropped', async () => {
  const anna = await backend.signUp()
  expect(await request(anna.session, 'x')).toEqual({
    ticket: undefined,
    toast: undefined,
    logged: [],
  })
})

test('an anonymous reader whose browser has no ticket gets one with the next request', async () => {
  const { session } = await visitorWithWord()
  const { ticket } = await request(session, '')
  const anna = await backend.signUp()
  await request(anna.session, ticket ?? '')
  expect(await wordsOf(anna)).toEqual([{ word_fr: 'livre' }])
})
