import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../site/journey.ts'
import { addressOf, askRest, haveWords, materialOf } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('a reader goes on at the line where they stopped, on the next day and from a link', async ({
  page,
  keys,
  learner,
}) => {
  const own = { apikey: keys.anonKey, token: learner.accessToken }
  const kept = async (): Promise<{ word: number }[]> =>
    await askRest('GET', 'reading_places?select=word', own)
  const address = await addressOf('Письмо', keys.anonKey)
  const reading = new ReadingPage(page)
  await reading.open(address)
  await expect(page.getByRole('link', { name: 'Reprendre là où vous étiez' })).toHaveCount(0)

  await reading.text
    .locator('w-')
    .nth(60)
    .evaluate((word) => word.scrollIntoView())
  await expect.poll(kept).toHaveLength(1)
  const [{ word = 0 } = {}] = await kept()
  expect(word).toBeGreaterThan(30)
  expect(word).toBeLessThanOrEqual(60)

  await page.goto('/materials')
  await reading.open(address)
  await page.getByRole('link', { name: 'Reprendre là où vous étiez' }).click()
  await expect(page.locator(`#w${word}`)).toBeInViewport()
  await page.goto('/materials')
  await reading.open(`${address}#w55`)
  await expect(reading.text.locator('w-').nth(55)).toBeInViewport()
})

test('a text opened from a scrolled list, and left for its flashcards, is gone on with where it was left', async ({
  page,
  keys,
  learner,
}) => {
  const own = { apikey: keys.anonKey, token: learner.accessToken }
  const { id: material_id } = await materialOf('Письмо', keys.anonKey)
  await haveWords(learner, keys.anonKey, [{ word_ru: 'письмо', word_fr: 'lettre', material_id }])
  await askRest('POST', 'reading_places', own, { material_id, word: 60 })
  const reading = new ReadingPage(page)
  const goOn = page.getByRole('link', { name: 'Reprendre là où vous étiez' })

  await page.clock.install()
  // Playwright does not see the answer to a beacon.
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, body) =>
      Boolean(fetch(url, { method: 'POST', body: body ?? null }))
  })
  await page.goto('/materials?q=Письмо')
  await page.setViewportSize({ width: 400, height: 300 })
  const link = page.getByRole('main').getByRole('link', { name: 'Письмо' }).first()
  await link.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await link.click()
  await goOn.evaluate((goOn) => goOn.scrollIntoView({ block: 'end' }))
  await expectSentAtRest(page)

  await reading.open(page.url())
  await goOn.click()
  await expect(page.locator('#w60')).toBeInViewport()
  // Without scrolling to it, which would be another place.
  await page
    .getByRole('link', { name: 'Réviser ces mots' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('.study-card')).toContainText('письмо')
  await expectSentAtRest(page)
  await reading.open(new URL(page.url()).pathname)
  await expect(goOn).toBeVisible()
})

test('a visitor who signs in later is still led back to where they stopped before', async ({
  page,
  keys,
  visitor,
}) => {
  const address = await addressOf('Письмо', keys.anonKey)
  const { id, updated_at } = await materialOf('Письмо', keys.anonKey)
  await page.goto('/teacher')
  const placed = `${id} ${Date.parse(updated_at)}:60`
  await page.evaluate((placed) => localStorage.setItem('slovo-places', placed), placed)
  await signIn(page, visitor)
  const reading = new ReadingPage(page)
  await reading.open(address)
  await page.getByRole('link', { name: 'Reprendre là où vous étiez' }).click()
  await expect(page.locator('#w60')).toBeInViewport()
})

/** A page sends what was read, and where its text came to rest if it was scrolled. */
async function expectSentAtRest(page: Page) {
  const sent = page.waitForResponse('**/reading-place')
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  // Once as it comes to rest, then once a minute.
  await page.clock.fastForward(50_000)
  await page.clock.fastForward(15_000)
  await sent
}
