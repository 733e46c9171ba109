import { post } from '../people/accounts.ts'
import { backendUrl, expect, signIn, test } from '../site/journey.ts'

const pages = ['/account', '/ru/account', '/dictionary', '/my-materials', '/account/data.json']

test('after a sign-out elsewhere every page of the user’s own leads to the sign-in, and nothing is written', async ({
  page,
  visitor: { accessToken, ...visitor },
  keys: { anonKey },
}) => {
  const word = { word_ru: 'книга', word_fr: 'livre' }
  const save = () => post(backendUrl, '/rest/v1/user_words', anonKey, word, accessToken)
  expect((await save()).status).toBe(201)
  await post(backendUrl, '/auth/v1/logout?scope=global', anonKey, {}, accessToken)

  for (const place of pages) {
    // A fresh cookie: the browser was not there when the session was ended.
    await signIn(page, visitor)
    await page.goto(place)
    await expect(page).toHaveURL(/\/signin\?next=/)
  }
  expect((await save()).status).toBe(403)
  const headers = { apikey: anonKey, authorization: `Bearer ${accessToken}` }
  const words = await fetch(`${backendUrl}/rest/v1/user_words`, { headers })
  expect(await words.json()).toEqual([])
})

test('the cookie of an account that was banned opens no session', async ({
  page,
  visitor,
  keys: { serviceRoleKey },
}) => {
  await fetch(`${backendUrl}/auth/v1/admin/users/${visitor.id}`, {
    method: 'PUT',
    headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
    body: JSON.stringify({ ban_duration: '1h' }),
  })
  await signIn(page, visitor)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/signin\?next=/)
})
