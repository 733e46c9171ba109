import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type Account, makeAccount } from './accounts.ts'
import { readKeys } from './site-under-test.ts'

export const siteUrl = process.env.SITE_UNDER_TEST ?? ''
const dataDir = process.env.SITE_DATA_DIR ?? ''

interface Journey {
  keys: { anonKey: string; serviceRoleKey: string }
  /** Somebody of this test alone, signed in to the browser of this test. */
  learner: Account
}

/** Browser journeys start at the site under test, and fail when a page logs an error or throws. */
export const test = base.extend<Journey>({
  baseURL: async ({ browserName: _ }, use) => use(siteUrl),
  keys: async ({ browserName: _ }, use) => use(await readKeys(dataDir)),
  learner: async ({ page, keys }, use) => {
    const account = await makeAccount(siteUrl, keys.anonKey)
    await signIn(page, account)
    await use(account)
  },
  page: async ({ page }, use) => {
    const mistakes: string[] = []
    page.on('pageerror', (error) => mistakes.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isMissingPage(message.text()))
        mistakes.push(message.text())
    })
    await use(page)
    expect(mistakes).toEqual([])
  },
})

export { expect }

/** A status of 4xx that the test itself asked for is no mistake of the page. */
function isMissingPage(text: string) {
  return /Failed to load resource: .*status of 4\d\d/.test(text)
}

export async function signIn(page: Page, { email, password }: Account) {
  const answer = await page.request.post('/login', {
    form: { email, password },
    headers: { origin: siteUrl },
    maxRedirects: 0,
  })
  expect(answer.status()).toBeLessThan(400)
}

/** The address of a material of `e2e/content`, by its title. */
export async function addressOf(title: string, anonKey: string): Promise<string> {
  const query = new URLSearchParams({ select: 'id,slug,section', title: `eq.${title}` })
  const answer = await fetch(`${siteUrl}/rest/v1/materials?${query}`, {
    headers: { apikey: anonKey },
  })
  const [{ id, slug, section }] = await answer.json()
  return `/materials/${section}/${id}-${slug}`
}

/** A word of a learner's dictionary, put there without the site. */
export async function haveWord(
  { id, accessToken }: Account,
  anonKey: string,
  word: { word_ru: string; word_fr: string; word_sentence?: string; material_id?: number },
) {
  const answer = await fetch(`${siteUrl}/rest/v1/user_words`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ user_id: id, word_sentence: '', ...word }),
  })
  expect(answer.status).toBe(201)
}

/** What a learner has saved, as the database has it. */
export async function savedWords({ accessToken }: Account, anonKey: string) {
  const answer = await fetch(
    `${siteUrl}/rest/v1/user_words?select=word_ru,word_fr,word_sentence&order=id`,
    { headers: { apikey: anonKey, authorization: `Bearer ${accessToken}` } },
  )
  const words: { word_ru: string; word_fr: string; word_sentence: string }[] = await answer.json()
  return words
}

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  expect(found).toEqual([])
}
