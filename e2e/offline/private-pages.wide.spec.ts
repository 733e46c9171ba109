import type { Page } from '@playwright/test'
import { expect, signOut, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { awaitWorker, keptPaths, offlineMistakes } from './worker.ts'

test.use({ serviceWorkers: 'allow', expectedMistakes: offlineMistakes })

test('signing out leaves none of a learner’s pages on the device', async ({
  page,
  keys,
  learner: _,
}) => {
  const text = await openOwnPages(page, keys.anonKey)

  await signOut(page)
  expect(await keptPaths(page)).not.toContain('/dictionary')
  await page.context().setOffline(true)
  for (const path of ['/dictionary', text]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Cette page n’est pas sur votre appareil',
    )
  }
})

test('a session that has ended leaves none either, nor does the next account see them', async ({
  page,
  keys,
  learner: _,
}) => {
  await openOwnPages(page, keys.anonKey)

  await page.context().clearCookies()
  await page.goto('/about')
  await expect.poll(() => keptPaths(page)).not.toContain('/dictionary')
  await expect.poll(() => cachesOfAccounts(page)).toEqual([])
})

test('a page that was asked for before the session ended and comes after it is not kept', async ({
  page,
  keys,
  learner: _,
}) => {
  await page.goto(await openOwnPages(page, keys.anonKey))
  const held = await holdAnswers(page, '/dictionary')
  const late = page.evaluate(async () => {
    const response = await fetch('/dictionary', { headers: { accept: 'text/html' } })
    return response.headers.get('slovo-reader')
  })
  await held.isAsked

  await page.context().clearCookies()
  const other = await page.context().newPage()
  await other.goto('/about')
  await expect.poll(() => keptPaths(page)).not.toContain('/dictionary')
  held.release()

  expect(await late).toMatch(/^[0-9a-f-]{36}$/)
  await expect.poll(() => cachesOfAccounts(page)).toEqual([])
  await page.context().setOffline(true)
  await other.goto('/dictionary')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'Cette page n’est pas sur votre appareil',
  )
})

test('a text that is being kept when the session ends is not left on the device', async ({
  page,
  keys,
  learner: _,
}) => {
  const text = await openOwnPages(page, keys.anonKey)
  await page.goto(text)
  const held = await holdAnswers(page, text)
  const keep = page.locator('.keep-offline')
  await keep.getByRole('button', { name: 'Garder pour le train' }).click()
  await held.isAsked

  await page.context().clearCookies()
  const other = await page.context().newPage()
  await other.goto('/about')
  await expect.poll(() => keptPaths(other)).not.toContain('/dictionary')
  held.release()

  await expect(keep.getByRole('status')).toHaveText(/^Tout n’a pas pu être gardé/)
  expect(await cachesOfAccounts(page)).toEqual([])
})

/** Holds back what the worker asks for at these paths, as it is answered now. */
async function holdAnswers(page: Page, path: string) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  let say = () => {}
  const isAsked = new Promise<void>((resolve) => {
    say = resolve
  })
  await page.context().route(path, async (route) => {
    if (!route.request().serviceWorker()) return route.fallback()
    const response = await route.fetch()
    say()
    await isReleased
    await route.fulfill({ response })
  })
  return { isAsked, release: () => release() }
}

/** The caches in the name of an account: visitors have theirs. */
const cachesOfAccounts = async (page: Page) =>
  (await page.evaluate(() => caches.keys())).filter((name) => /-[0-9a-f]{8}-/.test(name))

/** A text and the dictionary, as their learner has them on the device; gives back the address of the text. */
async function openOwnPages(page: Page, anonKey: string) {
  const text = await addressOf('Она и он', anonKey)
  await page.goto(text)
  await awaitWorker(page)
  await page.goto('/dictionary')
  await expect.poll(() => keptPaths(page)).toContain('/dictionary')
  return text
}
