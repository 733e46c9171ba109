import { expect, test } from '../site/journey.ts'
import { addressOf } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

// Browsers move a finger's tap from a narrow word to the word beside it that has the focus.
test('on a phone every word is heard beside the word that was touched before it', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  const elements = reading.text.locator('p').last().locator('w-')
  const cdp = await page.context().newCDPSession(page)

  async function tap(word: number) {
    const middle = await elements.nth(word).evaluate(middleOf)
    const finger = { ...middle, radiusX: 12, radiusY: 12 }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(elements.nth(word)).toHaveClass(/touched/)
    const heading = () => reading.panel.getByRole('heading').textContent()
    await expect.poll(async () => (await heading())?.replaceAll('\u0301', '')).toBe(words[word])
  }

  const words = await elements.allTextContents()
  expect(words.filter((word) => word.length === 1).length).toBeGreaterThan(3)
  const there = Array.from(words.keys())
  for (const word of [...there, ...there.toReversed().slice(1)]) await tap(word)
})

/** Where a word is once it has been scrolled to the top, above the sheet. */
function middleOf(word: Element) {
  word.scrollIntoView({ block: 'start', behavior: 'instant' })
  const { left, top, width, height } = word.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
