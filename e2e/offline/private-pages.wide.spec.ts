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
  // A page that was just being kept when the session ended goes a moment later.
  const namesOfAccounts = async () =>
    (await page.evaluate(() => caches.keys())).filter((name) => /-[0-9a-f]{8}-/.test(name))
  await expect.poll(namesOfAccounts).toEqual([])
})

/** A text and the dictionary, as their learner has them on the device; gives back the address of the text. */
async function openOwnPages(page: Page, anonKey: string) {
  const text = await addressOf('Она и он', anonKey)
  await page.goto(text)
  await awaitWorker(page)
  await page.goto('/dictionary')
  await expect.poll(() => keptPaths(page)).toContain('/dictionary')
  return text
}
