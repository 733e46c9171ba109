import { type TestGuest, testBackend } from '@slovo/testing'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { noWordFiles, siteSettings } from '../../../test/signed-in.ts'
import { learningLanguageContext } from '../language/learning-language.server.ts'
import { visitContext } from '../visit.ts'
import { Cookies, cookiesContext } from './cookies.server.ts'
import { Database, Session } from './database.server.ts'
import { findLearner } from './learner.server.ts'
import { findReader, HALFWAY } from './reader.server.ts'
import { databaseContext, halfwayContext, localeContext, readerContext } from './session.server.ts'
import { timeZoneMiddleware } from './time-zone.server.ts'

const backend = await testBackend({ settings: { auth: { anonymousEnabled: true } } })

/** A browser that sends back the cookies it is given. */
function browser(session: object | null = null) {
  const jar = new Map<string, string>()
  if (session) {
    const stored = Buffer.from(JSON.stringify(session)).toString('base64url')
    jar.set('sb-127-auth-token', `base64-${stored}`)
  }
  return {
    isIn: (zone: string) => jar.set('time-zone', encodeURIComponent(zone)),
    /** The context of one request, after the middleware. */
    async request() {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const request = new Request('http://localhost/', { headers: { cookie } })
      const cookies = new Cookies(request, { isSecure: false })
      const visit = {
        nonce: '',
        clientAddress: '127.0.0.1',
        settings: {
          ...siteSettings,
          supabaseUrl: backend.url,
          anonKey: backend.anonKey,
        },
        fetch: (input: string | URL | Request, init?: RequestInit) => fetch(input, init),
        log: { error: (cause: unknown) => expect(cause).toBeUndefined() },
        wordFiles: noWordFiles,
      }
      const database = new Database(visit, new Session(visit, cookies, null))
      const reader = await findReader(database, visit)
      const context = new RouterContextProvider()
      context.set(visitContext, visit)
      context.set(cookiesContext, cookies)
      context.set(databaseContext, database)
      context.set(localeContext, 'fr')
      context.set(learningLanguageContext, 'ru')
      context.set(halfwayContext, false)
      context.set(readerContext, reader === HALFWAY ? null : reader)
      const url = new URL(request.url)
      const args = { context, request, url, params: {}, pattern: '/' }
      await timeZoneMiddleware(args, async () => new Response())
      const kept = cookies.find('time-zone-kept')
      if (kept) jar.set('time-zone-kept', encodeURIComponent(kept))
      return context
    },
  }
}

const zonesOf = async ({ client }: Pick<TestGuest, 'client'>) =>
  (await client.from('learner_settings').select('time_zone')).data

test('a learner’s day is that of their browser, from the first request that says where it is', async () => {
  const [anna, neighbour] = [await backend.signUp(), await backend.signUp()]
  const { isIn, request } = browser(anna.session)
  await request()
  expect(await zonesOf(anna)).toEqual([])

  isIn('Asia/Tokyo')
  await request()
  expect(await zonesOf(anna)).toEqual([{ time_zone: 'Asia/Tokyo' }])
  expect(await zonesOf(neighbour)).toEqual([])
})

test('a zone is kept once, and anew where the browser is elsewhere', async () => {
  const anna = await backend.signUp()
  const { isIn, request } = browser(anna.session)
  isIn('Asia/Tokyo')
  await request()
  await backend.db.query(`update learner_settings set time_zone = 'UTC' where user_id = $1`, [
    anna.id,
  ])
  await request()
  expect(await zonesOf(anna)).toEqual([{ time_zone: 'UTC' }])
  isIn('America/Argentina/Buenos_Aires')
  await request()
  expect(await zonesOf(anna)).toEqual([{ time_zone: 'America/Argentina/Buenos_Aires' }])
})

test('the name of a zone that does not exist changes nothing', async () => {
  const anna = await backend.signUp()
  const { isIn, request } = browser(anna.session)
  isIn('Mars/Olympus')
  await request()
  expect(await zonesOf(anna)).toEqual([])
})

test('the first word of a visitor counts on the day of their browser already', async () => {
  const { isIn, request } = browser()
  isIn('Pacific/Auckland')
  const context = await request()
  const url = new URL('http://localhost/lookup.data')
  const learner = await findLearner({ context, request: new Request(url), url })
  const rows = await backend.db.query('select time_zone from learner_settings where user_id = $1', [
    learner?.id,
  ])
  expect(rows).toEqual([{ time_zone: 'Pacific/Auckland' }])
})
