import { expect, test } from './journey.ts'
import { ReadingPage } from './reading-page.ts'
import { addressOf } from './site-data.ts'

test('a finger that moves is a scroll and not a touch', async ({ page, keys }) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Мои книги', keys.anonKey))
  const box = await reading.word('книгу').boundingBox()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.synthesizeScrollGesture', {
    x: (box?.x ?? 0) + 5,
    y: (box?.y ?? 0) + 5,
    yDistance: -120,
    gestureSourceType: 'touch',
  })

  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await expect(reading.panel).toHaveCount(0)
  await reading.word('книгу').tap()
  await expect(reading.panel).toBeVisible()
})
