import { expect, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('a finger that moves is a scroll and not a touch', async ({ page, keys }) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Мои книги', keys.anonKey))
  const box = await reading.word('книгу').boundingBox()
  const x = (box?.x ?? 0) + 5
  const y = (box?.y ?? 0) + 5
  const cdp = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - moved }],
    })
  await finger('touchStart')
  for (const moved of [10, 30, 60, 90, 120]) await finger('touchMove', moved)
  await finger('touchEnd')

  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await expect(reading.panel).toHaveCount(0)
  await reading.word('книгу').tap()
  await expect(reading.panel).toBeVisible()
})
