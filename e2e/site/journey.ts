import { test as base, type Page } from '@playwright/test'
import { type Account, makeAccount } from '../people/accounts.ts'
import { readKeys } from './site-under-test.ts'
import { expect, hearToasts } from './toasts.ts'

export const siteUrl = process.env.SITE_UNDER_TEST ?? ''
/** Where accounts, rows, files and mails are; the site's own address unless its backend stands apart. */
export const backendUrl = process.env.BACKEND_UNDER_TEST ?? siteUrl
const dataDir = process.env.SITE_DATA_DIR ?? ''

interface Journey {
  keys: { anonKey: string; serviceRoleKey: string }
  /** A user of this test alone, signed in to its browser. */
  learner: Account
  /** A user who has an account and is not signed in yet. */
  visitor: Account
  /** What a page may log in a test that takes its network or its data away. */
  expectedMistakes: RegExp
}

/** Browser journeys start at the site under test, and fail when a page logs an error or throws. */
export const test = base.extend<Journey>({
  baseURL: async ({ browserName: _ }, use) => use(siteUrl),
  keys: async ({ browserName: _ }, use) => use(await readKeys(dataDir)),
  expectedMistakes: [/^nothing$/, { option: true }],
  visitor: async ({ keys }, use) => use(await makeAccount(backendUrl, keys)),
  learner: async ({ page, visitor }, use) => {
    await signIn(page, visitor)
    await use(visitor)
  },
  context: async ({ context }, use) => {
    await hearToasts(context)
    await use(context)
  },
  page: async ({ page, expectedMistakes }, use) => {
    const mistakes: string[] = []
    const hear = (text: string) => {
      // A status of 4xx that the test itself asked for is no mistake of the page.
      const isAskedFor = /Failed to load resource: .*status of 4\d\d/.test(text)
      if (!isAskedFor && !expectedMistakes.test(text)) mistakes.push(text)
    }
    page.on('pageerror', (error) => hear(String(error)))
    page.on('console', (message) => message.type() === 'error' && hear(message.text()))
    await use(page)
    expect(mistakes).toEqual([])
  },
})

export { expect }

/** For a journey that would find nothing else on a phone, in a file whose other journeys would. */
export const onlyWide = { tag: '@wide' }

/** Puts a session into the browser as the site keeps it, without a form and its slow password check. */
export async function signIn(page: Page, account: Pick<Account, 'session'>) {
  await page.context().addCookies([{ ...sessionCookie(account), url: siteUrl, sameSite: 'Lax' }])
}

/** The cookie that holds a session. */
export function sessionCookie({ session }: Pick<Account, 'session'>) {
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  expect(value.length, 'more than one cookie is needed').toBeLessThanOrEqual(3180)
  return { name: `sb-${new URL(siteUrl).hostname.split('.')[0]}-auth-token`, value }
}

/** On a phone the links and switches of the top bar are in a drawer. */
export async function openDrawer(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: /Ouvrir le menu|Открыть меню/ }).click()
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Mon compte' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()
}
