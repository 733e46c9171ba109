import { expect, test } from '../site/journey.ts'
import { addressOf, askRest } from '../site/site-data.ts'
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
