import { expect, test } from '@playwright/test'
import { makeAccount, post } from '../people/accounts.ts'
import { readKeys } from '../site/site-under-test.ts'

const siteUrl = process.env.SITE_UNDER_TEST ?? ''
const backendUrl = process.env.BACKEND_UNDER_TEST ?? siteUrl
const keys = () => readKeys(process.env.SITE_DATA_DIR ?? '')

// S7-browser-client S9-cookies
test('a session that is longer than a cookie is split into chunks of 3180, read, and taken away whole', async () => {
  const { anonKey, serviceRoleKey } = await keys()
  const account = await makeAccount(backendUrl, { anonKey, serviceRoleKey })
  const longer = await fetch(`${backendUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: anonKey, authorization: `Bearer ${account.accessToken}` },
    body: JSON.stringify({ data: { about: 'Она читает. '.repeat(100) } }),
  })
  expect(longer.status).toBe(200)

  const chunks = sessionOf(await send('/login', account))
  expect(chunks.length).toBeGreaterThan(2)
  expect(chunks.map(({ name }) => name.split('-auth-token')[1])).toEqual(
    chunks.map((_, place) => `.${place}`),
  )
  const lengths = chunks.map(({ value }) => value.length)
  expect(lengths.slice(0, -1)).toEqual(lengths.slice(1).map(() => 3180))

  const cookie = chunks.map(({ name, value }) => `${name}=${value}`).join('; ')
  const page = await fetch(`${siteUrl}/account`, { headers: { cookie }, redirect: 'manual' })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(account.email)

  const left = sessionOf(await send('/signout', {}, cookie))
  for (const { name } of chunks) expect(left).toContainEqual({ name, value: '' })
})

const endings = {
  'was ended elsewhere': (token: string, apikey: string) =>
    post(backendUrl, '/auth/v1/logout?scope=global', apikey, {}, token),
  'belongs to an account that is gone': async (token: string) => {
    const { serviceRoleKey } = await keys()
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return fetch(`${backendUrl}/auth/v1/admin/users/${sub}`, {
      method: 'DELETE',
      headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
    })
  },
}

for (const [how, end] of Object.entries(endings)) {
  // S8-auth-library
  test(`signing out of a session that ${how} is no error, and leaves no cookie`, async () => {
    const { anonKey, serviceRoleKey } = await keys()
    const account = await makeAccount(backendUrl, { anonKey, serviceRoleKey })
    const kept = sessionOf(await send('/login', account))
    const cookie = kept.map(({ name, value }) => `${name}=${value}`).join('; ')
    const session = JSON.parse(
      Buffer.from((kept[0]?.value ?? '').replace('base64-', ''), 'base64url').toString(),
    )
    expect((await end(session.access_token, anonKey)).ok).toBe(true)

    const left = await send('/signout', {}, cookie)
    expect([left.status, left.headers.get('location')]).toEqual([302, '/'])
    for (const { name } of kept) expect(sessionOf(left)).toContainEqual({ name, value: '' })
  })
}

// S8-sign-in
test('an account that was blocked cannot sign in, and the form says so in the reader’s language', async () => {
  const { anonKey, serviceRoleKey } = await keys()
  const account = await makeAccount(backendUrl, { anonKey, serviceRoleKey })
  const banned = await fetch(`${backendUrl}/auth/v1/admin/users/${account.id}`, {
    method: 'PUT',
    headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
    body: JSON.stringify({ ban_duration: '1h' }),
  })
  expect(banned.status).toBe(200)
  for (const [place, sentence] of [
    ['/login', 'Ce compte est bloqué.'],
    ['/ru/signin', 'Эта учётная запись заблокирована.'],
  ] as const) {
    const answer = await send(place, account)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(sentence)
    expect(sessionOf(answer)).toEqual([])
  }
})

/** A form of the site, as a browser without script sends it. */
function send(place: string, form: { email?: string; password?: string }, cookie = '') {
  const { email = '', password = '' } = form
  return fetch(siteUrl + place, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: siteUrl, cookie },
    body: new URLSearchParams({ email, password }),
  })
}

/** The cookies of the session in an answer; one that is taken away is empty. */
function sessionOf(answer: Response) {
  return answer.headers
    .getSetCookie()
    .map((cookie) => /^(sb-[^=]+-auth-token(?:\.\d+)?)=([^;]*)/.exec(cookie))
    .flatMap((found) => (found ? [{ name: found[1] ?? '', value: found[2] ?? '' }] : []))
}
