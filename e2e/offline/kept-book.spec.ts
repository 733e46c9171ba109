import { ReadingPage } from '../reading/reading-page.ts'
import { expect, test } from '../site/journey.ts'
import { awaitWorker, offlineMistakes } from './worker.ts'

test.use({ serviceWorkers: 'allow', expectedMistakes: offlineMistakes })

test('a book that is kept for the train is read without a network, with its words and pictures; then it is removed', async ({
  page,
}) => {
  await page.goto('/materials/book')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Дом с синими ставнями/ })
    .click()
  await expect(page.locator('.reading-text')).toBeVisible()
  await page.reload()
  await awaitWorker(page)
  const menu = page.locator('.chapter-menu')
  await menu.locator('summary').click()
  const chapters = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await menu.getByRole('button', { name: 'Garder tout le livre pour le train' }).click()
  await expect(menu.getByRole('status')).toHaveText(/^Gardé sur cet appareil \([\d,]+ (ko|Mo)\)$/)

  await page.context().setOffline(true)
  const reading = new ReadingPage(page)
  await reading.open(chapters.at(-1) ?? '')
  await reading.text.locator('w-').nth(3).click()
  await expect(reading.panel).toBeVisible()
  await expect(reading.panel.getByRole('button').first()).toBeVisible()
  for (const picture of await page.locator('.reading-picture').all()) {
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  }

  await page.goto('/offline')
  const remove = page.getByRole('button', { name: /^Retirer « .* » de cet appareil$/ })
  await remove.click()
  await expect(remove).toHaveCount(0)
  await page.goto(chapters[1] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette page n’est pas sur votre appareil',
  )
})
