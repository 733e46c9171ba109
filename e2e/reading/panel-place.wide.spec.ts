import { expect, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('the panel keeps beside its word, and inside the window, while the page scrolls and the window shrinks', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await page.setViewportSize({ width: 1280, height: 600 })
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.touch('книгу')
  const boxes = async () => ({
    word: await reading.word('книгу').boundingBox(),
    panel: await reading.panel.boundingBox(),
    window: page.viewportSize(),
  })
  const isBesideAndInside = async () => {
    const { word, panel, window } = await boxes()
    if (!word || !panel || !window) return false
    const isInside =
      panel.y >= 0 &&
      panel.y + panel.height <= window.height &&
      panel.x >= 0 &&
      panel.x + panel.width <= window.width
    const gap = Math.max(panel.y - word.y - word.height, word.y - panel.y - panel.height)
    return isInside && gap >= 0 && gap < 16
  }
  await expect.poll(isBesideAndInside).toBe(true)

  const wordTo = (y: number) =>
    reading
      .word('книгу')
      .evaluate(
        (word, y) => scrollBy({ top: word.getBoundingClientRect().top - y, behavior: 'instant' }),
        y,
      )
  for (const y of [80, 250, 120]) {
    await wordTo(y)
    await expect.poll(isBesideAndInside, `the word is at ${y} px`).toBe(true)
  }
  await page.setViewportSize({ width: 800, height: 500 })
  await expect.poll(isBesideAndInside, 'the window is smaller').toBe(true)
})

test('at the right edge of the window the panel is as wide as elsewhere', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await page.setViewportSize({ width: 800, height: 700 })
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.touch('Это')
  const first = await reading.panel.boundingBox()
  const place = await reading.text
    .locator('w-')
    .evaluateAll((words) =>
      words.reduce(
        (best, word, place) =>
          word.getBoundingClientRect().right > (words[best]?.getBoundingClientRect().right ?? 0)
            ? place
            : best,
        0,
      ),
    )
  await page.keyboard.press('Escape')
  await reading.text.locator('w-').nth(place).click()
  const last = await reading.panel.boundingBox()
  expect(last?.width).toBe(first?.width)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(800 - 8)
})
