import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { TRIED_ROUTES } from '../../test/auth/tried-routes.ts'
import { addressOf, type Ids, namedIn, triedWorld } from '../../test/auth/tried-world.ts'
import { createBackend } from '../create-backend.ts'

const world = await triedWorld()
const { anna, boris, send, everything } = world

const named = TRIED_ROUTES.filter(({ route }) => route.includes(':'))
const asked = TRIED_ROUTES.filter(({ badQueries }) => badQueries !== undefined)
const guarded = TRIED_ROUTES.filter(({ as }) => as !== 'anyone')

const UNKNOWN_IDS: [string, string][] = [
  ['no id', 'x'],
  ['a null byte', '%00'],
  ['half a character', '%ff'],
  ['a way out', '..%2F..%2Fhealth'],
  ['a list', `${randomUUID()},${randomUUID()}`],
  ['SQL', `'%20or%20true--`],
  ['four thousand letters', 'a'.repeat(4000)],
  ['an id of nothing', randomUUID()],
]

test.each(named)('$route finds nothing by a wrong id, and changes nothing', async (tried) => {
  const before = await everything()
  for (const [part, thing] of namedIn(tried.route)) {
    const isOwn = tried.as === 'operator' && part.startsWith(':id')
    const ids = isOwn
      ? UNKNOWN_IDS
      : [...UNKNOWN_IDS, ['of another user', boris.ids[thing]] as const]
    for (const [what, id] of ids) {
      const [method, path] = addressOf(tried.route, { ...anna.ids, [thing]: id } satisfies Ids)
      const body = tried.good ?? (tried.body && {})
      const answer = await send(method, path, body, world.headersOf(tried))
      expect([part, what, answer.status]).toEqual([part, what, expect.toBeOneOf([400, 404, 422])])
      expect([part, what, answer.json.error_code]).toEqual([part, what, expect.any(String)])
    }
  }
  expect(await everything()).toEqual(before)
})

test.each(asked)('$route refuses odd questions, and changes nothing', async (tried) => {
  const [method, path] = addressOf(tried.route, anna.ids)
  const before = await everything()
  for (const badQuery of tried.badQueries ?? []) {
    const answer = await send(method, path + badQuery, undefined, world.headersOf(tried))
    const told = toldBy(answer)
    expect([badQuery, told]).toEqual([badQuery, expect.any(String)])
    const isRedirect = tried.redirects || path === '/verify'
    expect([badQuery, Math.floor(answer.status / 100)]).toEqual([
      badQuery,
      isRedirect ? expect.toBeOneOf([3, 4]) : 4,
    ])
  }
  expect(await everything()).toEqual(before)
})

test.each(guarded)(
  '$route refuses requests without a valid token, and changes nothing',
  async (tried) => {
    const [method, path] = addressOf(tried.route, anna.ids)
    const tokens = await badTokens(tried.as === 'operator')
    const before = await everything()
    for (const [what, token] of tokens) {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      const body = tried.good ?? (tried.body && {})
      const { status, json } = await send(method, path, body, headers)
      expect([what, status]).toEqual([what, expect.toBeOneOf([400, 401, 403])])
      expect([what, json.error_code]).toEqual([
        what,
        expect.toBeOneOf([
          'bad_jwt',
          'no_authorization',
          'not_admin',
          'session_not_found',
          'user_not_found',
        ]),
      ])
    }
    expect(await everything()).toEqual(before)
  },
)

test('every route that is registered is tried', async () => {
  const { database } = world.db
  const { jwtSecret, anonKey, serviceRoleKey, storageFolder, url } = world
  const backend = createBackend({
    database,
    settings: { siteUrl: url, apiUrl: url, anonKey, serviceRoleKey, jwtSecret },
    mail: async () => {},
    storageFolder,
    log: { error: () => {}, warn: () => {}, info: () => {} },
  })
  const registered = backend.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/auth/v1'))
    .map(({ method, path }) => `${method} ${path.replace('/auth/v1', '')}`)
  await backend.close()
  const tried = TRIED_ROUTES.map(({ route }) => route.replace(/\?.*/, ''))
  expect(registered.length).toBeGreaterThan(50)
  expect(registered.filter((route) => !tried.includes(route))).toEqual([])
})

/** What a refusal is called, in the answer or in the address that it leads to. */
function toldBy({ json, headers }: Awaited<ReturnType<typeof send>>): unknown {
  const location = headers.get('location')
  if (!location) return json.error_code
  const target = new URL(location)
  const fragment = new URLSearchParams(target.hash.slice(1))
  return target.searchParams.get('error_code') ?? fragment.get('error_code')
}

async function badTokens(isOperators: boolean): Promise<[string, string | undefined][]> {
  const secret = (text: string) => new TextEncoder().encode(text)
  const role = isOperators ? 'service_role' : 'authenticated'
  const own = { sub: anna.user.id, role, session_id: randomUUID() }
  const sign = (claims: object, from = world.jwtSecret, until = '1h') =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(until)
      .sign(secret(from))
  const good = isOperators ? world.serviceRoleKey : anna.session.access_token
  const [header = '', payload = '', signature = ''] = good.split('.')
  const claims = Buffer.from(payload, 'base64url').toString()
  const altered = Buffer.from(claims.replace('"exp":', '"exp":1')).toString('base64url')
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')

  return [
    ['none', undefined],
    ['no token', 'x'],
    ['a null byte', 'a%00b'],
    ['a tampered one', [header, altered, signature].join('.')],
    ['another signature', [header, payload, signature.split('').reverse().join('')].join('.')],
    ['an unsigned one', [unsigned, payload, ''].join('.')],
    ['one of another secret', await sign(own, 'x'.repeat(40))],
    ['an expired one', await sign(own, world.jwtSecret, '-1s')],
    ['one of a session that is gone', await sign(own)],
    ['one of no user', await sign({ ...own, sub: randomUUID() })],
    ['one without a person', await sign({ role, session_id: own.session_id })],
    ['one of an odd person', await sign({ ...own, sub: 'x' })],
    ['the visitor’s key', world.anonKey],
    ...(isOperators ? [['a person’s', anna.session.access_token] satisfies [string, string]] : []),
  ]
}
