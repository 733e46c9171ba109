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
  // What is tapped while the page still glides cannot be cancelled, says the console.
  await page.evaluate(scrollingRests)
  await reading.word('книгу').tap()
  await expect(reading.panel).toBeVisible()
})

/** Runs in the page: until it has stood still for five frames. */
const scrollingRests = () =>
  new Promise<void>((rested) => {
    let [last, still] = [scrollY, 0]
    const look = () => {
      still = scrollY === last ? still + 1 : 0
      last = scrollY
      if (still >= 5) rested()
      else requestAnimationFrame(look)
    }
    look()
  })
