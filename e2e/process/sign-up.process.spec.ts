import { expect, test } from '@playwright/test'
import { linkOfMail, newAddress } from '../people/accounts.ts'
import { readKeys } from '../site/site-under-test.ts'

const siteUrl = process.env.SITE_UNDER_TEST ?? ''
const backendUrl = process.env.BACKEND_UNDER_TEST ?? siteUrl

for (const [place, language] of [
  ['/register', 'ru'],
  ['/ru/register', 'fr'],
] as const) {
  test(`a visitor who signs up at ${place} learns ${language}: the form says so, and the profile has it`, async () => {
    const { serviceRoleKey } = await readKeys(process.env.SITE_DATA_DIR ?? '')
    const email = newAddress()
    await signUp(place, email)
    const ask = async (place: string) =>
      (
        await fetch(backendUrl + place, {
          headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
        })
      ).json()
    const { users } = await ask(`/auth/v1/admin/users?filter=${encodeURIComponent(email)}`)
    expect(users).toMatchObject([{ email, user_metadata: { learning_language: language } }])
    const profile = `/rest/v1/users_profile?select=learning_language&id=eq.${users[0].id}`
    expect(await ask(profile)).toEqual([{ learning_language: language }])
  })
}

// S2-callback S7-browser-client
test('the link of a mail carries a code, which opens a session only where the sign-up began', async () => {
  const email = newAddress()
  const cookies = (await signUp('/register', email)).headers.getSetCookie().map(asSentBack)
  expect(cookies.join()).toMatch(/-auth-token[^=]*-code-verifier[^=]*=base64-/)

  const link = new URL(await linkOfMail(backendUrl, email))
  const confirmed = await open(link.searchParams.get('confirmation_url') ?? '')
  const back = new URL(confirmed.headers.get('location') ?? '')
  expect(back.pathname).toBe('/auth/callback')
  expect(back.searchParams.get('code')).toBeTruthy()
  expect(back.href).not.toContain('access_token')

  const elsewhere = await open(back.href)
  expect(elsewhere.headers.get('location')).toMatch(/^\/signin/)
  expect(sessionOf(elsewhere)).toEqual([])
  const here = await open(back.href, cookies)
  expect(here.headers.get('location')).toBe('/')
  expect(sessionOf(here)).not.toEqual([])
})

function signUp(place: string, email: string) {
  return fetch(siteUrl + place, {
    method: 'POST',
    headers: { origin: siteUrl },
    body: new URLSearchParams({ email, password: 'un-long-mot-de-passe' }),
  })
}

const open = (address: string, cookies: string[] = []) =>
  fetch(address, { redirect: 'manual', headers: { cookie: cookies.join('; ') } })

/** A cookie as a browser sends it back. */
const asSentBack = (cookie: string) => cookie.split(';')[0] ?? ''

const sessionOf = (answer: Response) =>
  answer.headers.getSetCookie().filter((cookie) => /^sb-[^=]+-auth-token(\.\d+)?=./.test(cookie))
